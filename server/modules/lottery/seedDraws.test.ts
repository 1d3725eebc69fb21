import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyDraw } from '../../../engine/lottery/verify.ts';
import { getLotteryHall, getLotteryState } from '../../../schemas/api/lotteryGames.ts';
import { getLotteryStatistics } from '../../../schemas/api/lotteryStatistics.ts';
import { brand } from '../../../tests/support/builders.ts';
import { createTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { productCatalogue } from './catalogue.ts';
import { seedDraws } from './seedDraws.ts';

const all = brand({ id: 'all', merchantCode: 'ALL', features: { vnLottery: true } });

let gateway: TestGateway;
const { entries } = productCatalogue;
const withIssues = entries.filter(({ lottery }) => lottery.source !== 'instant');

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [all], lottery: { isDriven: true } });
  const from = { now: new Date(), random: randomBytes };
  await Promise.all([seedDraws(gateway.db, from), seedDraws(gateway.db, from)]);
  await gateway.parts.lottery.factory.make({ withinMs: 3_600_000, atLeast: 60 });
});

afterAll(() => gateway.close());

it('gives every lottery draws behind it and issues ahead of it, in the hall of who offers them', async () => {
  const { groups } = (await gateway.call(all, getLotteryHall)).json().value;
  const cards = groups.flatMap(({ lotteries }: { lotteries: object[] }) => lotteries) as {
    lottery: string;
    source: string;
    current: { state: string } | null;
    last: { demo: boolean } | null;
  }[];
  expect(cards).toHaveLength(entries.length);
  for (const card of cards) {
    if (card.source === 'instant') continue;
    expect(card.last, card.lottery).toMatchObject({ demo: true, state: 'settled' });
    expect(card.current, card.lottery).not.toBeNull();
    if (card.source === 'own') expect(card.current!.state, card.lottery).toMatch(/open|scheduled/);
  }
});

it('offers as many issues as were asked for, of a lottery that is drawn seldom as well', async () => {
  for (const lottery of ['SSC1M', 'SSC5M', 'LHC10M']) {
    const reply = await gateway.call(all, getLotteryState, {
      query: { lottery, issues: '200', last: '1' },
    });
    expect(reply.json().value.issues.length, lottery).toBeGreaterThanOrEqual(59);
  }
});

it('of own draws such as can be drawn again, and nothing where there are draws', async () => {
  const count = () =>
    gateway.db.owner
      .selectFrom('lottery_issues')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
  const before = await count();
  await seedDraws(gateway.db, { now: new Date(), random: randomBytes });
  expect(await count()).toEqual(before);
  for (const { lottery, family } of withIssues.filter((entry) => entry.lottery.source === 'own')) {
    const row = await gateway.db.owner
      .selectFrom('lottery_issues')
      .selectAll()
      .where('lottery', '=', lottery.id)
      .where('version', '>', 0)
      .orderBy('draw_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const verified = verifyDraw(family, lottery, {
      lottery: lottery.id,
      issue: row.issue,
      seed: row.seed!,
      commitment: row.commitment!,
      parts: { seal: row.seal_digest!, memberSeeds: row.seal_seeds! },
      drawAt: row.draw_at.getTime(),
      result: row.draw!,
    });
    expect(verified, lottery.id).toMatchObject({ isCommitted: true, isSame: true });
  }
});

it('makes statistics of them', async () => {
  const query = { lottery: 'SSC1M', issues: '50' };
  const { list, statistics } = (await gateway.call(all, getLotteryStatistics, { query })).json()
    .value;
  expect(list).toHaveLength(50);
  const [first] = statistics.places;
  expect(first.omissions).toHaveLength(10);
  const hits = first.omissions.map(({ hits: count }: { hits: number }) => count);
  expect(hits.reduce((sum: number, count: number) => sum + count, 0)).toBe(50);
});
