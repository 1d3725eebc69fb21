import type { Message } from './messages.ts';

/** A round as it is meant to be; amounts in minor units. */
export interface ModelRound {
  state: 'open' | 'settled' | 'rolledBack';
  staked: bigint;
  paid: bigint;
}

interface Known {
  answer: string;
  state: 'done' | 'refused' | 'rolledBack' | 'cancelled';
  readonly message: Message | null;
}

/** What the wallet is meant to be, on two pages and without a database. */
export class VendorModel {
  readonly balances: bigint[];
  readonly rounds = new Map<string, ModelRound>();
  private readonly known = new Map<string, Known>();

  constructor(members: number, fundsMinor: bigint) {
    this.balances = Array.from({ length: members }, () => fundsMinor);
  }

  /** The code that is answered, or "ok" and the balance. */
  deliver(message: Message): string {
    const known = this.known.get(message.id);
    const isUndone = known?.state === 'cancelled' || known?.state === 'rolledBack';
    if (isUndone) return 'transactionCancelled';
    if (known) return known.answer;
    const outcome = this[message.call](message, this.rounds.get(message.roundId));
    if (outcome !== 'done' && outcome !== 'insufficientFunds') return outcome;
    const answer = outcome === 'done' ? `ok ${this.balances[message.member]}` : outcome;
    const state = outcome === 'done' ? 'done' : 'refused';
    this.known.set(message.id, { answer, state, message });
    return answer;
  }

  private debit({ member, roundId, amountMinor }: Message, round?: ModelRound): string {
    if (round && round.state !== 'open') return 'roundClosed';
    if (this.balances[member]! < amountMinor) return 'insufficientFunds';
    this.balances[member]! -= amountMinor;
    const kept = round ?? { state: 'open', staked: 0n, paid: 0n };
    kept.staked += amountMinor;
    this.rounds.set(roundId, kept);
    return 'done';
  }

  private credit({ member, amountMinor }: Message, round?: ModelRound): string {
    if (!round) return 'roundUnknown';
    if (round.state !== 'open') return 'roundClosed';
    this.balances[member]! += amountMinor;
    round.paid += amountMinor;
    return 'done';
  }

  private rollback({ member, roundId, of = '' }: Message, round?: ModelRound): string {
    const debit = this.known.get(of);
    if (!round) this.rounds.set(roundId, { state: 'rolledBack', staked: 0n, paid: 0n });
    if (!debit) {
      this.known.set(of, { answer: '', state: 'cancelled', message: null });
      return 'done';
    }
    if (debit.state !== 'done' || !round) return 'done';
    if (round.state !== 'open') return 'roundClosed';
    if (round.paid > 0n) return 'roundCredited';
    const { amountMinor } = debit.message!;
    debit.state = 'rolledBack';
    this.balances[member]! += amountMinor;
    round.staked -= amountMinor;
    if (round.staked === 0n) round.state = 'rolledBack';
    return 'done';
  }

  private endRound(_message: Message, round?: ModelRound): string {
    if (!round) return 'roundUnknown';
    if (round.state === 'rolledBack') return 'roundClosed';
    round.state = 'settled';
    return 'done';
  }
}
