import { getBalance } from '../../../schemas/api/wallet.ts';
import { withTransaction } from '../../../server/db/database.ts';
import type { Bench, BenchContext, Figure } from '../bench.ts';
import type { LoadResult } from '../load.ts';
import { median } from '../statistics.ts';
import { MERCHANT, openPlayStage, type PlayStage, type Player } from './playStage.ts';
import { sendRequests, writeRequest, writeVendorCall } from './rawRequests.ts';
import { CONNECTIONS, createTpcB, runPgbench, SCALE } from './tpcB.ts';

/** More than any of these calls is made in a second here. */
const MOST_PER_SECOND = 5_000;

/** Signed for a moment that is still to come, so that signing takes nothing of the time that a signature is good for. */
const AHEAD_MS = 20_000;

interface Round {
  readonly tpcB: number | null;
  readonly bets: LoadResult;
  readonly cpuMsEach: number;
}

function listSigned(
  { key, players }: PlayStage,
  seconds: number,
  write: (player: Player, id: string) => readonly ['debit' | 'balance', object],
): readonly string[] {
  const timestamp = String(Math.floor((Date.now() + AHEAD_MS) / 1000));
  const signed = { key, host: MERCHANT.host, timestamp };
  return Array.from({ length: seconds * MOST_PER_SECOND }, (_, at) => {
    const player = players[at % players.length]!;
    return writeVendorCall(signed, ...write(player, `${timestamp}-${at}`));
  });
}

/** Each bet opens a round of its own, as the first stake of every round does. */
const bet = ({ playSession: session }: Player, id: string) =>
  ['debit', { session, transactionId: id, roundId: id, amount: '0.10' }] as const;

const ask = ({ playSession: session }: Player) => ['balance', { session }] as const;

const read = ({ token, cookie }: Player) =>
  writeRequest('GET', getBalance.path, {
    host: MERCHANT.host,
    authorization: `Bearer ${token}`,
    cookie: `livery_session=${cookie}`,
  });

async function countBets({ database }: PlayStage): Promise<number> {
  const { count } = await withTransaction(database, MERCHANT, (tx) =>
    tx
      .selectFrom('ledger_entries')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where('amount_minor', '=', -10n)
      .executeTakeFirstOrThrow(),
  );
  return Number(count);
}

async function measureBets(stage: PlayStage, { log, isQuick }: BenchContext) {
  const seconds = isQuick ? 3 : 15;
  const { gateway, databaseUrl } = stage;
  const pressure = { port: gateway.port, connections: CONNECTIONS, seconds };
  await sendRequests(listSigned(stage, seconds, bet), { ...pressure, seconds: isQuick ? 3 : 8 });
  const before = await countBets(stage);
  const rounds: Round[] = [];
  for (let round = 0; round < (isQuick ? 1 : 3); round += 1) {
    const tpcB = await runPgbench(databaseUrl, seconds);
    const requests = listSigned(stage, seconds, bet);
    const cpuBeforeMs = await gateway.cpuMs();
    const bets = await sendRequests(requests, pressure);
    const cpuMsEach = ((await gateway.cpuMs()) - cpuBeforeMs) / (bets.perSecond * seconds);
    rounds.push({ tpcB, bets, cpuMsEach });
    log(`TPC-B ${tpcB?.toFixed(0)}, bets ${bets.perSecond.toFixed(0)} a second`);
  }
  const answered = rounds.reduce((sum, { bets: { perSecond } }) => sum + perSecond * seconds, 0);
  // More than were answered may stand: those on their way when the load ended.
  const missing = Math.max(0, Math.floor(answered) - ((await countBets(stage)) - before));
  return { rounds, missing };
}

const failed = (results: readonly LoadResult[]) =>
  results.reduce((sum, { failures }) => sum + failures, 0);

const noFailure = (name: string, results: readonly LoadResult[]): Figure => ({
  name,
  value: failed(results),
  unit: 'count',
  target: { atMost: 0 },
});

/** The figure of pgbench itself; none where it is not installed. */
const describeTpcB = (perSecond: readonly (number | null)[]): readonly Figure[] =>
  perSecond.every((value) => value !== null)
    ? [{ name: 'TPC-B by pgbench', value: median(perSecond), unit: 'per second' }]
    : [];

function describeBets(rounds: readonly Round[], missing: number): readonly Figure[] {
  const of = (pick: (round: Round) => number) => median(rounds.map(pick));
  const results = rounds.map(({ bets }) => bets);
  const tpcB = describeTpcB(rounds.map((round) => round.tpcB));
  const compared: Figure = {
    name: 'bets to TPC-B by pgbench',
    value: of((round) => (100 * round.bets.perSecond) / round.tpcB!),
    unit: 'percent',
    target: { atLeast: 50 },
  };
  return [
    ...tpcB,
    ...(tpcB.length > 0 ? [compared] : []),
    { name: 'bets', value: of(({ bets }) => bets.perSecond), unit: 'per second' },
    { name: 'bets, p50', value: of(({ bets }) => bets.p50Ms), unit: 'ms' },
    {
      name: 'bets, p99',
      value: of(({ bets }) => bets.p99Ms),
      unit: 'ms',
      target: { atMost: 150 },
    },
    { name: "gateway's processor time of a bet", value: of((at) => at.cpuMsEach), unit: 'ms' },
    noFailure('bets refused or failed', results),
    {
      name: 'bets answered that are not in the ledger',
      value: missing,
      unit: 'count',
      target: { atMost: 0 },
    },
  ];
}

/** TPC-B and both kinds in turn, after a turn that does not count, in which the gateway's code is compiled. */
async function measureReads(stage: PlayStage, { log, isQuick }: BenchContext) {
  const seconds = isQuick ? 3 : 15;
  const pressure = { port: stage.gateway.port, connections: CONNECTIONS, seconds };
  const kinds = [
    { name: "balances read, a member's call", list: () => stage.players.map(read) },
    { name: "balances read, a vendor's call", list: () => listSigned(stage, seconds, ask) },
  ].map((kind) => ({ ...kind, results: [] as LoadResult[] }));
  for (const { list } of kinds) {
    await sendRequests(list(), { ...pressure, seconds: isQuick ? 2 : 8 });
  }
  const tpcB: (number | null)[] = [];
  for (let round = 0; round < (isQuick ? 1 : 3); round += 1) {
    tpcB.push(await runPgbench(stage.databaseUrl, seconds));
    for (const { name, list, results } of kinds) {
      const result = await sendRequests(list(), pressure);
      log(`${name}: ${result.perSecond.toFixed(0)} a second`);
      results.push(result);
    }
  }
  const reads = kinds.flatMap(({ name, results }): Figure[] => {
    const of = (pick: (result: LoadResult) => number) => median(results.map(pick));
    return [
      {
        name,
        value: of(({ perSecond }) => perSecond),
        unit: 'per second',
        target: { atLeast: 1500 },
      },
      { name: `${name}, p99`, value: of(({ p99Ms }) => p99Ms), unit: 'ms', target: { atMost: 80 } },
      noFailure(`${name}: refused or failed`, results),
    ];
  });
  return [...describeTpcB(tpcB), ...reads];
}

async function withStage<T>(
  { root, isQuick, log }: BenchContext,
  work: (stage: PlayStage) => Promise<T>,
): Promise<T> {
  log('makes players');
  const stage = await openPlayStage(root, isQuick ? 100 : 1000);
  try {
    await stage.gateway.settle();
    return await work(stage);
  } finally {
    await stage.close();
  }
}

/** Bets of many members as a vendor places them, through HTTP and with every check, beside TPC-B on the same database. */
export const bets: Bench = (context) =>
  withStage(context, async (stage) => {
    await createTpcB(stage.databaseUrl);
    const { rounds, missing } = await measureBets(stage, context);
    const seconds = context.isQuick ? 3 : 15;
    return {
      figures: describeBets(rounds, missing),
      notes: [
        `${CONNECTIONS} connections, ${seconds} s each, pgbench and bets in turn; TPC-B as pgbench does it by default, scale ${SCALE}.`,
      ],
    };
  });

/** Balances as a member's page and a vendor ask for them, beside TPC-B on the same database. */
export const balances: Bench = (context) =>
  withStage(context, async (stage) => {
    await createTpcB(stage.databaseUrl);
    return { figures: await measureReads(stage, context) };
  });
