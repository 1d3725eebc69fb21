import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BonusTerms } from '../../../schemas/bonusTerms.ts';
import { getBets } from '../../../schemas/api/bets.ts';
import type { VendorCall } from '../../../schemas/vendorApi.ts';
import {
  aurora,
  createTestGateway,
  type SignedInAs,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
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
import { readBalances, readBonusMoney, readSum } from '../../ledger/balances.ts';
import { verifyBook } from '../../ledger/books.ts';
import { job as closeOverdueRounds } from '../play/jobs/closeOverdueRounds.ts';
import type { VendorKey } from '../play/vendorKeys.ts';
import type { SpinsGrant } from './freeSpins.service.ts';

let gateway: TestGateway;
let game: TestGame;
let otherGame: TestGame;
let key: VendorKey;
let account: string;
let memberId: string;
let as: SignedInAs;

const { merchantCode, currency } = aurora;
const cash: BonusTerms = { pays: 'cash', turnover: '3' };
const bonus: BonusTerms = {
  pays: 'bonus',
  version: 1,
  model: 'cashFirst',
  multiplier: '10',
  base: 'bonus',
  contribution: {},
  vendors: {},
  maxBet: null,
  maxRelease: null,
  expiresHours: 24,
};

beforeAll(async () => {
  gateway = await createTestGateway();
  game = await findTestGame(gateway);
  otherGame = await findTestGame(gateway, 1);
  key = await addVendorKey(gateway, aurora, game.vendorCode);
});

afterAll(async () => {
  const { faults } = await verifyBook(gateway.db, { merchantCode });
  expect(faults).toEqual([]);
  await gateway.close();
});

beforeEach(async () => {
  account = `f${randomUUID().slice(0, 12).replaceAll('-', '')}`;
  memberId = await addMember(gateway, aurora, { account });
  as = await signIn(gateway, aurora, account);
  await fundMember(gateway, aurora, memberId, 1_000n);
});

const inTx = <T>(work: Parameters<typeof withTransaction<T>>[2]) =>
  withTransaction(gateway.db, aurora, work);
const call = (name: VendorCall, body: object) => callAsVendor(gateway, aurora, name, body, { key });
const grant = (changes: Partial<SpinsGrant> = {}) =>
  inTx((tx) =>
    gateway.parts.freeSpins.grant(tx, {
      merchantCode,
      memberId,
      reference: `freeSpins:${randomUUID()}`,
      title: 'Ten on the house',
      gameId: game.id,
      currency,
      stakeMinor: 20n,
      count: 2,
      hours: 24,
      pays: cash,
      now: gateway.now(),
      ...changes,
    }),
  );
const readSeries = () =>
  inTx((tx) =>
    tx
      .selectFrom('free_spins')
      .selectAll()
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow(),
  );
const cashOf = () =>
  inTx(async (tx) => {
    const owner = { merchantCode, memberId, currency: currency.code };
    return (await readBalances(tx, owner)).find(({ vendor }) => vendor === null)!.availableMinor;
  });
const sumOf = (account: Parameters<typeof readSum>[1]) =>
  inTx((tx) => readSum(tx, account, { merchantCode, currency: currency.code }));
/** What the house has given and the vendor's games have, since a moment. */
async function watchHouse() {
  const read = async () => ({
    bonuses: await sumOf({ house: 'bonuses' }),
    games: await sumOf({ vendor: game.vendorCode }),
  });
  const before = await read();
  return async () => {
    const after = await read();
    return { bonuses: after.bonuses - before.bonuses, games: after.games - before.games };
  };
}

/** Opens the game; gives what the vendor is told, and plays a round of it. */
async function open() {
  const code = await launchCode(gateway, aurora, as, account, game, {});
  const { value } = await call('authenticate', { code });
  const session = value['session'] as string;
  const freeSpins = value['freeSpins'] as { id: string; left: number } | null;
  const newRound = () => ({ session, roundId: randomUUID() });
  const id = () => ({ transactionId: randomUUID() });
  const stake = (
    round: { session: string; roundId: string },
    amount = '0.20',
    names: object = id(),
    series: string | undefined = freeSpins?.id,
  ) => call('debit', { ...round, ...names, amount, ...(series && { freeSpins: series }) });
  async function spin(paid?: string) {
    const round = newRound();
    const staked = await stake(round);
    if (staked.status !== 200) return staked;
    if (paid) await call('credit', { ...round, ...id(), amount: paid });
    return call('endRound', { ...round, ...id() });
  }
  return { freeSpins, session, newRound, id, stake, spin };
}

describe('free spins of a member', () => {
  it('are given once by a name, told, and to nobody who takes a break', async () => {
    const reference = `freeSpins:${randomUUID()}`;
    expect(await grant({ reference })).toBe('granted');
    expect(await grant({ reference })).toBe('repeated');
    const told = await inTx((tx) =>
      tx.selectFrom('notices').select('kind').where('member_id', '=', memberId).execute(),
    );
    expect(told.map(({ kind }) => kind)).toContain('freeSpinsGiven');
    await gateway.db.owner
      .updateTable('members')
      .set({ paused_until: new Date(gateway.now().getTime() + 1000) })
      .where('id', '=', memberId)
      .execute();
    expect(await grant()).toBe('refused');
  });

  it('are told to the vendor of their game alone, what ends first before others', async () => {
    await grant({ hours: 48, count: 9 });
    await grant({ hours: 1, count: 3, stakeMinor: 50n });
    const { freeSpins } = await open();
    expect(freeSpins).toMatchObject({
      count: 3,
      left: 3,
      stake: '0.50',
      won: '0.00',
      pays: 'cash',
    });
    const otherKey = await addVendorKey(gateway, aurora, otherGame.vendorCode);
    const code = await launchCode(gateway, aurora, as, account, otherGame, {});
    const { value } = await callAsVendor(
      gateway,
      aurora,
      'authenticate',
      { code },
      { key: otherKey },
    );
    expect(value['freeSpins']).toBeNull();
  });

  it('are staked by the house, and pay their wins as cash to be turned over, after the last one', async () => {
    const house = await watchHouse();
    await grant();
    const { freeSpins, spin } = await open();
    const first = await spin('1.50');
    expect(first.value).toMatchObject({ roundState: 'settled', balance: '10.00' });
    expect(await readSeries()).toMatchObject({
      used: 1,
      playing: 0,
      won_minor: 150n,
      state: 'active',
    });
    // Two stakes of 0.20 less what the first one won: the house has that until the last spin is over.
    expect(await house()).toEqual({ bonuses: 130n, games: -130n });
    expect((await open()).freeSpins).toMatchObject({ id: freeSpins!.id, left: 1, won: '1.50' });
    const last = await spin('0.40');
    expect(last.value).toMatchObject({ balance: '11.90' });
    expect(await readSeries()).toMatchObject({ state: 'usedUp', won_minor: 190n });
    expect(await cashOf()).toBe(1_190n);
    // What it cost in the end are the stakes, and the games took as much as they always do.
    expect(await house()).toEqual({ bonuses: -40n, games: -150n });
    const turnover = await inTx((tx) =>
      tx.selectFrom('turnover_rows').selectAll().where('member_id', '=', memberId).execute(),
    );
    expect(turnover).toHaveLength(1);
    expect(turnover[0]).toMatchObject({ required_minor: 570n });
    expect((await open()).freeSpins).toBeNull();
  });

  it('pay their wins as bonus money of its own terms', async () => {
    await grant({ pays: bonus });
    const { spin } = await open();
    await spin('2.00');
    await spin();
    const rows = await inTx((tx) =>
      tx.selectFrom('bonuses').selectAll().where('member_id', '=', memberId).execute(),
    );
    expect(rows).toMatchObject([
      { origin: 'freeSpins', state: 'active', amount_minor: 200n, required_minor: 2_000n },
    ]);
    const owner = { merchantCode, memberId, currency: currency.code };
    expect(await inTx((tx) => readBonusMoney(tx, owner))).toBe(200n);
  });

  it('give nothing where nothing was won', async () => {
    await grant();
    const { spin } = await open();
    await spin();
    await spin();
    expect(await readSeries()).toMatchObject({ state: 'usedUp', won_minor: 0n });
    expect(await cashOf()).toBe(1_000n);
  });

  it('are no bets of the member, and in the record as free', async () => {
    await grant();
    const { spin } = await open();
    await spin('1.00');
    const day = (by: number) =>
      new Date(gateway.now().getTime() + by * 86_400_000).toISOString().slice(0, 10);
    const record = await gateway.call(aurora, getBets, {
      as,
      query: { from: day(-1), to: day(1) },
    });
    expect(record.json().value.list).toMatchObject([
      { isFree: true, state: 'won', stake: '0.20', bet: '0.00', valid: '0.00', payout: '0.00' },
    ]);
    const days = await inTx((tx) =>
      tx.selectFrom('bet_days').selectAll().where('member_id', '=', memberId).execute(),
    );
    for (const day of days)
      expect([day.bet_minor, day.valid_minor, day.payout_minor]).toEqual([0n, 0n, 0n]);
  });
});

describe('a free spin', () => {
  it('has exactly its stake, in a round of its own', async () => {
    await grant();
    const { newRound, stake, id } = await open();
    const wrong = await stake(newRound(), '0.21');
    expect([wrong.status, wrong.code]).toEqual([402, 'freeSpinStake']);
    const round = newRound();
    expect((await stake(round)).status).toBe(200);
    expect((await stake(round)).code).toBe('freeSpinStake');
    // Nor is more of the member's own staked in it.
    expect((await call('debit', { ...round, ...id(), amount: '0.20' })).code).toBe('freeSpinStake');
    const own = newRound();
    expect((await call('debit', { ...own, ...id(), amount: '0.20' })).status).toBe(200);
    expect((await stake(own)).code).toBe('freeSpinStake');
    expect(await readSeries()).toMatchObject({ used: 1, playing: 1 });
    expect(await cashOf()).toBe(980n);
  });

  it('is counted once, however often it is asked for', async () => {
    await grant();
    const { newRound, stake, id } = await open();
    const [round, names] = [newRound(), id()];
    const [one, other] = await Promise.all([
      stake(round, '0.20', names),
      stake(round, '0.20', names),
    ]);
    expect(one.text).toBe(other.text);
    expect((await stake(round, '0.20', names)).text).toBe(one.text);
    expect(await readSeries()).toMatchObject({ used: 1, playing: 1 });
    // Without the series it is something else under the same id.
    const plain = await call('debit', { ...round, ...names, amount: '0.20' });
    expect(plain.code).toBe('transactionConflict');
  });

  it('is had by one of two that come at once for the last one', async () => {
    await grant({ count: 1 });
    const [one, other] = [await open(), await open()];
    const answers = await Promise.all([one.stake(one.newRound()), other.stake(other.newRound())]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['freeSpinsOver', undefined]);
    expect(await readSeries()).toMatchObject({ used: 1, playing: 1 });
  });

  it('is refused once the time is over, and of a series of somebody else', async () => {
    await grant({ hours: 1 });
    const mine = await open();
    const stranger = await addMember(gateway, aurora, { account: `g${account}` });
    memberId = stranger;
    as = await signIn(gateway, aurora, `g${account}`);
    account = `g${account}`;
    const theirs = await open();
    expect(theirs.freeSpins).toBeNull();
    const names = theirs.id();
    const stolen = await theirs.stake(theirs.newRound(), '0.20', names, mine.freeSpins!.id);
    expect(stolen.code).toBe('freeSpinsOver');
    gateway.passTime(3_600);
    expect((await mine.stake(mine.newRound())).code).toBe('freeSpinsOver');
  });

  it('comes back where it is rolled back, and is played again', async () => {
    const house = await watchHouse();
    await grant({ count: 1 });
    const { newRound, stake, id, spin } = await open();
    const [round, names] = [newRound(), id()];
    await stake(round, '0.20', names);
    const back = { ...round, ...id(), debitTransactionId: names.transactionId };
    const returned = await call('rollback', back);
    expect(returned.value).toMatchObject({
      returned: '0.20',
      roundState: 'rolledBack',
      balance: '10.00',
    });
    expect((await call('rollback', back)).text).toBe(returned.text);
    expect(await readSeries()).toMatchObject({ used: 0, playing: 0, state: 'active' });
    expect(await house()).toEqual({ bonuses: 0n, games: 0n });
    await spin('0.30');
    expect(await readSeries()).toMatchObject({ used: 1, state: 'usedUp' });
    expect(await cashOf()).toBe(1_030n);
  });

  it('comes back where its vendor leaves it open for a day', async () => {
    await grant({ hours: 72 });
    const { newRound, stake } = await open();
    await stake(newRound());
    gateway.passTime(25 * 3_600);
    await closeOverdueRounds.run(gateway.parts, { dueAt: gateway.now() });
    expect(await readSeries()).toMatchObject({ used: 0, playing: 0, state: 'active' });
  });
});

describe('the end of a series', () => {
  it('gives what was won before its time was over, and what is settled later', async () => {
    await grant({ hours: 1, count: 3 });
    const { newRound, stake, id, spin } = await open();
    await spin('0.70');
    const late = newRound();
    await stake(late);
    gateway.passTime(3_600);
    await gateway.parts.freeSpins.work();
    // A spin is open still, and may win.
    expect(await readSeries()).toMatchObject({ state: 'expired', settled_at: null });
    expect(await cashOf()).toBe(1_000n);
    await call('credit', { ...late, ...id(), amount: '0.50' });
    const ended = await call('endRound', { ...late, ...id() });
    expect(ended.value).toMatchObject({ balance: '11.20' });
    await gateway.parts.freeSpins.work();
    expect(await cashOf()).toBe(1_120n);
  });

  it('gives what was won to who began a break since, and keeps it while rewards are held', async () => {
    await grant({ count: 1 });
    const { newRound, stake, id } = await open();
    const round = newRound();
    await stake(round);
    await call('credit', { ...round, ...id(), amount: '0.90' });
    const hold = (at: Date | null) =>
      gateway.db.owner
        .updateTable('members')
        .set({ rewards_held_at: at })
        .where('id', '=', memberId)
        .execute();
    await hold(gateway.now());
    expect((await call('endRound', { ...round, ...id() })).status).toBe(200);
    await gateway.parts.freeSpins.work();
    expect(await cashOf()).toBe(1_000n);
    await hold(null);
    await gateway.parts.freeSpins.work();
    await gateway.parts.freeSpins.work();
    expect(await cashOf()).toBe(1_090n);
  });

  it('by the staff gives what was won, and no further spin', async () => {
    await grant({ count: 3 });
    const { spin, freeSpins } = await open();
    await spin('0.60');
    const of = {
      merchantCode,
      id: freeSpins!.id,
      now: gateway.now(),
      by: 'mara',
      reason: 'Wrong.',
    };
    expect(await inTx((tx) => gateway.parts.freeSpins.remove(tx, of))).toMatchObject({
      state: 'removed',
    });
    expect(await inTx((tx) => gateway.parts.freeSpins.remove(tx, of))).toBeUndefined();
    expect(await cashOf()).toBe(1_060n);
    expect((await spin()).code).toBe('freeSpinsOver');
  });

  it('is told a day before, of a short series in its last quarter, once', async () => {
    await grant({ hours: 4 });
    const warned = () =>
      inTx((tx) =>
        tx
          .selectFrom('notices')
          .select('kind')
          .where('member_id', '=', memberId)
          .where('kind', '=', 'freeSpinsEndingSoon')
          .execute(),
      );
    gateway.passTime(3 * 3_600 - 1);
    await gateway.parts.freeSpins.work();
    expect(await warned()).toHaveLength(0);
    gateway.passTime(1);
    await gateway.parts.freeSpins.work();
    await gateway.parts.freeSpins.work();
    expect(await warned()).toHaveLength(1);
  });
});
