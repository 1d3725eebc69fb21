import { afterAll, beforeAll, expect, it } from 'vitest';
import { lotteryStream } from '../../../schemas/api/lottery.ts';
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
