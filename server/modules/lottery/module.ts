import type { FastifyInstance } from 'fastify';
import { lotteryStream } from '../../../schemas/api/lotteryLive.ts';
import { defineModule } from '../../composition/module.ts';
import type { Tx } from '../../db/database.ts';
import { dataIn, type DataOwner } from '../../db/memberData.ts';
import { countRowsOf } from '../../db/memberPage.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';
import { repeat } from '../../composition/repeat.ts';
import { measureStreams } from '../../http/metrics.ts';
import { serveStream } from '../../http/serveStream.ts';
import { createBets } from './bets.ts';
import { clearDebts } from './debts.ts';
import { createDraws, type Draws } from './draws.ts';
import { createInstantPlays } from './instantPlays.ts';
import { createInstantSeeds } from './instantSeeds.ts';
import { createInstantService, type InstantService } from './instant.service.ts';
import { createIssueDesk, type IssueDesk } from './issueDesk.ts';
import { createIssueFactory, type IssueFactory } from './issueFactory.ts';
import { measureLateDraws, takeLateDraws } from './lateDraws.ts';
import { addLotteryRoutes } from './lottery.routes.ts';
import { createLotteryStreams, type LotteryStreams } from './lotteryStream.ts';
import { MOST_ISSUES } from './offer.ts';
import { createOrdersService, type OrdersService } from './orders.service.ts';
import { findOwnerOfOrder, listOrdersOf } from './ordersOfMember.repository.ts';
import { createResultDesk, type ResultDesk } from './resultDesk.ts';
import type { Owner } from './orders.repository.ts';
import { sweepIssueCounters } from './sweeps.repository.ts';
import { holdChases } from './takeBack.ts';
import { createSettlement, type SettlementDeps } from './settlement.ts';

/** How lotteryBoard may differ. */
export interface LotteryOptions extends Pick<SettlementDeps, 'batchSize' | 'onBatch'> {
  /** How long an issue waits for its result before it is void by itself; a day where absent. */
  readonly overdueMs?: number;
  /** No clock takes issues on: a test does. */
  readonly isDriven?: boolean;
}

/** Bets on lotteryBoard, and their draws. */
export interface LotteryParts {
  readonly orders: OrdersService;
  readonly instant: InstantService;
  readonly factory: IssueFactory;
  readonly draws: Draws;
  /** Locks what a member has in chases that run; what it gives stops them, and sets free what was held. */
  readonly holdChases: (tx: Tx, owner: Owner) => Promise<() => Promise<void>>;
  /** Makes up for what corrections and full wallets left open. */
  readonly clearDebts: () => Promise<void>;
  readonly desk: ResultDesk;
  readonly issueDesk: IssueDesk;
  /** The late issues that nobody was told of, each once. */
  readonly takeLate: () => Promise<readonly IssueRow[]>;
  readonly streams: LotteryStreams;
  /** What the staff sees of orders. */
  readonly ofMembers: typeof ofMembers;
}

declare module '../../composition/module.ts' {
  interface ModuleOptions {
    readonly lottery?: LotteryOptions;
  }
  interface Parts {
    readonly lottery: LotteryParts;
  }
}

/**
 * How often a gateway looks for issues to close, draw and settle. No job does so: a job is queued, waits for its turn and takes
 * a second or more, and a draw is due to the second. All gateways look, and the database lets one of them act.
 */
const TURN_MS = 250;
const BEAT_MS = 20_000;
/** Issues that must be there before the job that makes them comes round: those of an hour, and as many as a chase may ask for. */
const FIRST = { withinMs: 3_600_000, atLeast: MOST_ISSUES };

function addClock(
  app: FastifyInstance,
  { factory, draws, streams }: LotteryParts,
  onError: (error: unknown) => void,
): void {
  const stops: (() => Promise<void>)[] = [];
  app.addHook('onListen', async () => {
    stops.push(
      repeat({ everyMs: TURN_MS, act: draws.turn, onError }),
      repeat({ everyMs: TURN_MS, act: draws.settle, onError }),
      repeat({ everyMs: BEAT_MS, act: async () => streams.beat(), onError }),
    );
    factory.make(FIRST).catch(onError);
  });
  app.addHook('preClose', async () => {
    await Promise.all(stops.map((stop) => stop()));
  });
}

const ofMembers = {
  list: listOrdersOf,
  count: (tx: Tx, owner: DataOwner, most: number) => countRowsOf(tx, 'lottery_orders', owner, most),
  findOwner: findOwnerOfOrder,
} as const;

export const lotteryModule = defineModule({
  name: 'lottery',
  needs: [
    'db',
    'clock',
    'ids',
    'random',
    'secretBox',
    'log',
    'metrics',
    'options',
    'lotteryBoard',
    'providers',
  ],
  create({
    db,
    clock,
    ids,
    random,
    secretBox: box,
    log,
    metrics,
    options,
    lotteryBoard,
    providers,
  }) {
    const { catalogue, offers } = lotteryBoard;
    const onError = (err: unknown) => log.error({ err }, 'a lottery did not go on');
    const { batchSize, onBatch, overdueMs } = options.lottery ?? {};
    const { beacon } = providers;
    const settlement = createSettlement({ db, catalogue, batchSize, onBatch });
    const streams = createLotteryStreams({ db, catalogue, onError });
    measureStreams(metrics, 'lottery_streams', streams.count);
    measureLateDraws(metrics.registry, db, catalogue);
    const seeds = createInstantSeeds({ box, clock, ids, random });
    const plays = createInstantPlays({ offers, seeds, ids, random });
    return {
      orders: createOrdersService({
        db,
        lotteryBoard,
        bets: createBets({ offers, ids, random }),
        seeds,
      }),
      instant: createInstantService({ db, catalogue, plays, seeds }),
      factory: createIssueFactory({ db, catalogue, box, random, beacon }),
      draws: createDraws({ db, catalogue, box, settlement, beacon, onError, overdueMs }),
      holdChases: (tx, owner) => holdChases(tx, catalogue, owner),
      clearDebts: () => clearDebts(db),
      desk: createResultDesk({ db, catalogue }),
      issueDesk: createIssueDesk({ db, catalogue }),
      ofMembers,
      takeLate: () => takeLateDraws(db, catalogue),
      streams,
    };
  },
  routes(app, { lottery, lotteryBoard, log, options }) {
    const { orders, instant } = lottery;
    addLotteryRoutes(app, { orders, instant, lotteryBoard });
    serveStream(app, lotteryStream, (call) => {
      lotteryBoard.offers.list(call);
      return lottery.streams.open();
    });
    if (!options.lottery?.isDriven) {
      addClock(app, lottery, (err) => log.error({ err }, 'a lottery did not go on'));
    }
    app.addHook('preClose', async () => lottery.streams.close());
  },
  sweeps: [sweepIssueCounters],
  listeners: { lotteries: ({ lottery }, id) => lottery.streams.hear(id) },
  memberData: [
    dataIn('lottery_slips'),
    dataIn('lottery_chases'),
    dataIn('lottery_orders', {
      open: { what: 'bets', when: { state: ['planned', 'pending'] } },
    }),
    dataIn('lottery_member_stakes'),
    dataIn('lottery_receivables', { open: { what: 'money', when: { cleared_at: null } } }),
    dataIn('lottery_seeds', { secrets: ['server_seed_sealed'] }),
  ],
});
