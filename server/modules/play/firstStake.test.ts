import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { toWireAmount } from '../../http/wireAmount.ts';
import type { VendorKey } from './vendorKeys.ts';

let gateways: [TestGateway, TestGateway];

beforeAll(async () => {
  const first = await createTestGateway();
  gateways = [first, await createTestGateway({ db: first.db })];
});

afterAll(async () => {
  for (const gateway of gateways.toReversed()) await gateway.close();
});

it('an amount is written by the database as by the gateway', async () => {
  const amounts = [0n, 1n, 9n, 10n, 99n, 100n, 12345n, 10n ** 15n];
  const written = amounts.flatMap((minor) =>
    [0, 1, 2, 3, 4].map((decimals) => ({ minor, decimals })),
  );
  for (const { minor, decimals } of written) {
    const { rows } = await sql<{ text: string }>`
      select wire_amount(${minor}, ${decimals}::smallint) as text`.execute(gateways[0].db.kysely);
    expect(rows[0]!.text).toBe(toWireAmount(minor, decimals));
  }
});

/** A member with 100.00 and a game open at the first gateway. */
async function seat(game: TestGame, key: VendorKey, account: string) {
  const [gateway] = gateways;
  const memberId = await addMember(gateway, aurora, { account });
  await fundMember(gateway, aurora, memberId, 10_000n);
  const as = await signIn(gateway, aurora, account);
  const code = await launchCode(gateway, aurora, as, account, game);
  const { value } = await callAsVendor(gateway, aurora, 'authenticate', { code }, { key });
  return { memberId, session: value['session'] as string };
}

it('is answered alike by a gateway that knows the session and by one that does not', async () => {
  const [knows, other] = gateways;
  const game = await findTestGame(knows);
  const key = await addVendorKey(knows, aurora, game.vendorCode);
  const { session } = await seat(game, key, 'firststake');
  const stake = (gateway: TestGateway, name: string) =>
    callAsVendor(
      gateway,
      aurora,
      'debit',
      { session, transactionId: `t${name}`, roundId: `r${name}`, amount: '0.50' },
      { key },
    );
  const answers = [await stake(knows, '1'), await stake(other, '2')];
  expect(answers.map(({ value }) => value['balance'])).toEqual(['99.50', '99.00']);
  // Asked again, each is answered by the other one, from what was kept.
  const again = [await stake(other, '1'), await stake(knows, '2')];
  expect(again.map(({ status, text }) => [status, text])).toEqual(
    answers.map(({ status, text }) => [status, text]),
  );
  const shapes = answers.map(({ text }) => text.replaceAll(/[tr][12]|99\.\d+/g, ''));
  expect(shapes[0]).toBe(shapes[1]);
});

describe('first stakes of many members at once', () => {
  const names = ['ana', 'bea', 'cid', 'dov', 'eva', 'fay', 'gil', 'hal'];
  let key: VendorKey;
  let seats: readonly Awaited<ReturnType<typeof seat>>[];

  beforeAll(async () => {
    const game = await findTestGame(gateways[0], 1);
    key = await addVendorKey(gateways[0], aurora, game.vendorCode);
    seats = await Promise.all(names.map((name) => seat(game, key, name)));
  });

  const stake = (seatAt: number, rest: object = {}, nonce: string = randomUUID()) => {
    const { session } = seats[seatAt]!;
    const ids = { transactionId: randomUUID(), roundId: randomUUID() };
    const body = { session, ...ids, amount: '1.00', ...rest };
    return callAsVendor(gateways[0], aurora, 'debit', body, { key, nonce });
  };

  it('share transactions of the database, and each is answered for itself', async () => {
    const roundIds = seats.map(() => randomUUID());
    const answers = await Promise.all(
      roundIds.map((roundId, at) => stake(at, { roundId, amount: `${at + 1}.00` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(seats.map(() => 200));
    expect(answers.map(({ value }) => [value['roundId'], value['balance']])).toEqual(
      roundIds.map((roundId, at) => [roundId, `${99 - at}.00`]),
    );
    const { rows } = await sql<{ rounds: number; transactions: number }>`
      select count(*)::int as rounds, count(distinct xmin::text)::int as transactions
        from play_rounds where id = any(${roundIds})`.execute(gateways[0].db.owner);
    expect(rows[0]!.rounds).toBe(seats.length);
    expect(rows[0]!.transactions).toBeLessThan(seats.length);
  });

  it('of which some are refused are refused alone', async () => {
    const taken = randomUUID();
    const nonce = randomUUID();
    expect((await stake(0, { transactionId: taken }, nonce)).status).toBe(200);
    const before = await Promise.all(seats.map((_, at) => balanceOf(at)));
    const answers = await Promise.all([
      stake(1),
      stake(2, { amount: '5000.00' }),
      stake(3, { transactionId: taken }),
      stake(4, {}, nonce),
      stake(5, { session: 'x'.repeat(43) }),
      stake(6),
      stake(6),
      stake(7),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([
      undefined,
      'insufficientFunds',
      'transactionConflict',
      'requestReplayed',
      'sessionUnknown',
      undefined,
      undefined,
      undefined,
    ]);
    const after = await Promise.all(seats.map((_, at) => balanceOf(at)));
    expect(after.map((balance, at) => before[at]! - balance)).toEqual([0, 1, 0, 0, 0, 0, 2, 1]);
  });

  it('do not wait for one whose wallet somebody else holds', async () => {
    let letGo!: () => void;
    const isHeld = new Promise<void>((resolve) => (letGo = resolve));
    let held!: () => void;
    const holds = new Promise<void>((resolve) => (held = resolve));
    const holder = withTransaction(gateways[0].db, aurora, async (tx) => {
      const { memberId } = seats[0]!;
      await sql`select from ledger_accounts where member_id = ${memberId} for update`.execute(tx);
      held();
      await isHeld;
    });
    await holds;
    const waiting = [stake(0), stake(0)];
    const others = await Promise.all(seats.slice(1).map((_, at) => stake(at + 1)));
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
    letGo();
    await holder;
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
    // A statement that waited would be ended after fifteen seconds.
  }, 10_000);

  async function balanceOf(at: number): Promise<number> {
    const { session } = seats[at]!;
    const { value } = await callAsVendor(gateways[0], aurora, 'balance', { session }, { key });
    return Number(value['balance']);
  }
});
