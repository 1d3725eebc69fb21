import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFamily } from '../../../engine/lottery/families.ts';
import { findLottery } from '../../../engine/lottery/lotteries.ts';
import { timeOfRound } from '../../../engine/lottery/beacon.ts';
import { beaconValueOf, verifyDraw } from '../../../engine/lottery/verify.ts';
import { getLotteryChases, stopLotteryChase } from '../../../schemas/api/lotteryChases.ts';
import { getLotteryOffer } from '../../../schemas/api/lotteryGames.ts';
import {
  cancelLotteryOrder,
  getLotteryOrder,
  getLotteryOrders,
} from '../../../schemas/api/lotteryOrders.ts';
import { getBalance, getConsolidatedFunds } from '../../../schemas/api/wallet.ts';
import {
  aurora,
  createTestGateway,
  sakura,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import {
  addBettor,
  addIssue,
  betOn,
  endIssue,
  onLastDigit,
  placeBet,
  setResult,
  testBox,
  type Bettor,
} from '../../../tests/support/lottery.ts';
import { signRound, testChain } from '../../../tests/support/beacon.ts';
import { verifyBook } from '../../ledger/books.ts';
import { productCatalogue } from './catalogue.ts';
import { createDraws } from './draws.ts';
import { createSettlement } from './settlement.ts';

let gateway: TestGateway;
let ana: Bettor;
let issue: string;

beforeAll(async () => {
  gateway = await createTestGateway({ lottery: { isDriven: true, batchSize: 7 } });
});

afterAll(async () => {
  const { faults } = await verifyBook(gateway.db, { merchantCode: aurora.merchantCode });
  expect(faults).toEqual([]);
  await gateway.close();
});

beforeEach(async () => {
  ana = await addBettor(gateway, aurora);
  issue = await addIssue(gateway);
});

const place = (body: unknown, who = ana, key?: string) => placeBet(gateway, aurora, who, body, key);

const placed = async (body: unknown, who = ana) => {
  const reply = await place(body, who);
  expect(reply.json()).toMatchObject({ success: true });
  return reply.json().value;
};

const refused = async (body: unknown, who = ana) => {
  const reply = await place(body, who);
  const { code, value } = reply.json();
  return { status: reply.statusCode, code, value };
};

const balanceOf = async ({ as }: Bettor, at: TestBrand = aurora) =>
  (await gateway.call(at, getBalance, { as })).json().value.sumBalance as string;

const heldOf = async ({ as }: Bettor) =>
  (await gateway.call(aurora, getConsolidatedFunds, { as })).json().value.sumHeld as string;

const orderOf = async (order: string, { as } = ana) =>
  (await gateway.call(aurora, getLotteryOrder, { as, query: { order } })).json().value;

const act = (
  endpoint: typeof cancelLotteryOrder | typeof stopLotteryChase,
  body: object,
  who = ana,
) =>
  gateway.call(aurora, endpoint, {
    as: who.as,
    body,
    headers: { 'idempotency-key': randomUUID() },
  });

const settle = () => gateway.parts.lottery.draws.settle();

/** Closes an issue, gives it a result and settles it. */
async function draw(name: string, result: string | null) {
  await endIssue(gateway, name, { isDue: false });
  await gateway.parts.lottery.draws.turn();
  await setResult(gateway, name, result);
  await settle();
}

const issueRow = (name: string) =>
  gateway.db.owner
    .selectFrom('lottery_issues')
    .selectAll()
    .where('issue', '=', name)
    .executeTakeFirstOrThrow();

describe('a bet', () => {
  it('costs its stake, and wins by the series that was chosen', async () => {
    const { order, sumBalance, stake } = await placed(betOn(issue));
    expect(order).toMatchObject({
      state: 'pending',
      stake: '2.00',
      canCancel: true,
      plays: ['POS'],
    });
    expect([sumBalance, stake]).toEqual(['998.00', '2.00']);
    // What is answered is what is read afterwards.
    expect((await orderOf(order.order)).order).toEqual(order);
    await draw(issue, '12347');
    // 2 × 1960/2000 × 10
    expect(await balanceOf(ana)).toBe('1017.60');
    const { order: after, items, payments, proof } = await orderOf(order.order);
    expect(after).toMatchObject({ state: 'won', prize: '19.60', version: 1, draw: '1,2,3,4,7' });
    expect(items[0]).toMatchObject({
      prize: '19.60',
      hits: [{ price: 'W', units: 1, prize: '19.60' }],
    });
    expect(payments).toMatchObject([
      { kind: 'stake', amount: '-2.00' },
      { kind: 'prize', amount: '19.60' },
    ]);
    expect(proof.parts.seal).toMatch(/^[0-9a-f]{64}$/);
  });

  it('below the ceiling of its member brings a rebate, win or lose', async () => {
    const items = [onLastDigit('7', { series: 1800, multiple: 50 })];
    await placed(betOn(issue, { items, stake: '100.00' }));
    await draw(issue, '12340');
    expect(await balanceOf(ana)).toBe('908.00');
  });

  it('is all or nothing, and says what is wrong with each item', async () => {
    const items = [
      onLastDigit('77'),
      onLastDigit('7', { units: 2 }),
      onLastDigit('7', { play: 'NOPLAY' }),
      onLastDigit('7', { unitPrice: '3' }),
      onLastDigit('7', { series: 1990 }),
      onLastDigit('7', { series: undefined }),
      onLastDigit('7', { selection: '-|-|-|-|٧' }),
      onLastDigit('7'),
    ];
    const { status, code, value } = await refused(betOn(issue, { items, stake: '16.00' }));
    expect([status, code]).toEqual([400, 'selectionInvalid']);
    const faults = value.faults as { item: number; code: string }[];
    expect(faults.filter(({ item }) => item === 1)).toMatchObject([{ code: 'UNITS', units: 1 }]);
    expect(faults.map(({ item }) => item)).not.toContain(7);
    expect(new Set(faults.map((fault) => `${fault.item} ${fault.code}`))).toEqual(
      new Set([
        ...faults.filter(({ item }) => item === 0 || item === 6).map((f) => `${f.item} ${f.code}`),
        '1 UNITS',
        '2 PLAY',
        '3 UNIT_PRICE',
        '4 SERIES',
        '5 SERIES',
      ]),
    );
    expect(await balanceOf(ana)).toBe('1000.00');
  });

  it('is refused at another stake than it costs, or at one that is no whole number of coins', async () => {
    expect(await refused(betOn(issue, { stake: '2.01' }))).toMatchObject({
      code: 'stakeMismatch',
      value: { stake: '2.0000', nearest: null },
    });
    const items = [onLastDigit('7', { unitPrice: '0.002' })];
    expect(await refused(betOn(issue, { items, stake: '0.002' }))).toMatchObject({
      code: 'stakeMismatch',
      value: { stake: '0.0020', nearest: '0.01' },
    });
  });

  it('sent twice counts once, and its key takes no other bet', async () => {
    const key = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => place(betOn(issue), ana, key)));
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect(await balanceOf(ana)).toBe('998.00');
    const other = await place(betOn(issue, { stake: '4.00' }), ana, key);
    expect(other.json().code).toBe('idempotencyKeyReused');
  });

  it('beyond the balance is refused, and leaves no trace', async () => {
    const items = [onLastDigit('7', { multiple: 600 })];
    expect(await refused(betOn(issue, { items, stake: '1200.00' }))).toMatchObject({
      status: 409,
      code: 'insufficientFunds',
    });
    const { list } = (await gateway.call(aurora, getLotteryOrders, { as: ana.as })).json().value;
    expect(list).toEqual([]);
  });

  it('on a closed issue is refused with the next one', async () => {
    await endIssue(gateway, issue);
    const next = await addIssue(gateway);
    await gateway.db.owner
      .updateTable('lottery_issues')
      .set({ close_at: new Date(Date.now() + 1_000) })
      .where('issue', '=', next)
      .execute();
    expect(await refused(betOn(issue))).toMatchObject({
      status: 409,
      code: 'issueClosed',
      value: { lottery: 'SSC1M', issue, next: { issue: next } },
    });
  });

  it('is taken once the fixed odds are those that the member saw', async () => {
    const item = { play: 'DT.15', selection: 'D', units: 1, unitPrice: '2', multiple: 1 };
    const offer = (
      await gateway.call(aurora, getLotteryOffer, { query: { lottery: 'SSC1M' } })
    ).json();
    const { mode, prices } = offer.value.plays.find(
      ({ play }: { play: string }) => play === 'DT.15',
    );
    expect(mode).toBe('fixed');
    const odds = prices.map(({ price, odds: now }: { price: string; odds: string }) => ({
      price,
      odds: now,
    }));
    const seen = odds.map((one: object) => ({ ...one, odds: '9.99' }));
    const moved = await refused(betOn(issue, { items: [{ ...item, odds: seen }] }));
    expect(moved).toMatchObject({ status: 409, code: 'oddsMoved' });
    expect(moved.value.moved[0]).toMatchObject({ item: 0, seen: '9.99', now: odds[0].odds });
    expect(await refused(betOn(issue, { items: [item] }))).toMatchObject({ code: 'oddsMoved' });
    await placed(betOn(issue, { items: [{ ...item, odds }] }));
  });

  it('is of its own merchant: others neither see it nor its lottery', async () => {
    const { order } = await placed(betOn(issue));
    const bob = await addBettor(gateway, sakura, 0n);
    const reply = await gateway.call(sakura, getLotteryOrder, {
      as: bob.as,
      query: { order: order.order },
    });
    expect(reply.statusCode).toBe(404);
    const eve = await addBettor(gateway, aurora);
    expect((await act(cancelLotteryOrder, { order: order.order }, eve)).statusCode).toBe(404);
  });
});

describe('limits', () => {
  it('of a member in an issue hold, however many bets come at once', async () => {
    const rich = await addBettor(gateway, aurora, 100_000_000n);
    const items = [onLastDigit('7', { multiple: 5000 })];
    const replies = await Promise.all(
      Array.from({ length: 25 }, () => place(betOn(issue, { items, stake: '10000.00' }), rich)),
    );
    const codes = replies.map((reply) => reply.json().code ?? 'placed');
    expect(codes.filter((code) => code === 'placed')).toHaveLength(20);
    expect(codes.filter((code) => code === 'lotteryLimit')).toHaveLength(5);
    expect(await refused(betOn(issue), rich)).toMatchObject({
      value: { limit: 'maxPerIssue', issue, most: '200000.00', left: '0.00' },
    });
  });

  it('of units, multiples and stakes say what there may be', async () => {
    const limit = async (item: object, stake: string) =>
      (await refused(betOn(issue, { items: [{ ...onLastDigit(), ...item }], stake }))).value;
    expect(
      await limit(
        { selection: '0123456789|0123456789|0123456789|0123456789|0123456789', units: 50 },
        '100.00',
      ),
    ).toMatchObject({ limit: 'maxUnits', item: 0, most: '45' });
    const twice = betOn(issue, {
      items: [onLastDigit('7', { multiple: 9000 })],
      issues: [{ issue, multiple: 2 }],
      stake: '36000.00',
    });
    expect((await refused(twice)).value).toMatchObject({ limit: 'maxMultiple' });
  });
});

describe('a cancelled order', () => {
  it('gives its stake back while the issue is open, and not after', async () => {
    const { order } = await placed(betOn(issue));
    const reply = await act(cancelLotteryOrder, { order: order.order });
    expect(reply.json().value).toMatchObject({ state: 'cancelled', canCancel: false });
    expect(await balanceOf(ana)).toBe('1000.00');
    const second = await placed(betOn(issue));
    await endIssue(gateway, issue);
    const late = await act(cancelLotteryOrder, { order: second.order.order });
    expect(late.json().code).toBe('issueClosed');
    await draw(issue, '00007');
    expect(await balanceOf(ana)).toBe('1017.60');
  });
});

describe('a chase', () => {
  const chase = (names: readonly string[], overrides = {}) =>
    betOn(names[0]!, {
      issues: names.map((name, index) => ({ issue: name, multiple: index + 1 })),
      stake: `${names.reduce((sum, _, index) => sum + 2 * (index + 1), 0)}.00`,
      ...overrides,
    });
  const addIssues = async (count: number) => {
    const names: string[] = [];
    for (let index = 0; index < count; index += 1) {
      names.push(await addIssue(gateway, 'SSC1M', { closesIn: 60_000 * (index + 1) }));
    }
    return names;
  };
  const chasesOf = async ({ as } = ana) =>
    (await gateway.call(aurora, getLotteryChases, { as })).json().value.list;

  it('holds its whole plan at once, and takes each stake with its draw', async () => {
    const names = await addIssues(3);
    const { orders, sumBalance } = await placed(chase(names));
    expect([orders, sumBalance, await heldOf(ana)]).toEqual([3, '988.00', '10.00']);
    await draw(names[0]!, '00000');
    await draw(names[1]!, '00000');
    expect([await balanceOf(ana), await heldOf(ana)]).toEqual(['988.00', '6.00']);
    await draw(names[2]!, '00007');
    expect([await balanceOf(ana), await heldOf(ana)]).toEqual(['1046.80', '0.00']);
    expect(await chasesOf()).toMatchObject([
      { state: 'done', issues: 3, done: 3, left: 0, stake: '12.00', prize: '58.80', held: '0.00' },
    ]);
  });

  it('stops after a win, and frees what is left', async () => {
    const names = await addIssues(4);
    await placed(chase(names, { stop: { on: 'win' } }));
    await draw(names[0]!, '00000');
    await draw(names[1]!, '00007');
    expect(await chasesOf()).toMatchObject([{ state: 'reached', done: 2, left: 0 }]);
    // Stakes of 2 and 4, a win of 4 × 9.8.
    expect([await balanceOf(ana), await heldOf(ana)]).toEqual(['1033.20', '0.00']);
  });

  it('does not go on where play was frozen while it was placed', async () => {
    const names = await addIssues(3);
    await placed(chase(names));
    await gateway.db.owner
      .updateTable('members')
      .set({ play_frozen_until: new Date('9999-12-31') })
      .where('id', '=', ana.memberId)
      .execute();
    await draw(names[0]!, '00000');
    expect(await chasesOf()).toMatchObject([{ state: 'stopped', done: 1, left: 0, held: '0.00' }]);
    expect(await balanceOf(ana)).toBe('998.00');
  });

  it('stops after the profit that was asked for', async () => {
    const names = await addIssues(3);
    await placed(chase(names, { stop: { on: 'profit', profit: '30.00' } }));
    await draw(names[0]!, '00007');
    expect(await chasesOf()).toMatchObject([{ state: 'running' }]);
    await draw(names[1]!, '00007');
    expect(await chasesOf()).toMatchObject([{ state: 'reached', left: 0 }]);
  });

  it('leaves a void issue out, and goes on', async () => {
    const names = await addIssues(2);
    await placed(chase(names));
    await draw(names[0]!, null);
    expect(await balanceOf(ana)).toBe('996.00');
    await draw(names[1]!, null);
    expect([await balanceOf(ana), await heldOf(ana)]).toEqual(['1000.00', '0.00']);
  });

  it('is stopped by its member, but for what has closed', async () => {
    const names = await addIssues(3);
    const { chase: id } = await placed(chase(names));
    await endIssue(gateway, names[0]!);
    const reply = await act(stopLotteryChase, { chase: id });
    expect(reply.json().value).toMatchObject({ state: 'stopped', left: 1, held: '0.00' });
    expect(await balanceOf(ana)).toBe('998.00');
  });

  it('without the money for all of it is refused, and holds nothing', async () => {
    const names = await addIssues(3);
    const poor = await addBettor(gateway, aurora, 1_100n);
    expect(await refused(chase(names), poor)).toMatchObject({ code: 'insufficientFunds' });
    expect([await balanceOf(poor), await heldOf(poor)]).toEqual(['11.00', '0.00']);
  });
});

describe('a draw of our own', () => {
  it('is sealed before it is drawn, by all gateways once, and can be drawn again by everybody', async () => {
    const { order } = await placed(betOn(issue, { clientSeed: 'mine' }));
    const before = await issueRow(issue);
    expect(before).toMatchObject({ state: 'open', seed: null });
    await endIssue(gateway, issue);
    const { draws } = gateway.parts.lottery;
    await Promise.all([draws.turn(), draws.turn(), draws.turn()]);
    await Promise.all([draws.settle(), draws.settle()]);
    const row = await issueRow(issue);
    expect(row).toMatchObject({ state: 'settled', version: 1, seal_orders: 1n });
    expect(row.commitment).toBe(before.commitment);
    const { proof } = await orderOf(order.order);
    expect(
      verifyDraw(findFamily('SSC')!, findLottery('SSC1M')!, {
        lottery: proof.lottery,
        issue: proof.issue,
        seed: proof.seed,
        commitment: proof.commitment,
        parts: proof.parts,
        drawAt: Date.parse(proof.drawAt),
        result: proof.result.draw,
      }),
    ).toMatchObject({ isCommitted: true, isSame: true });
  });

  it('that named a round of a beacon waits for it, and is drawn by nothing else', async () => {
    const told = new Map<number, string>();
    const beacon = { chain: testChain, find: (round: number) => told.get(round) };
    const named = await addIssue(gateway, 'SSC1M', { beacon });
    const { order } = await placed(betOn(named));
    const { beacon_round: number, close_at: closeAt } = await issueRow(named);
    const round = Number(number);
    expect(timeOfRound(testChain, round) - closeAt.getTime()).toBeGreaterThanOrEqual(2_000);
    expect((await orderOf(order.order)).proof.beacon).toEqual({
      chain: testChain.hash,
      round,
      signature: null,
    });
    const { draws } = gateway.parts.lottery;
    const withBeacon = createDraws({
      db: gateway.db,
      catalogue: productCatalogue,
      box: testBox,
      settlement: createSettlement({ db: gateway.db, catalogue: productCatalogue }),
      beacon,
      onError: (error) => expect.unreachable(String(error)),
    });
    await endIssue(gateway, named);
    for (const each of [draws, withBeacon]) {
      await each.turn();
      expect(await issueRow(named)).toMatchObject({ state: 'closed', seed: null });
    }
    const { signature } = signRound(round);
    told.set(round, signature);
    await withBeacon.turn();
    await withBeacon.settle();
    const { proof } = await orderOf(order.order);
    expect(proof).toMatchObject({
      parts: { beacon: beaconValueOf(signature) },
      beacon: { round, signature },
    });
    const published = { ...proof, drawAt: Date.parse(proof.drawAt), result: proof.result.draw };
    expect(verifyDraw(findFamily('SSC')!, findLottery('SSC1M')!, published)).toMatchObject({
      isCommitted: true,
      isSame: true,
    });
  });
});

describe('a settlement', () => {
  it('broken off between two batches goes on where it was, and pays nobody twice', async () => {
    const bettors = await Promise.all(Array.from({ length: 10 }, () => addBettor(gateway, aurora)));
    for (const bettor of bettors) {
      await placed(betOn(issue), bettor);
      await placed(betOn(issue, { items: [onLastDigit('3')] }), bettor);
    }
    let batches = 0;
    const other = createSettlement({
      db: gateway.db,
      catalogue: productCatalogue,
      batchSize: 3,
      onBatch: () => {
        batches += 1;
        if (batches === 2) throw new Error('killed');
      },
    });
    await endIssue(gateway, issue, { isDue: false });
    await gateway.parts.lottery.draws.turn();
    await setResult(gateway, issue, '00007');
    const row = await issueRow(issue);
    await expect(other.settle(row)).rejects.toThrow('killed');
    expect((await issueRow(issue)).state).toBe('drawn');
    await Promise.all([settle(), other.settle(row)]);
    await settle();
    expect((await issueRow(issue)).state).toBe('settled');
    for (const bettor of bettors) expect(await balanceOf(bettor)).toBe('1015.60');
  });
});

describe('a correction', () => {
  it('posts the difference, and writes down what is short', async () => {
    const poor = await addBettor(gateway, aurora, 200n);
    const { order } = await placed(betOn(issue), poor);
    const lucky = await placed(betOn(issue, { items: [onLastDigit('3')] }));
    await draw(issue, '00007');
    expect(await balanceOf(poor)).toBe('19.60');
    const next = await addIssue(gateway);
    await placed(betOn(next, { items: [onLastDigit('1', { multiple: 5 })], stake: '10.00' }), poor);
    await setResult(gateway, issue, '00003');
    await settle();
    expect(await balanceOf(poor)).toBe('0.00');
    expect(await balanceOf(ana)).toBe('1017.60');
    const { order: after, payments } = await orderOf(order.order, poor);
    expect(after).toMatchObject({ state: 'lost', prize: '0.00', version: 2 });
    expect(payments).toMatchObject([
      { kind: 'stake' },
      { kind: 'prize', amount: '19.60' },
      { kind: 'correction', amount: '-9.60' },
      { kind: 'receivable', amount: '-10.00' },
    ]);
    expect((await orderOf(lucky.order.order)).order).toMatchObject({ state: 'won', version: 2 });
    await settle();
    expect(await balanceOf(ana)).toBe('1017.60');
  });

  it('into a void draw gives stakes back, and takes prizes and rebates', async () => {
    const items = [onLastDigit('7', { series: 1800, multiple: 50 })];
    await placed(betOn(issue, { items, stake: '100.00' }));
    await draw(issue, '00007');
    expect(await balanceOf(ana)).toBe('1808.00');
    await setResult(gateway, issue, null);
    await settle();
    expect(await balanceOf(ana)).toBe('1000.00');
  });
});
