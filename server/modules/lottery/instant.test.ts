import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFamily } from '../../../engine/lottery/families.ts';
import { verifyPlay } from '../../../engine/lottery/verify.ts';
import {
  changeLotterySeeds,
  getLotterySeeds,
  playInstantLottery,
} from '../../../schemas/api/instantLottery.ts';
import { getLotteryOffer } from '../../../schemas/api/lotteryGames.ts';
import {
  cancelLotteryOrder,
  getLotteryOrder,
  getLotteryOrders,
  placeLotteryBet,
} from '../../../schemas/api/lotteryOrders.ts';
import { getBalance, getConsolidatedFunds } from '../../../schemas/api/wallet.ts';
import {
  aurora,
  createTestGateway,
  sakura,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addBettor, betOn, type Bettor } from '../../../tests/support/lottery.ts';
import { verifyBook } from '../../ledger/books.ts';

let gateway: TestGateway;
let ana: Bettor;
let odds: { price: string; odds: string }[];

const LOTTERY = 'SSCINSTANT';
const without = { ...sakura, features: { ...sakura.features, elott: false } };

beforeAll(async () => {
  gateway = await createTestGateway({
    testBrands: [aurora, without],
    lottery: { isDriven: true },
  });
  const query = { lottery: LOTTERY };
  const offer = (await gateway.call(aurora, getLotteryOffer, { query })).json().value;
  odds = offer.plays
    .find(({ play }: { play: string }) => play === 'POS')
    .prices.map(({ price, odds: now }: { price: string; odds: string }) => ({ price, odds: now }));
});

afterAll(async () => {
  const { faults } = await verifyBook(gateway.db, { merchantCode: aurora.merchantCode });
  expect(faults).toEqual([]);
  await gateway.close();
});

beforeEach(async () => {
  ana = await addBettor(gateway, aurora);
});

/** Digits on the last place, at 2.00 each. */
const onLast = (digits: string, overrides: object = {}) => ({
  play: 'POS',
  selection: `-|-|-|-|${digits}`,
  units: digits.length,
  unitPrice: '2',
  multiple: 1,
  odds,
  ...overrides,
});

const plays = (digits: string, count: number, overrides: object = {}) => ({
  lottery: LOTTERY,
  items: [onLast(digits)],
  plays: count,
  stake: `${2 * digits.length * count}.00`,
  ...overrides,
});

const send = (body: unknown, { as } = ana, key: string = randomUUID()) =>
  gateway.call(aurora, playInstantLottery, { as, body, headers: { 'idempotency-key': key } });

async function played(body: unknown, who = ana) {
  const reply = (await send(body, who)).json();
  expect(reply).toMatchObject({ success: true });
  return reply.value;
}

const change = async (clientSeed: string, { as } = ana) =>
  (
    await gateway.call(aurora, changeLotterySeeds, {
      as,
      body: { clientSeed },
      headers: { 'idempotency-key': randomUUID() },
    })
  ).json().value;

const seedsOf = async ({ as } = ana) =>
  (await gateway.call(aurora, getLotterySeeds, { as })).json().value;

const balanceOf = async ({ as } = ana) =>
  (await gateway.call(aurora, getBalance, { as })).json().value.sumBalance as string;

const orderOf = async (order: string, { as } = ana) =>
  (await gateway.call(aurora, getLotteryOrder, { as, query: { order } })).json().value;

const ordersOf = async ({ as } = ana) =>
  (await gateway.call(aurora, getLotteryOrders, { as })).json().value.list;

describe('plays of an instant lottery', () => {
  it('are drawn and paid at once, and stand in the orders of their member', async () => {
    // Nine of ten digits: nine plays of ten win, each 2 × 9.5.
    const { plays: list, stake, prize, sumBalance } = await played(plays('012345678', 10));
    const won = list.filter(({ order }: { order: { state: string } }) => order.state === 'won');
    expect(list).toHaveLength(10);
    expect(stake).toBe('180.00');
    expect(prize).toBe((won.length * 19).toFixed(2));
    expect(sumBalance).toBe((1000 - 180 + won.length * 19).toFixed(2));
    expect(await balanceOf()).toBe(sumBalance);
    for (const { order, hits } of list) {
      const last = order.draw.at(-1);
      expect([order.state, order.prize]).toEqual(
        last === '9' ? ['lost', '0.00'] : ['won', '19.00'],
      );
      expect(hits).toEqual([last === '9' ? [] : [{ price: 'W', units: 1, prize: '19.00' }]]);
      expect(order).toMatchObject({
        issue: order.order,
        version: 1,
        canCancel: false,
        chase: null,
      });
    }
    const ids = list.map(({ order }: { order: { order: string } }) => order.order);
    expect((await ordersOf()).map(({ order }: { order: string }) => order).reverse()).toEqual(ids);
    const { items, payments } = await orderOf(won[0].order.order);
    expect(items[0]).toMatchObject({ stake: '18.00', prize: '19.00' });
    expect(payments).toMatchObject([
      { kind: 'stake', amount: '-18.00' },
      { kind: 'prize', amount: '19.00' },
    ]);
  });

  it('follow from seeds that were committed to, once these are revealed', async () => {
    await change('mine');
    const before = await seedsOf();
    expect(before).toMatchObject({ clientSeed: 'mine', nonce: 0 });
    const { plays: list, seeds } = await played(plays('7', 5));
    expect(list.map(({ nonce }: { nonce: number }) => nonce)).toEqual([0, 1, 2, 3, 4]);
    expect(seeds).toEqual({ ...before, nonce: 5 });
    const ids: string[] = list.map(({ order }: { order: { order: string } }) => order.order);
    expect((await orderOf(ids[0]!)).instant.serverSeed).toBeNull();

    const { revealed, seeds: after } = await change('other');
    expect(revealed).toMatchObject({ serverSeedHash: before.serverSeedHash, plays: 5 });
    expect(after).toMatchObject({ serverSeedHash: before.nextServerSeedHash, nonce: 0 });
    for (const id of ids) {
      const { order, instant, proof } = await orderOf(id);
      expect(proof).toBeNull();
      expect(instant.serverSeed).toBe(revealed.serverSeed);
      const published = { ...instant, drawAt: Date.parse(instant.drawAt), result: order.draw };
      expect(verifyPlay(findFamily('SSC')!, published)).toMatchObject({
        isCommitted: true,
        isSame: true,
      });
    }
    expect((await played(plays('7', 1))).plays[0].nonce).toBe(0);
  });

  it('end with the first that wins where that is asked for, and free the rest', async () => {
    const { plays: list, stake } = await played(
      plays('0123456789'.slice(0, 9), 10, { stopOnWin: true }),
    );
    const states = list.map(({ order }: { order: { state: string } }) => order.state);
    expect(states.filter((state: string) => state === 'won')).toHaveLength(1);
    expect(states.at(-1)).toBe('won');
    expect(stake).toBe((18 * list.length).toFixed(2));
    const funds = (await gateway.call(aurora, getConsolidatedFunds, { as: ana.as })).json().value;
    expect(funds.sumHeld).toBe('0.00');
    expect((await seedsOf()).nonce).toBe(list.length);
  });

  it('are refused before anything is drawn where the money for the last is missing', async () => {
    const poor = await addBettor(gateway, aurora, 3_500n);
    const before = await seedsOf(poor);
    for (const stopOnWin of [true, false]) {
      const reply = await send(plays('012345678', 2, { stopOnWin }), poor);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'insufficientFunds']);
    }
    expect([await balanceOf(poor), await seedsOf(poor), await ordersOf(poor)]).toEqual([
      '35.00',
      before,
      [],
    ]);
  });

  it('sent twice are played once, and many at once take a nonce each', async () => {
    const key = randomUUID();
    const twice = await Promise.all([1, 2, 3].map(() => send(plays('7', 1), ana, key)));
    expect(new Set(twice.map(({ body }) => body)).size).toBe(1);
    await Promise.all(Array.from({ length: 8 }, () => played(plays('7', 2))));
    const list = await Promise.all(
      (await ordersOf()).map(({ order }: { order: string }) => orderOf(order)),
    );
    const nonces = list.map(({ instant }) => instant.nonce).sort((one, other) => one - other);
    expect(nonces).toEqual(Array.from({ length: 17 }, (_, nonce) => nonce));
    const prizes = list.reduce((sum, { order }) => sum + Number(order.prize), 0);
    expect(await balanceOf()).toBe((1000 - 17 * 2 + prizes).toFixed(2));
  });

  it('meet the limits of an issue and the checks of a bet', async () => {
    const rich = await addBettor(gateway, aurora, 100_000_000n);
    const refused = async (body: object) => {
      const { code, value } = (await send(body, rich)).json();
      return { code, value };
    };
    expect(await refused(plays('7', 1, { stake: '3.00' }))).toMatchObject({
      code: 'stakeMismatch',
    });
    expect(await refused(plays('7', 1, { items: [onLast('7', { odds: [] })] }))).toMatchObject({
      code: 'oddsMoved',
    });
    expect(await refused(plays('7', 1, { items: [onLast('7', { series: 1900 })] }))).toMatchObject({
      code: 'selectionInvalid',
      value: { faults: [{ code: 'SERIES' }] },
    });
    const large = onLast('7', { multiple: 9999 });
    const many = Array.from({ length: 11 }, () => large);
    expect(await refused(plays('7', 1, { items: many, stake: '219978.00' }))).toMatchObject({
      code: 'lotteryLimit',
      value: { limit: 'maxPerIssue', most: '200000.00', left: '200000.00' },
    });
    expect(await refused(plays('7', 1, { lottery: 'SSC1M' }))).toMatchObject({
      code: 'lotteryNotOffered',
    });
    expect(await ordersOf(rich)).toEqual([]);
  });

  it('take no bets on issues, and cannot be taken back', async () => {
    const bet = betOn('20260201-0001', { lottery: LOTTERY, items: [onLast('7')] });
    const { as } = ana;
    const headers = { 'idempotency-key': randomUUID() };
    const placed = await gateway.call(aurora, placeLotteryBet, { as, body: bet, headers });
    expect(placed.json()).toMatchObject({ code: 'issueClosed', value: { next: null } });
    const [{ order }] = (await played(plays('7', 1))).plays;
    const reply = await gateway.call(aurora, cancelLotteryOrder, {
      as,
      body: { order: order.order },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(reply.json().code).toBe('issueClosed');
  });

  it('are behind the feature of instant lotteries', async () => {
    const bob = await addBettor(gateway, without, 0n);
    const reply = await gateway.call(without, playInstantLottery, {
      as: bob.as,
      body: plays('7', 1),
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(reply.json().code).toBe('lotteryNotOffered');
  });
});
