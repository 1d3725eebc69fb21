import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getBonusMoney, getFreeSpins, giveUpBonus } from '../../../schemas/api/bonuses.ts';
import { getBalance } from '../../../schemas/api/wallet.ts';
import { getWithdrawalQuote, requestWithdrawal } from '../../../schemas/api/withdrawals.ts';
import type { WageredTerms } from '../../../schemas/bonusTerms.ts';
import { listMemberBonuses, removeBonus } from '../../../schemas/desk/bonuses.ts';
import { approveCase } from '../../../schemas/desk/cases.ts';
import { listMemberSpins, removeSpins } from '../../../schemas/desk/freeSpins.ts';
import { callDesk, codeOf, staffWith, type TestStaff } from '../../../tests/support/desk.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  addIssue,
  betOn,
  endIssue,
  onLastDigit,
  placeBet,
  setResult,
  type Bettor,
} from '../../../tests/support/lottery.ts';
import {
  createPayingGateway,
  openPayouts,
  payingAurora as aurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';
import {
  addVendorKey,
  callAsVendor,
  findTestGame,
  launchCode,
  type TestGame,
} from '../../../tests/support/vendors.ts';
import { withTransaction } from '../../db/database.ts';
import { readBalances, readBonusMoney } from '../../ledger/balances.ts';
import { verifyBook } from '../../ledger/books.ts';
import type { VendorKey } from '../play/vendorKeys.ts';

const { merchantCode, currency } = aurora;
const terms: WageredTerms = {
  pays: 'bonus',
  version: 1,
  model: 'cashFirst',
  multiplier: '2',
  base: 'bonus',
  contribution: {},
  vendors: {},
  maxBet: null,
  maxRelease: { times: '1' },
  expiresHours: 24,
};

let paying: PayingGateway;
let game: TestGame;
let key: VendorKey;
let ana: Bettor;
let account: string;

beforeAll(async () => {
  paying = await createPayingGateway();
  game = await findTestGame(paying.gateway);
  key = await addVendorKey(paying.gateway, aurora, game.vendorCode);
});

afterAll(async () => {
  const { faults } = await verifyBook(paying.gateway.db, { merchantCode });
  expect(faults).toEqual([]);
  await paying.close();
});

beforeEach(async () => {
  account = `f${randomUUID().slice(0, 10).replaceAll('-', '')}`;
  const memberId = await addMember(paying.gateway, aurora, { account, payee_name: 'Demo Member' });
  ana = { memberId, as: await signIn(paying.gateway, aurora, account) };
});

const call: PayingGateway['gateway']['call'] = (...args) => paying.gateway.call(...args);
const inTx = <T>(work: Parameters<typeof withTransaction<T>>[2]) =>
  withTransaction(paying.gateway.db, aurora, work);
const grant = (amountMinor: bigint, changes: Partial<WageredTerms> = {}) => ({
  merchantCode,
  memberId: ana.memberId,
  origin: 'promotion' as const,
  reference: `promotion:${randomUUID()}`,
  title: 'Welcome',
  currency,
  amountMinor,
  terms: { ...terms, ...changes },
  now: paying.gateway.now(),
});
const give = (...of: Parameters<typeof grant>) =>
  inTx((tx) => paying.gateway.parts.bonuses.grant(tx, grant(...of)));
const work = () => paying.gateway.parts.bonuses.work();
/** Cash and bonus money, in minor units. */
const money = () =>
  inTx(async (tx) => {
    const owner = { merchantCode, memberId: ana.memberId, currency: currency.code };
    const [main] = await readBalances(tx, owner);
    return [Number(main!.balanceMinor), Number(await readBonusMoney(tx, owner))];
  });
const bonuses = async () => (await call(aurora, getBonusMoney, { as: ana.as })).json().value.list;
const giveUp = (bonus: string, name: string = randomUUID()) =>
  call(aurora, giveUpBonus, { as: ana.as, body: { bonus }, headers: { 'idempotency-key': name } });

async function draw(issue: string, result: string | null) {
  await endIssue(paying.gateway, issue, { isDue: false });
  await paying.gateway.parts.lottery.draws.turn();
  await settleAs(issue, result);
}
async function settleAs(issue: string, result: string | null) {
  await setResult(paying.gateway, issue, result);
  await paying.gateway.parts.lottery.draws.settle();
  await work();
}
const bet = async (issue: string, multiple: number) => {
  const item = onLastDigit('7', { multiple });
  const reply = await placeBet(
    paying.gateway,
    aurora,
    ana,
    betOn(issue, { items: [item], stake: `${2 * multiple}.00` }),
  );
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().value.prize as string;
};

describe('a bet on a lottery', () => {
  it('takes cash first, and its prize goes where its stake came from', async () => {
    await paying.fund(ana.memberId, 1_000n);
    await give(2_000n);
    const issue = await addIssue(paying.gateway);
    await bet(issue, 8);
    // 16.00 are 10.00 of cash and 6.00 of the bonus.
    expect(await money()).toEqual([0, 1_400]);
    await draw(issue, '12347');
    const [cash, bonus] = (await money()) as [number, number];
    const prize = cash + bonus - 1_400;
    expect(prize).toBeGreaterThan(1_600);
    expect(bonus - 1_400).toBe(Math.floor((prize * 600) / 1_600));
    expect((await bonuses())[0]).toMatchObject({ state: 'active', done: '6.00' });
  });

  it('gives back what it took where its draw is void, and counts for nothing', async () => {
    await paying.fund(ana.memberId, 1_000n);
    await give(2_000n);
    const issue = await addIssue(paying.gateway);
    await bet(issue, 8);
    await draw(issue, null);
    expect(await money()).toEqual([1_000, 2_000]);
    expect((await bonuses())[0]).toMatchObject({ state: 'active', done: '0.00' });
  });

  it('counts less once it is corrected, and what it released stays', async () => {
    await give(2_000n);
    const first = await addIssue(paying.gateway);
    await bet(first, 5);
    await draw(first, '12340');
    expect((await bonuses())[0]).toMatchObject({ state: 'active', done: '10.00' });
    await settleAs(first, null);
    expect((await bonuses())[0]).toMatchObject({ state: 'active', done: '0.00' });
    expect(await money()).toEqual([0, 2_000]);

    await inTx((tx) => tx.updateTable('bonuses').set({ required_minor: 1_000n }).execute());
    const second = await addIssue(paying.gateway);
    await bet(second, 5);
    await draw(second, '12340');
    expect((await bonuses())[0]).toMatchObject({ state: 'released', released: '10.00' });
    expect(await money()).toEqual([1_000, 0]);
    await settleAs(second, null);
    // The stake comes back up to the most that the terms let become the member's.
    expect((await bonuses())[0]).toMatchObject({ state: 'released', released: '20.00' });
    expect(await money()).toEqual([2_000, 0]);
  });
});

describe('the end of a bonus', () => {
  it('comes once, whoever gives it up, removes it and looks at its time at once', async () => {
    await paying.fund(ana.memberId, 500n);
    await give(2_000n);
    const [{ id }] = await bonuses();
    const name = randomUUID();
    const ends = await Promise.all([giveUp(id, name), giveUp(id, name), work()]);
    expect(ends.slice(0, 2).map((one) => one && one.json().value)).toEqual([
      { removed: '20.00' },
      { removed: '20.00' },
    ]);
    expect(await money()).toEqual([500, 0]);
    expect(codeOf(await giveUp(id))).toBe('notFound');

    await give(1_000n);
    const [next] = await bonuses();
    paying.gateway.passTime(25 * 3_600);
    ana = { ...ana, as: await signIn(paying.gateway, aurora, account) };
    await Promise.all([giveUp(next.id), work(), work(), giveUp(next.id)]);
    const [ended] = await bonuses();
    expect(['expired', 'forfeited']).toContain(ended.state);
    expect(ended.removed).toBe('10.00');
    expect(await money()).toEqual([500, 0]);
  });

  it('lets a bet that is settled later pay what is cash, after a release as far as the most allows', async () => {
    await give(1_000n, { multiplier: '0.5' });
    const code = await launchCode(paying.gateway, aurora, ana.as, account, game, {});
    const opened = await callAsVendor(paying.gateway, aurora, 'authenticate', { code }, { key });
    const session = opened.value['session'] as string;
    const send = (name: 'debit' | 'credit' | 'endRound', body: object) =>
      callAsVendor(
        paying.gateway,
        aurora,
        name,
        { session, transactionId: randomUUID(), ...body },
        { key },
      );
    const [late, done] = [randomUUID(), randomUUID()];
    await send('debit', { roundId: late, amount: '2.00' });
    await send('debit', { roundId: done, amount: '5.00' });
    await send('endRound', { roundId: done });
    await work();
    expect(await money()).toEqual([300, 0]);
    await send('credit', { roundId: late, amount: '50.00' });
    await send('endRound', { roundId: late });
    await work();
    // 10.00 at most: 3.00 were released, 7.00 of the 50.00 may still be.
    expect(await money()).toEqual([1_000, 0]);
    expect((await bonuses())[0]).toMatchObject({ state: 'released', released: '10.00' });
  });
});

it('is given once for a fact, whoever asks at once', async () => {
  const reference = `promotion:${randomUUID()}`;
  const again = () =>
    inTx((tx) => paying.gateway.parts.bonuses.grant(tx, { ...grant(2_000n), reference }));
  expect((await Promise.all([again(), again()])).sort()).toEqual(['granted', 'repeated']);
  expect(await money()).toEqual([0, 2_000]);
});

it('is told as it ends soon, expires and is released, and shows beside the balance', async () => {
  const told = async () =>
    (
      await inTx((tx) =>
        tx.selectFrom('notices').selectAll().where('member_id', '=', ana.memberId).execute(),
      )
    )
      .filter(({ kind }) => kind.startsWith('bonus'))
      .map(({ kind, content }) => [kind, content]);
  const bonus = { money: '20.00', currency: 'EUR' };
  await give(2_000n, { multiplier: '3' });
  await give(2_000n, { multiplier: '0' });
  expect((await call(aurora, getBalance, { as: ana.as })).json().value).toMatchObject({
    sumBalance: '0.00',
    bonusMoney: '20.00',
  });
  paying.gateway.passTime(17 * 3_600);
  await work();
  expect(await told()).toEqual([]);
  paying.gateway.passTime(2 * 3_600);
  await work();
  await work();
  expect(await told()).toMatchObject([
    ['bonusEndingSoon', { bonus, left: { money: '60.00', currency: 'EUR' } }],
  ]);
  paying.gateway.passTime(5 * 3_600);
  await work();
  expect((await told()).slice(1).sort()).toEqual([
    ['bonusExpired', { bonus, amount: bonus }],
    ['bonusReleased', { bonus, amount: bonus }],
  ]);
  ana = { ...ana, as: await signIn(paying.gateway, aurora, account) };
  const { value } = (await call(aurora, getBalance, { as: ana.as })).json();
  expect(value).toEqual({ sumBalance: '20.00', currency: 'EUR' });
});

const withdraw = async (
  { account: to, prove }: Awaited<ReturnType<typeof openPayouts>>,
  more: object = {},
) =>
  call(aurora, requestWithdrawal, {
    as: ana.as,
    headers: { 'idempotency-key': randomUUID() },
    body: { account: to, amount: '50.00', arrives: '50.00', pass: await prove(), ...more },
  });

describe('a payout', () => {
  it('ends a bonus that is played after cash, after it was said', async () => {
    await paying.fund(ana.memberId, 10_000n);
    await give(2_000n);
    const to = await openPayouts(paying, aurora, ana.as);
    const quote = await call(aurora, getWithdrawalQuote, {
      as: ana.as,
      query: { amount: '50.00' },
    });
    expect(quote.json().value.bonus).toBe('20.00');
    expect(codeOf(await withdraw(to))).toBe('bonusForfeitNeeded');
    expect(await money()).toEqual([10_000, 2_000]);
    expect((await withdraw(to, { endsBonus: true })).statusCode).toBe(200);
    expect((await bonuses())[0]).toMatchObject({ state: 'forfeited', removed: '20.00' });
    expect((await money())[1]).toBe(0);
  });

  it('waits for a locked bonus', async () => {
    await paying.fund(ana.memberId, 10_000n);
    await give(2_000n, { model: 'locked' });
    const to = await openPayouts(paying, aurora, ana.as);
    expect(codeOf(await withdraw(to, { endsBonus: true }))).toBe('withdrawalBlocked');
    expect(await money()).toEqual([10_000, 2_000]);
    const [{ id }] = await bonuses();
    expect((await giveUp(id)).json().value).toEqual({ removed: '20.00' });
    expect((await withdraw(to)).statusCode).toBe(200);
  });
});

describe('at the desk', () => {
  let asker: TestStaff;
  let other: TestStaff;
  beforeAll(async () => {
    asker = await staffWith(paying.gateway, 'finance');
    other = await staffWith(paying.gateway, 'finance');
  });
  const remove = (bonus: string, as = asker) =>
    callDesk(paying.gateway, removeBonus, {
      as,
      brand: merchantCode,
      body: { memberId: ana.memberId, bonus, reason: 'Two accounts of one person' },
    });

  it('is listed with its terms, and taken back with a reason that the member reads', async () => {
    await give(2_000n);
    await give(1_000n);
    const list = await callDesk(paying.gateway, listMemberBonuses, {
      as: asker,
      brand: merchantCode,
      query: { memberId: ana.memberId },
    });
    expect(list.json().value.items).toMatchObject([
      { title: 'Welcome', state: 'offered', amount: '10.00', required: '20.00' },
      { title: 'Welcome', state: 'active', amount: '20.00', maxRelease: '20.00' },
    ]);
    const [active] = await bonuses();
    const removed = await remove(active.id);
    expect(removed.json().value, removed.body).toMatchObject({
      outcome: 'done',
      value: { removed: '20.00' },
    });
    expect(await money()).toEqual([0, 1_000]);
    expect(codeOf(await remove(active.id))).toBe('notFound');
    const own = (await bonuses()).find((one: { id: string }) => one.id === active.id);
    expect(own).toMatchObject({ state: 'removed', reason: 'Two accounts of one person' });
  });

  const giveSpins = (changes: object = {}) =>
    inTx((tx) =>
      paying.gateway.parts.freeSpins.grant(tx, {
        ...grant(0n),
        gameId: game.id,
        stakeMinor: 20n,
        count: 10,
        hours: 24,
        pays: { pays: 'cash', turnover: '1' },
        ...changes,
      }),
    );
  const listSpins = async (query: Record<string, string> = {}) => {
    const reply = await callDesk(paying.gateway, listMemberSpins, {
      as: asker,
      brand: merchantCode,
      query: { memberId: ana.memberId, ...query },
    });
    return reply.json().value;
  };
  const endSpins = (freeSpins: string, memberId = ana.memberId) =>
    callDesk(paying.gateway, removeSpins, {
      as: asker,
      brand: merchantCode,
      body: { memberId, freeSpins, reason: 'Two accounts of one person' },
    });

  it('lists free spins a page at a time, and takes back those of the member that are left', async () => {
    await giveSpins();
    paying.gateway.passTime(1);
    await giveSpins({ count: 3 });
    const first = await listSpins({ limit: '1' });
    expect(first.items).toMatchObject([{ count: 3, used: 0, state: 'active' }]);
    const { items, next } = await listSpins({ limit: '1', after: first.next });
    expect(items).toMatchObject([{ title: 'Welcome', count: 10, stake: '0.20', won: '0.00' }]);
    expect(next).toBeNull();

    const [{ id }] = items;
    await inTx(async (tx) => {
      const of = { merchantCode, memberId: ana.memberId, id, now: paying.gateway.now() };
      const wanted = { vendorCode: game.vendorCode, gameId: game.id, currency: currency.code };
      await paying.gateway.parts.freeSpins.take(tx, { ...of, ...wanted, amountMinor: 20n });
      await paying.gateway.parts.freeSpins.win(tx, { ...of, amountMinor: 50n });
      await paying.gateway.parts.freeSpins.close(tx, of);
    });
    const stranger = await addMember(paying.gateway, aurora, { account: `${account}x` });
    expect(codeOf(await endSpins(id, stranger))).toBe('notFound');
    const removed = await endSpins(id);
    expect(removed.json().value, removed.body).toMatchObject({
      outcome: 'done',
      value: { removed: 9 },
    });
    expect(await money()).toEqual([50, 0]);
    expect(codeOf(await endSpins(id))).toBe('notFound');
    expect((await listSpins()).items[1]).toMatchObject({ state: 'removed', used: 1, won: '0.50' });
    const own = (await call(aurora, getFreeSpins, { as: ana.as })).json().value.list;
    expect(own.find((one: { id: string }) => one.id === id)).toMatchObject({
      state: 'removed',
      reason: 'Two accounts of one person',
    });

    paying.gateway.passTime(1);
    await giveSpins({ stakeMinor: 9_000n });
    const [dear] = (await listSpins()).items;
    const asked = await endSpins(dear.id);
    expect(asked.json().value, asked.body).toMatchObject({ outcome: 'waiting' });
    const approved = await callDesk(paying.gateway, approveCase, {
      as: other,
      body: { id: asked.json().value.caseId },
    });
    expect(approved.statusCode, approved.body).toBe(200);
    expect(
      (await listSpins()).items.find((one: { id: string }) => one.id === dear.id),
    ).toMatchObject({ state: 'removed', endedBy: expect.stringContaining(', ') });
  });

  it('wants a second person from an amount on', async () => {
    await give(90_000n);
    const [{ id }] = await bonuses();
    const asked = await remove(id);
    expect(asked.json().value, asked.body).toMatchObject({ outcome: 'waiting' });
    expect(await money()).toEqual([0, 90_000]);
    const approved = await callDesk(paying.gateway, approveCase, {
      as: other,
      body: { id: asked.json().value.caseId },
    });
    expect(approved.statusCode, approved.body).toBe(200);
    expect(await money()).toEqual([0, 0]);
  });
});
