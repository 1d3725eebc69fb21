import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { lotteryStream } from '../../../schemas/api/lotteryLive.ts';
import { placeLotteryBet } from '../../../schemas/api/lotteryOrders.ts';
import { withTransaction } from '../../../server/db/database.ts';
import type { Bench, BenchContext, Figure } from '../bench.ts';
import type { LoadResult } from '../load.ts';
import { MERCHANT, openPlayStage, type PlayStage } from '../play/playStage.ts';
import { sendRequests, writeRequest } from '../play/rawRequests.ts';
import { CONNECTIONS, createTpcB, runPgbench, SCALE } from '../play/tpcB.ts';
import { median } from '../statistics.ts';
import { openReaders } from '../streams.ts';
import { measurePages } from './lotteryPages.ts';
import {
  addOpenIssue,
  addOrders,
  addPastDraws,
  endIssue,
  LOTTERY,
  readIssue,
} from './lotteryStage.ts';

/** More bets than these are placed in no second here. */
const MOST_PER_SECOND = 3_000;
const POLL_MS = 50;
const LIMIT_MS = 600_000;

/** Bets of one number on one place each, by one member after the other. */
function listBets({ players }: PlayStage, issue: string, seconds: number): readonly string[] {
  return Array.from({ length: seconds * MOST_PER_SECOND }, (_, at) => {
    const { token, cookie } = players[at % players.length]!;
    const place = at % 5;
    const digit = String(Math.floor(at / 5) % 10);
    const selection = Array.from({ length: 5 }, (_, row) => (row === place ? digit : '-'));
    const item = { play: 'POS', selection: selection.join('|'), units: 1, unitPrice: '0.2' };
    const body = {
      lottery: LOTTERY.id,
      items: [{ ...item, multiple: 1, series: 1900 }],
      issues: [{ issue, multiple: 1 }],
      stake: '0.20',
    };
    const headers = {
      host: MERCHANT.host,
      'content-type': 'application/json',
      origin: `http://${MERCHANT.host}`,
      authorization: `Bearer ${token}`,
      cookie: `livery_session=${cookie}`,
      'idempotency-key': randomUUID(),
    };
    return writeRequest('POST', placeLotteryBet.path, headers, JSON.stringify(body));
  });
}

const countOrders = async ({ database }: PlayStage, issueId: bigint): Promise<number> => {
  const { count } = await withTransaction(database, MERCHANT, (tx) =>
    tx
      .selectFrom('lottery_orders')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where('issue_id', '=', issueId)
      .executeTakeFirstOrThrow(),
  );
  return Number(count);
};

/** TPC-B and bets in turn, after a turn that does not count. */
async function measureBets(stage: PlayStage, { isQuick, log }: BenchContext) {
  const seconds = isQuick ? 3 : 15;
  const issue = 'BENCH-BETS';
  const issueId = await addOpenIssue(stage, issue);
  const pressure = { port: stage.gateway.port, connections: CONNECTIONS, seconds };
  await sendRequests(listBets(stage, issue, seconds), { ...pressure, seconds: isQuick ? 2 : 8 });
  const before = await countOrders(stage, issueId);
  const rounds: { readonly tpcB: number | null; readonly bets: LoadResult }[] = [];
  for (let round = 0; round < (isQuick ? 1 : 3); round += 1) {
    const tpcB = await runPgbench(stage.databaseUrl, seconds);
    const bets = await sendRequests(listBets(stage, issue, seconds), pressure);
    rounds.push({ tpcB, bets });
    log(`TPC-B ${tpcB?.toFixed(0)}, bets ${bets.perSecond.toFixed(0)} a second`);
  }
  const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  const answered = rounds.reduce((sum, { bets: { perSecond } }) => sum + perSecond * seconds, 0);
  const failed = rounds.reduce((sum, { bets: { failures } }) => sum + failures, 0);
  const stood = (await countOrders(stage, issueId)) - before;
  const hasTpcB = rounds.every(({ tpcB }) => tpcB !== null);
  const figures: Figure[] = [
    ...(hasTpcB
      ? ([
          { name: 'TPC-B by pgbench', value: of(({ tpcB }) => tpcB!), unit: 'per second' },
          {
            name: 'lottery bets to TPC-B by pgbench',
            value: of(({ tpcB, bets }) => (100 * bets.perSecond) / tpcB!),
            unit: 'percent',
          },
        ] as const)
      : []),
    { name: 'lottery bets', value: of(({ bets }) => bets.perSecond), unit: 'per second' },
    { name: 'lottery bets, p50', value: of(({ bets }) => bets.p50Ms), unit: 'ms' },
    { name: 'lottery bets, p99', value: of(({ bets }) => bets.p99Ms), unit: 'ms' },
    { name: 'bets refused or failed', value: failed, unit: 'count', target: { atMost: 0 } },
    {
      name: 'bets answered that are no orders',
      value: Math.max(0, Math.floor(answered) - failed - stood),
      unit: 'count',
      target: { atMost: 0 },
    },
  ];
  return { issue, figures };
}

/** Waits until an issue is settled; gives how long it took from its draw on, in milliseconds by the database's clock. */
async function untilSettled(stage: PlayStage, id: bigint): Promise<number> {
  for (const startedAt = Date.now(); Date.now() - startedAt < LIMIT_MS; await wait(POLL_MS)) {
    const { state, drawn_at, settled_at } = await readIssue(stage, id);
    if (state === 'settled' && drawn_at && settled_at) {
      return settled_at.getTime() - drawn_at.getTime();
    }
  }
  throw new Error('The issue was not settled in time.');
}

/** One draw of many orders is settled while bets on another issue go on. */
async function measureSettlement(
  stage: PlayStage,
  { isQuick, log }: BenchContext,
  openIssue: string,
): Promise<readonly Figure[]> {
  const count = isQuick ? 2_000 : 100_000;
  const seconds = isQuick ? 3 : 20;
  log(`writes ${count} orders`);
  const id = await addOpenIssue(stage, 'BENCH-SETTLE');
  await addOrders(stage, id, count);
  const bets = listBets(stage, openIssue, seconds);
  await endIssue(stage, id);
  const [ms, during] = await Promise.all([
    untilSettled(stage, id),
    sendRequests(bets, { port: stage.gateway.port, connections: CONNECTIONS, seconds }),
  ]);
  log(`${count} orders settled in ${ms} ms`);
  return [
    { name: `${count} orders of one draw settled while bets go on`, value: ms / 1000, unit: 's' },
    { name: 'orders settled', value: (1000 * count) / ms, unit: 'per second' },
    { name: 'bets meanwhile', value: during.perSecond, unit: 'per second' },
    { name: 'bets meanwhile, p99', value: during.p99Ms, unit: 'ms' },
    {
      name: 'bets meanwhile refused or failed',
      value: during.failures,
      unit: 'count',
      target: { atMost: 0 },
    },
  ];
}

/** How soon the last of many open pages has read a draw. */
async function measureDraw(
  stage: PlayStage,
  { isQuick, log }: BenchContext,
): Promise<readonly Figure[]> {
  const count = isQuick ? 500 : 5_000;
  const issue = 'BENCH-DRAW';
  const id = await addOpenIssue(stage, issue);
  log(`opening ${count} streams`);
  const { host } = MERCHANT;
  // A result has the moment of its draw behind its name; an issue that opens or closes has not.
  const watched = { path: lotteryStream.path, host, mark: `"issue":"${issue}","drawAt"` };
  const readers = await openReaders(stage.gateway.port, watched, count);
  try {
    await stage.gateway.settle();
    await endIssue(stage, id);
    await untilSettled(stage, id);
    await wait(3_000);
    const { events, lastAt } = await readers.heard();
    if (events !== count) throw new Error(`${events} of ${count} pages heard of the draw.`);
    const { drawn_at } = await readIssue(stage, id);
    const value = lastAt - drawn_at!.getTime();
    return [{ name: `a draw to all ${count} open pages`, value, unit: 'ms' }];
  } finally {
    readers.stop();
  }
}

/** Lotteries under load: bets, a large settlement, a draw to many pages, and what their screens cost a phone. */
export const lottery: Bench = async (context) => {
  const { root, isQuick, log } = context;
  log('makes players');
  const stage = await openPlayStage(root, isQuick ? 100 : 1000);
  try {
    await createTpcB(stage.databaseUrl);
    await addPastDraws(stage);
    await stage.gateway.settle();
    const bets = await measureBets(stage, context);
    const figures = [
      ...bets.figures,
      ...(await measureSettlement(stage, context, bets.issue)),
      ...(await measureDraw(stage, context)),
      ...(await measurePages(stage, context)),
    ];
    return {
      figures,
      notes: [
        `${CONNECTIONS} connections; pgbench and bets in turn, TPC-B as pgbench does it by default, scale ${SCALE}. Each bet is one number on one place of ${LOTTERY.id}. Orders that are settled are written as bets leave them; one in ten wins.`,
      ],
    };
  } finally {
    await stage.close();
  }
};
