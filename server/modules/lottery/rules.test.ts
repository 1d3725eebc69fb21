import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatMinor } from '../../../engine/minorUnits.ts';
import { getLotteryOffer, getLotteryState } from '../../../schemas/api/lotteryGames.ts';
import { getLotteryOrder } from '../../../schemas/api/lotteryOrders.ts';
import { aurora, createTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import {
  addBettor,
  addIssue,
  betOn,
  endIssue,
  placeBet,
  setResult,
  type Bettor,
} from '../../../tests/support/lottery.ts';

let gateway: TestGateway;
let ana: Bettor;

beforeAll(async () => {
  gateway = await createTestGateway({ lottery: { isDriven: true } });
  ana = await addBettor(gateway, aurora, 1_000_000_000n);
});

afterAll(() => gateway.close());

/** The odds of a play as a member sees them. */
async function oddsOf(lottery: string, code: string) {
  const reply = await gateway.call(aurora, getLotteryOffer, { query: { lottery } });
  const play = reply.json().value.plays.find((one: { play: string }) => one.play === code);
  return play.prices.map(({ price, odds }: { price: string; odds: string }) => ({ price, odds }));
}

it('bets on one number of an issue never win more together than the house takes, however many come at once', async () => {
  const issue = await addIssue(gateway, 'SSC1M', { closesIn: 3_600_000 });
  const bettors = await Promise.all(
    Array.from({ length: 12 }, () => addBettor(gateway, aurora, 100_000_000n)),
  );
  const item = { play: 'DT.15', selection: 'D', units: 1, unitPrice: '2', multiple: 9999 };
  const items = [{ ...item, odds: await oddsOf('SSC1M', 'DT.15') }];
  const stake = formatMinor(1_999_800n, 2);
  const replies = await Promise.all(
    bettors.flatMap((bettor) =>
      [1, 2, 3].map(() => placeBet(gateway, aurora, bettor, betOn(issue, { items, stake }))),
    ),
  );
  const bodies = replies.map((reply) => reply.json());
  // A bet wins 39,596.04 of 1,000,000.
  expect(bodies.filter(({ success }) => success)).toHaveLength(25);
  const refusals = bodies.filter(({ success }) => !success);
  expect(refusals).toHaveLength(11);
  for (const { code, value } of refusals) {
    expect([code, value]).toMatchObject([
      'lotteryLimit',
      { limit: 'exposure', issue, option: 'D', most: '1000000.00', left: '10099.00' },
    ]);
  }
});

it('a single pick wins no more than its cap', async () => {
  const issue = await addIssue(gateway, 'SSC1M', { closesIn: 3_600_000 });
  const items = [
    {
      play: 'F5.DIRECT',
      selection: '1|2|3|4|5',
      units: 1,
      unitPrice: '2',
      multiple: 1,
      series: 1960,
    },
  ];
  const reply = await placeBet(gateway, aurora, ana, betOn(issue, { items }));
  expect(reply.json()).toMatchObject({ success: true });
  await endIssue(gateway, issue, { isDue: false });
  await gateway.parts.lottery.draws.turn();
  await setResult(gateway, issue, '12345');
  await gateway.parts.lottery.draws.settle();
  const order = await gateway.db.owner
    .selectFrom('lottery_orders')
    .select(['state', 'prize_minor'])
    .where('id', '=', reply.json().value.order.order)
    .executeTakeFirstOrThrow();
  // Without it 196,000.00.
  expect(order).toEqual({ state: 'won', prize_minor: 2_000_000n });
});

it('an issue that opens after the former draw takes no bets while that is awaited', async () => {
  const lottery = 'LHC5M';
  const former = await addIssue(gateway, lottery, { closesIn: 60_000 });
  const issue = await addIssue(gateway, lottery, { closesIn: 300_000, drawsIn: 7_200_000 });
  const stateOf = async () => {
    const query = { lottery, issues: '5', last: '1' };
    const { value } = (await gateway.call(aurora, getLotteryState, { query })).json();
    return value.issues.find((one: { issue: string }) => one.issue === issue).state;
  };
  const item = { play: 'SP.COLOUR', selection: 'R', units: 1, unitPrice: '2', multiple: 1 };
  const items = [{ ...item, odds: await oddsOf(lottery, 'SP.COLOUR') }];
  const bet = async () =>
    (await placeBet(gateway, aurora, ana, betOn(issue, { lottery, items }))).json();
  expect(await bet()).toMatchObject({ code: 'issueClosed', value: { next: { issue: former } } });
  await endIssue(gateway, former, { isDue: false });
  await gateway.parts.lottery.draws.turn();
  expect(await bet()).toMatchObject({ code: 'issueClosed', value: { issue, next: null } });
  expect(await stateOf()).toBe('scheduled');
  await endIssue(gateway, former);
  await gateway.parts.lottery.draws.turn();
  expect(await stateOf()).toBe('open');
  expect(await bet()).toMatchObject({ success: true });
});

it('a parlay of Mark Six pays the odds of its legs multiplied, 49 as one, and its bet tells so', async () => {
  const issue = await addIssue(gateway, 'LHC5M', { closesIn: 3_600_000 });
  const before = await addBettor(gateway, aurora, 100_000n);
  const odds = await oddsOf('LHC5M', 'PARLAY.ATTR');
  const item = { play: 'PARLAY.ATTR', units: 1, unitPrice: '2', multiple: 3, odds };
  const items = ['1-B,2-S,SP-R', '1-B,3-E', '1-S,2-S'].map((selection) => ({ ...item, selection }));
  const placed = await placeBet(
    gateway,
    aurora,
    before,
    betOn(issue, { lottery: 'LHC5M', items, stake: '18.00' }),
  );
  expect(placed.json()).toMatchObject({ success: true });
  await endIssue(gateway, issue, { isDue: false });
  await gateway.parts.lottery.draws.turn();
  await setResult(gateway, issue, {
    main: [30, 3, 49, 12, 18, 40],
    special: 7,
    zodiac: 'HORSE',
  });
  await gateway.parts.lottery.draws.settle();
  const { order } = placed.json().value.order;
  const detail = await gateway.call(aurora, getLotteryOrder, { as: before.as, query: { order } });
  const red = odds.find(({ price }: { price: string }) => price === 'RED').odds;
  // 2 × 1.95 × 1.95 × the odds of red, cut to four decimals, × 3, cut to cents; and 2 × 1.95 × 3.
  const exact = Math.floor(Number((2 * 1.95 * 1.95 * Number(red) * 10_000).toFixed(6)));
  const first = (Math.floor((exact * 3) / 100) / 100).toFixed(2);
  const { value } = detail.json();
  expect(value.items.map(({ hits }: { hits: object[] }) => hits)).toEqual([
    [{ price: 'B*RED*S', units: 1, prize: first }],
    [{ price: 'B', units: 1, prize: '11.70' }],
    [],
  ]);
  expect(value.order).toMatchObject({
    state: 'won',
    prize: (Number(first) + 11.7).toFixed(2),
  });
});
