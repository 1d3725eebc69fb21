import type { Round, PlaySession, Transaction } from './rounds.repository.ts';
import { VendorFault } from './vendorFault.ts';

/** What a round has come to; amounts in minor units. */
export type RoundSum = Pick<Round, 'state' | 'is_free' | 'staked_minor' | 'paid_minor'>;

/** A round before anything was staked in it. */
const fresh: RoundSum = { state: 'open', is_free: false, staked_minor: 0n, paid_minor: 0n };

/** A round whose only stake was rolled back before it came. */
export const cancelledRound: RoundSum = { ...fresh, state: 'rolledBack' };

function requireOpen(round: RoundSum): void {
  if (round.state !== 'open') throw new VendorFault('roundClosed', `The round is ${round.state}.`);
}

/** Throws VendorFault roundMismatch where a round is another member's, or of another game or mode. */
export function requireOwn(round: Round | undefined, session: PlaySession): void {
  if (
    round &&
    (round.member_id !== session.memberId ||
      round.game_id !== session.gameId ||
      round.mode !== session.mode)
  ) {
    throw new VendorFault('roundMismatch', 'The round belongs to another member, game or mode.');
  }
}

/** A round after a stake, before it was taken. Throws VendorFault roundClosed. */
export function afterDebit(round: RoundSum = fresh, amountMinor: bigint): RoundSum {
  requireOpen(round);
  return { ...round, staked_minor: round.staked_minor + amountMinor };
}

/**
 * A round after a payment. Throws VendorFault roundUnknown where there is none and it is not to be a free one, roundClosed,
 * or debitMissing.
 */
export function afterCredit(
  round: RoundSum | undefined,
  { amountMinor, isFree }: { readonly amountMinor: bigint; readonly isFree: boolean },
): RoundSum {
  if (!round && !isFree) throw new VendorFault('roundUnknown', 'There is no such round.');
  const before = round ?? { ...fresh, is_free: true };
  requireOpen(before);
  if (before.staked_minor === 0n && !before.is_free) {
    throw new VendorFault('debitMissing', 'Nothing was staked in this round.');
  }
  return { ...before, paid_minor: before.paid_minor + amountMinor };
}

/** What a rollback does: what is given back, and the round after it. */
export interface RolledBack<R extends RoundSum> {
  readonly returnedMinor: bigint;
  readonly round: R | undefined;
  /** The debit never came and is to be refused when it does. */
  readonly isEarly: boolean;
}

/**
 * The rollback of a debit: of one that never came, was refused, or was rolled back before, nothing is given back. Throws
 * VendorFault transactionConflict where the transaction is no debit of this round, roundClosed, or roundCredited.
 */
export function afterRollback<R extends RoundSum>(
  round: R | undefined,
  debit: Pick<Transaction, 'kind' | 'state' | 'round_id' | 'amount_minor'> | undefined,
  roundId: string,
): RolledBack<R> {
  if (!debit) return { returnedMinor: 0n, round, isEarly: true };
  if (debit.kind !== 'debit' || debit.round_id !== roundId) {
    throw new VendorFault('transactionConflict', 'That is no debit of this round.');
  }
  if (debit.state !== 'done' || !round) return { returnedMinor: 0n, round, isEarly: false };
  requireOpen(round);
  if (round.paid_minor > 0n) {
    throw new VendorFault('roundCredited', 'Something was paid in this round already.');
  }
  const staked_minor = round.staked_minor - debit.amount_minor;
  const state = staked_minor === 0n && !round.is_free ? 'rolledBack' : 'open';
  return {
    returnedMinor: debit.amount_minor,
    round: { ...round, staked_minor, state },
    isEarly: false,
  };
}

/** A round after its end; ending a settled one changes nothing. Throws VendorFault roundUnknown or roundClosed. */
export function afterEnd<R extends RoundSum>(round: R | undefined): R {
  if (!round) throw new VendorFault('roundUnknown', 'There is no such round.');
  if (round.state !== 'settled') requireOpen(round);
  return { ...round, state: 'settled' };
}

/** A round that was left open for too long: what was staked comes back, unless something was paid. */
export function afterTimeOut<R extends RoundSum>(
  round: R,
): { readonly returnedMinor: bigint; readonly round: R } {
  const isReturned = round.paid_minor === 0n && round.staked_minor > 0n;
  return {
    returnedMinor: isReturned ? round.staked_minor : 0n,
    round: { ...round, state: isReturned ? 'returned' : 'settled' },
  };
}
