import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { getLotteryOffer } from '../../../schemas/api/lotteryGames.ts';
import {
  cancelLotteryOrder,
  getLotteryOrder,
  getLotteryOrders,
} from '../../../schemas/api/lotteryOrders.ts';
import { playInstantLottery } from '../../../schemas/api/instantLottery.ts';
import { aurora, createTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import {
  addBettor,
  addIssue,
  betOn,
  endIssue,
  onLastDigit,
  placeBet,
  type Bettor,
} from '../../../tests/support/lottery.ts';
import { lockIssue, writeResult } from './issues.repository.ts';

/** What a merchant says of its lotteries beside the ordinary. */
const brand = {
  ...aurora,
  lotteries: {
    games: {
      SSC1M: {
        odds: { 'DT.15': { D: '1.9' } },
        levels: [
          { fromRank: 2, odds: { 'DT.15': { D: '1.95' } } },
          { fromRank: 5, odds: { 'DT.15': { D: '2' } } },
        ],
      },
      SSC3M: { limits: { maxPrizePerIssue: 100 } },
      SSCINSTANT: { limits: { maxPrizePerIssue: 18 } },
      YEEKEE5M: {
        halfPay: [
          { play: 'TOP2', numbers: ['68', '86'] },
          { play: 'TOP2', numbers: ['12'], issue: 'HALF-1' },
        ],
      },
    },
  },
};

let gateway: TestGateway;
let ana: Bettor;

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [brand], lottery: { isDriven: true } });
});

afterAll(() => gateway.close());

beforeEach(async () => {
  ana = await addBettor(gateway, brand);
});

const place = async (body: unknown, who = ana) =>
  (await placeBet(gateway, brand, who, body)).json();

const oddsOf = async (lottery: string, code: string, as?: Bettor['as']) => {
  const reply = await gateway.call(brand, getLotteryOffer, { query: { lottery }, as });
  const play = reply.json().value.plays.find(({ play: one }: { play: string }) => one === code);
  return play.prices.map(({ price, odds }: { price: string; odds: string }) => ({ price, odds }));
};

describe('odds of a rank', () => {
  const setRank = (club_rank: number) =>
    gateway.db.owner
      .updateTable('members')
      .set({ club_rank })
      .where('id', '=', ana.memberId)
      .execute();
  const dragonOf = async (as?: Bettor['as']) =>
    (await oddsOf('SSC1M', 'DT.15', as)).find(({ price }: { price: string }) => price === 'D').odds;

  it('are shown to who has reached it, and are what the bet is taken at', async () => {
    const issue = await addIssue(gateway);
    const item = { play: 'DT.15', selection: 'D', units: 1, unitPrice: '2', multiple: 1 };
    for (const [rank, dragon] of [
      [0, '1.9'],
      [1, '1.9'],
      [2, '1.95'],
      [4, '1.95'],
      [7, '2'],
    ] as const) {
      await setRank(rank);
      expect(await dragonOf(ana.as)).toBe(dragon);
      const items = [{ ...item, odds: await oddsOf('SSC1M', 'DT.15', ana.as) }];
      expect(await place(betOn(issue, { items }))).toMatchObject({ success: true });
    }
    expect(await dragonOf()).toBe('1.9');
  });

  it('that are lost with it are to be confirmed anew', async () => {
    const issue = await addIssue(gateway);
    await setRank(5);
    const odds = await oddsOf('SSC1M', 'DT.15', ana.as);
    const item = { play: 'DT.15', selection: 'D', units: 1, unitPrice: '2', multiple: 1, odds };
    await setRank(2);
    expect(await place(betOn(issue, { items: [item] }))).toMatchObject({
      code: 'oddsMoved',
      value: { moved: [{ item: 0, price: 'D', seen: '2', now: '1.95' }] },
    });
  });
});

describe('what a member can win in an issue', () => {
  /** Could win 19.60. */
  const bet = (issue: string, overrides = {}) => betOn(issue, { lottery: 'SSC3M', ...overrides });

  it('is limited over all orders, however many come at once, and says what is left', async () => {
    const issue = await addIssue(gateway, 'SSC3M');
    const replies = await Promise.all(Array.from({ length: 12 }, () => place(bet(issue))));
    expect(replies.filter(({ success }) => success)).toHaveLength(5);
    for (const { code, value } of replies.filter(({ success }) => !success)) {
      expect([code, value]).toMatchObject([
        'lotteryLimit',
        { limit: 'maxPrizePerIssue', issue, most: '100.00', left: '2.00' },
      ]);
    }
    const small = [onLastDigit('7', { unitPrice: '0.2' })];
    expect(await place(bet(issue, { items: small, stake: '0.20' }))).toMatchObject({
      success: true,
    });
    const other = await addBettor(gateway, brand);
    expect(await place(bet(issue), other)).toMatchObject({ success: true });
  });

  it('counts each issue of a chase, and no more what is taken back', async () => {
    const [first, second] = [await addIssue(gateway, 'SSC3M'), await addIssue(gateway, 'SSC3M')];
    const chase = (multiple: number) =>
      bet(first, {
        issues: [
          { issue: first, multiple: 1 },
          { issue: second, multiple },
        ],
        stake: `${2 + 2 * multiple}.00`,
      });
    expect(await place(chase(6))).toMatchObject({
      value: { limit: 'maxPrizePerIssue', issue: second, left: '100.00' },
    });
    const items = [onLastDigit('7', { multiple: 5 })];
    const { value } = await place(bet(first, { items, stake: '10.00' }));
    expect(await place(bet(first))).toMatchObject({ value: { limit: 'maxPrizePerIssue' } });
    await gateway.call(brand, cancelLotteryOrder, {
      as: ana.as,
      body: { order: value.order.order },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(await place(chase(5))).toMatchObject({ success: true });
  });

  it('is shown with the offer, and counts for an instant play by itself', async () => {
    const limitOf = async (lottery: string) =>
      (await gateway.call(brand, getLotteryOffer, { query: { lottery } })).json().value.limits
        .maxPrizePerIssue;
    expect([await limitOf('SSC3M'), await limitOf('SSC1M')]).toEqual(['100.00', null]);
    const item = { play: 'POS', selection: '-|-|-|-|7', units: 1, unitPrice: '2', multiple: 1 };
    const items = [{ ...item, odds: await oddsOf('SSCINSTANT', 'POS') }];
    const reply = await gateway.call(brand, playInstantLottery, {
      as: ana.as,
      body: { lottery: 'SSCINSTANT', items, plays: 1, stake: '2.00' },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(reply.json()).toMatchObject({
      code: 'lotteryLimit',
      value: { limit: 'maxPrizePerIssue', most: '18.00', left: '18.00' },
    });
  });
});

describe('numbers that pay half', () => {
  const lottery = 'YEEKEE5M';
  const bet = async (issues: readonly string[], selection: string, half?: readonly string[]) => {
    const units = selection.split(',').length;
    const item = { play: 'TOP2', selection, units, unitPrice: '10', multiple: 1, half };
    return place({
      lottery,
      items: [{ ...item, odds: await oddsOf(lottery, 'TOP2') }],
      issues: issues.map((issue) => ({ issue, multiple: 1 })),
      stake: `${10 * units * issues.length}.00`,
    });
  };
  const addNamed = async (name: string) => {
    const made = await addIssue(gateway, lottery);
    await gateway.db.owner
      .updateTable('lottery_issues')
      .set({ issue: name })
      .where('issue', '=', made)
      .execute();
    return name;
  };
  const settle = async (issue: string, top: string) => {
    const { draws } = gateway.parts.lottery;
    await endIssue(gateway, issue, { isDue: false });
    await draws.turn();
    await gateway.db.owner.transaction().execute(async (tx) => {
      const { id } = await tx
        .selectFrom('lottery_issues')
        .select('id')
        .where('issue', '=', issue)
        .executeTakeFirstOrThrow();
      const draw = { top, bottom: '00' };
      await writeResult(tx, (await lockIssue(tx, id))!, { draw, source: 'test' });
    });
    await draws.settle();
  };
  const detailOf = async (order: string) =>
    (await gateway.call(brand, getLotteryOrder, { as: ana.as, query: { order } })).json().value;

  it('are shown, to be confirmed, and pay half of what the others do', async () => {
    const issue = await addNamed('HALF-0');
    const query = { lottery };
    const { closed } = (await gateway.call(brand, getLotteryOffer, { query })).json().value;
    expect(closed).toEqual(['68', '86'].map((option) => ({ play: 'TOP2', option, state: 'half' })));
    const moved = await bet([issue], '68,77');
    const [{ price, odds }] = await oddsOf(lottery, 'TOP2');
    expect(moved).toMatchObject({
      code: 'oddsMoved',
      value: {
        moved: [{ item: 0, price, option: '68', seen: odds, now: String(Number(odds) / 2) }],
      },
    });
    expect((await bet([issue], '77', ['68'])).code).toBe('oddsMoved');
    const first = (await bet([issue], '68,77', ['68'])).value.order.order;
    const second = (await bet([issue], '68,77', ['68'])).value.order.order;
    await settle(issue, '168');
    const { order, items } = await detailOf(first);
    const whole = 10 * Number(odds);
    expect(order).toMatchObject({ state: 'won', prize: (whole / 2).toFixed(2) });
    expect(items[0]).toMatchObject({ half: ['68'], prize: (whole / 2).toFixed(2) });
    expect((await detailOf(second)).order.prize).toBe((whole / 2).toFixed(2));
  });

  it('of one issue pay half in that one of a chase, and whole in the others', async () => {
    const [own, other] = [await addNamed('HALF-1'), await addNamed('HALF-2')];
    expect((await bet([own, other], '12')).code).toBe('oddsMoved');
    expect(await bet([other], '12')).toMatchObject({ success: true });
    const { chase } = (await bet([own, other], '12', ['12'])).value;
    await settle(own, '012');
    await settle(other, '012');
    const { list } = (
      await gateway.call(brand, getLotteryOrders, { as: ana.as, query: { chase } })
    ).json().value;
    const [{ odds }] = await oddsOf(lottery, 'TOP2');
    expect(list.map(({ prize }: { prize: string }) => prize).reverse()).toEqual([
      (5 * Number(odds)).toFixed(2),
      (10 * Number(odds)).toFixed(2),
    ]);
  });
});
