import { afterAll, beforeAll, expect, it } from 'vitest';
import { aurora, createTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  addVendorKey,
  callAsVendor,
  findTestGame,
  fundMember,
  launchCode,
  type TestGame,
} from '../../../tests/support/vendors.ts';
import { withTransaction } from '../../db/database.ts';
import { readBalances, readSum } from '../../ledger/balances.ts';
import type { VendorKey } from './vendorKeys.ts';

/** VENDOR_SEED replays one seed; VENDOR_SEEDS and VENDOR_STEPS make the run longer, as at night. */
const { VENDOR_SEED, VENDOR_SEEDS = '4', VENDOR_STEPS = '120' } = process.env;
const SEEDS = VENDOR_SEED
  ? [Number(VENDOR_SEED)]
  : Array.from({ length: Number(VENDOR_SEEDS) }, (_, index) => index + 1);
const STEPS = Number(VENDOR_STEPS);
const FUNDS = 20_000n;

/** Numbers from 0 to just below a count, the same for the same seed (mulberry32). */
function createChance(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
}

interface Message {
  readonly call: 'debit' | 'credit' | 'rollback' | 'endRound';
  readonly member: number;
  readonly roundId: string;
  readonly id: string;
  readonly amountMinor: bigint;
  readonly of?: string;
}

interface ModelRound {
  readonly member: number;
  state: string;
  staked: bigint;
  paid: bigint;
}

interface Known {
  answer: string;
  state: 'done' | 'refused' | 'rolledBack' | 'cancelled';
  readonly message: Message | null;
}

/** What the wallet is meant to be, in forty lines without a database. */
class Model {
  readonly balances: bigint[];
  readonly rounds = new Map<string, ModelRound>();
  readonly known = new Map<string, Known>();

  constructor(members: number) {
    this.balances = Array.from({ length: members }, () => FUNDS);
  }

  /** The code that is answered, or "ok" and the balance. */
  deliver(message: Message): string {
    const known = this.known.get(message.id);
    if (known?.state === 'cancelled') return 'transactionCancelled';
    if (known) return known.answer;
    const outcome = this[message.call](message, this.rounds.get(message.roundId));
    if (outcome === 'done' || outcome === 'insufficientFunds') {
      const answer = outcome === 'done' ? `ok ${this.balances[message.member]}` : outcome;
      this.known.set(message.id, {
        answer,
        state: outcome === 'done' ? 'done' : 'refused',
        message,
      });
      return answer;
    }
    return outcome;
  }

  private debit({ member, roundId, amountMinor }: Message, round?: ModelRound): string {
    if (round && round.state !== 'open') return 'roundClosed';
    if (this.balances[member]! < amountMinor) return 'insufficientFunds';
    this.balances[member]! -= amountMinor;
    const kept = round ?? { member, state: 'open', staked: 0n, paid: 0n };
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

  private rollback({ member, of = '' }: Message, round?: ModelRound): string {
    const debit = this.known.get(of);
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
    if (round.state !== 'open' && round.state !== 'settled') return 'roundClosed';
    round.state = 'settled';
    return 'done';
  }
}

let gateway: TestGateway;
let game: TestGame;
let key: VendorKey;

beforeAll(async () => {
  gateway = await createTestGateway();
  game = await findTestGame(gateway);
  key = await addVendorKey(gateway, aurora, game.vendorCode);
});

afterAll(() => gateway.close());

async function openMember(account: string) {
  const memberId = await addMember(gateway, aurora, { account });
  await fundMember(gateway, aurora, memberId, FUNDS);
  const as = await signIn(gateway, aurora, account);
  const code = await launchCode(gateway, aurora, as, account, game);
  const { value } = await callAsVendor(gateway, aurora, 'authenticate', { code }, { key });
  return { memberId, session: value['session'] as string };
}
type Member = Awaited<ReturnType<typeof openMember>>;

const toWire = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

async function send(members: readonly Member[], message: Message): Promise<string> {
  const { call, member, roundId, id, amountMinor, of } = message;
  const body = {
    session: members[member]!.session,
    transactionId: id,
    roundId,
    ...(call === 'debit' || call === 'credit' ? { amount: toWire(amountMinor) } : {}),
    ...(call === 'rollback' ? { debitTransactionId: of } : {}),
  };
  const { code, value, status } = await callAsVendor(gateway, aurora, call, body, { key });
  expect(status).toBeLessThan(500);
  return (
    code ??
    `ok ${String(value['balance'])
      .replace('.', '')
      .replace(/^0+(?=\d)/, '')}`
  );
}

/** A vendor in a hurry on a bad line: some of what it says is late, twice, out of order, or never heard. */
function writeMessages(seed: number, members: number, chance: (count: number) => number) {
  const messages: Message[] = [];
  let number = 0;
  const next = (call: Message['call'], member: number, roundId: string, of?: string): string => {
    const id = `s${seed}-t${(number += 1)}`;
    messages.push({ call, member, roundId, id, of, amountMinor: BigInt(1 + chance(4000)) });
    return id;
  };
  while (messages.length < STEPS) {
    const member = chance(members);
    const roundId = `s${seed}-r${(number += 1)}`;
    const debits = Array.from({ length: 1 + chance(3) }, () => next('debit', member, roundId));
    if (chance(3) === 0) next('rollback', member, roundId, debits[chance(debits.length)]);
    if (chance(2) === 0) next('credit', member, roundId);
    if (chance(4) > 0) next('endRound', member, roundId);
  }
  return messages;
}

function spoil(messages: readonly Message[], chance: (count: number) => number): Message[][] {
  const line: Message[][] = messages.map((message) => [message]);
  for (let index = 0; index < messages.length; index += 1) {
    const message = messages[index]!;
    const fate = chance(10);
    if (fate === 0) line[index] = [];
    // Twice at once, or again much later.
    if (fate === 1 || fate === 2) line[index] = [message, message, message];
    if (fate === 3 || fate === 4) line.push([message]);
    if (fate === 5 && index > 2) {
      const other = index - 1 - chance(2);
      [line[index], line[other]] = [line[other]!, line[index]!];
    }
  }
  return line;
}

it.each(SEEDS)(
  'with seed %i the ledger is what a model of it says, message by message',
  async (seed) => {
    const chance = createChance(seed);
    const readHouse = () =>
      withTransaction(gateway.db, aurora, (tx) =>
        readSum(tx, { vendor: game.vendorCode }, { merchantCode: 'AURORA', currency: 'EUR' }),
      );
    const houseBefore = await readHouse();
    const members = [await openMember(`run${seed}a`), await openMember(`run${seed}b`)];
    const model = new Model(members.length);
    const line = spoil(writeMessages(seed, members.length, chance), chance);
    for (const [step, copies] of line.entries()) {
      if (copies.length === 0) continue;
      const expected = model.deliver(copies[0]!);
      const answers = await Promise.all(copies.map((message) => send(members, message)));
      const what = `VENDOR_SEED=${seed}, step ${step}: ${copies[0]!.call}`;
      expect(answers, what).toEqual(copies.map(() => expected));
    }
    const { merchantCode } = aurora;
    await withTransaction(gateway.db, aurora, async (tx) => {
      for (const [index, { memberId }] of members.entries()) {
        const [main] = await readBalances(tx, { merchantCode, memberId, currency: 'EUR' });
        expect(main!.availableMinor, `VENDOR_SEED=${seed}`).toBe(model.balances[index]);
      }
      const kept = await tx
        .selectFrom('play_rounds')
        .select(['id', 'state', 'staked_minor', 'paid_minor'])
        .where('id', 'like', `s${seed}-%`)
        .execute();
      const asKept = kept.map((row) => [row.id, row.state, row.staked_minor, row.paid_minor]);
      const asMeant = [...model.rounds].map(([id, round]) => [
        id,
        round.state,
        round.staked,
        round.paid,
      ]);
      const byId = (one: unknown[], other: unknown[]) =>
        String(one[0]) < String(other[0]) ? -1 : 1;
      expect(asKept.sort(byId), `VENDOR_SEED=${seed}`).toEqual(asMeant.sort(byId));
    });
    const lost = model.balances.reduce((sum, left) => sum + FUNDS - left, 0n);
    expect((await readHouse()) - houseBefore, `VENDOR_SEED=${seed}`).toBe(lost);
  },
);
