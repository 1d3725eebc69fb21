import { afterAll, beforeAll, expect, it } from 'vitest';
import { lotteryStream } from '../../../schemas/api/lotteryLive.ts';
import { aurora, createTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { listen, openStream } from '../../../tests/support/liveStream.ts';
import {
  addBettor,
  addIssue,
  betOn,
  endIssue,
  placeBet,
  setResult,
} from '../../../tests/support/lottery.ts';

let gateway: TestGateway;
let port: number;

beforeAll(async () => {
  gateway = await createTestGateway({ lottery: { isDriven: true } });
  port = await listen(gateway.app);
});

afterAll(() => gateway.close());

it('pages are told of the issue that opens as another one closes or, at Mark Six, is drawn', async () => {
  const idOf = async (issue: string) => {
    const row = await gateway.db.owner
      .selectFrom('lottery_issues')
      .select('id')
      .where('issue', '=', issue)
      .executeTakeFirstOrThrow();
    return String(row.id);
  };
  const lotteries = await openStream(port, aurora, { path: lotteryStream.path });
  for (const [lottery, draws] of [
    ['SSC3M', 0],
    ['LHC5M', 1],
  ] as const) {
    const former = await addIssue(gateway, lottery);
    const times = { closesIn: 300_000, drawsIn: 7_200_000 };
    const next = await addIssue(gateway, lottery, times);
    const heard = await lotteries.hears('issue', 0);
    const states = async (count: number) =>
      (await lotteries.hears('issue', heard.length + count)).slice(heard.length);
    await endIssue(gateway, former, { isDue: draws === 0 });
    await gateway.parts.lottery.draws.turn();
    gateway.hear.lotteries(await idOf(former));
    if (draws === 1) {
      expect(await states(1)).toMatchObject([{ issue: { issue: former, state: 'closed' } }]);
      await endIssue(gateway, former);
      await gateway.parts.lottery.draws.turn();
      gateway.hear.lotteries(await idOf(former));
    }
    const told = (await states(draws + 1)).at(-1);
    expect(told).toMatchObject({ lottery, issue: { issue: next, state: 'open' } });
  }
  lotteries.close();
});

it('pages are told how an issue goes on, and its member what became of the order', async () => {
  const ana = await addBettor(gateway, aurora);
  const issue = await addIssue(gateway);
  const { id } = await gateway.db.owner
    .selectFrom('lottery_issues')
    .select('id')
    .where('issue', '=', issue)
    .executeTakeFirstOrThrow();
  const lotteries = await openStream(port, aurora, { path: lotteryStream.path });
  const pages = await openStream(port, aurora, { as: ana.as });
  const { order } = (await placeBet(gateway, aurora, ana, betOn(issue))).json().value;
  const common = { lottery: 'SSC1M' };
  /** As the notification of the database does at every gateway. */
  const hear = () => gateway.hear.lotteries(String(id));

  await endIssue(gateway, issue, { isDue: false });
  await gateway.parts.lottery.draws.turn();
  hear();
  expect(await lotteries.hears('issue')).toMatchObject([
    { ...common, issue: { issue, state: 'closed' } },
  ]);
  await setResult(gateway, issue, '00007');
  hear();
  expect(await lotteries.hears('draw')).toMatchObject([
    { ...common, result: { issue, state: 'drawn', draw: '0,0,0,0,7' } },
  ]);
  await gateway.parts.lottery.draws.settle();
  hear();
  expect((await lotteries.hears('issue', 2)).at(-1)).toMatchObject({ issue: { state: 'settled' } });
  gateway.hear.events(aurora.merchantCode);
  expect(await pages.hears('lotteryOrder')).toMatchObject([
    { order: order.order, issue, state: 'won', prize: '19.60' },
  ]);
  lotteries.close();
  pages.close();
});
