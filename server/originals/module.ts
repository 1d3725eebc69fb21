import type { FastifyInstance } from 'fastify';
import { ORIGINALS_VENDOR } from '../../schemas/originalsApi.ts';
import { defineModule, type Parts } from '../composition/module.ts';
import { withTransaction } from '../db/database.ts';
import { createHttpLine, type HttpLine } from '../http/httpLine.ts';
import { measureStreams } from '../http/metrics.ts';
import { repeat } from '../composition/repeat.ts';
import { addOriginalsRoutes } from './originals.routes.ts';
import { createOriginalsService, type OriginalsService } from './originals.service.ts';
import { originalsGames, type OriginalsGames } from './originalsGames.ts';
import { createOriginalsKeys, type OriginalsKeys } from './originalsKeys.ts';
import { addOriginalsLaunch } from './launch.routes.ts';
import { recoverRounds } from './recoverRounds.ts';
import { createHouseWallets, type HouseWallets } from './houseWallets.ts';
import { addHouseWalletRoutes, HOUSE_WALLET_PATH } from './houseWallets.routes.ts';
import { createRounds } from './rounds.ts';
import { createSeeds } from './seeds.ts';
import { createSignIns } from './signIns.ts';
import { sweepPlayedForNothing, sweepWatchedRounds } from './sweeps.repository.ts';
import { createTableRounds, type TablePace } from './tableRounds.ts';
import { createTableWatch, type TableWatch } from './tableWatch.ts';
import { createWallet, type WalletPatience } from './wallet.ts';

/** How our own games may differ. */
export interface OriginalsOptions {
  readonly games?: OriginalsGames;
  /** Where the wallet answers; without it, where this application listens. */
  readonly walletOrigin?: () => string;
  readonly wrapLine?: (line: HttpLine) => HttpLine;
  readonly patience?: WalletPatience;
  /** The games' build. */
  readonly gamesDir?: string;
  readonly tablePace?: TablePace;
  /** No clock takes tables on: a test does. */
  readonly isDriven?: boolean;
}

/** Our own vendor, which reaches the wallet as every vendor does. */
export interface Originals {
  readonly vendorCode: string;
  /** Sees to it that it has a key of a merchant which the gateway takes, and that its offer to keep wallets is known there. */
  ready(merchantCode: string, now: Date): Promise<void>;
  readonly service: OriginalsService;
  readonly wallets: HouseWallets;
  readonly keys: OriginalsKeys;
  readonly games: OriginalsGames;
  readonly tables: TableWatch;
  /** Takes up every round that was interrupted and is due. */
  recover(): Promise<void>;
  /** Ends the connections to the wallet. */
  close(): void;
}

declare module '../composition/module.ts' {
  interface ModuleOptions {
    readonly originals?: OriginalsOptions;
  }
  interface Parts {
    readonly originals: Originals;
  }
}

/** How often tables are looked at, whose phase may be over; those that nobody watches are none. */
const TABLE_TICK_MS = 200;

/**
 * Takes tables on that pages of this gateway watch. No job does so, since each gateway tells its own pages, five times a
 * second. The last turn ends while the wallet can still answer; and streams never end by themselves, so closing would
 * wait for them for ever.
 */
function addTables(
  app: FastifyInstance,
  { tables }: Originals,
  { onError, isDriven }: { readonly onError: (error: unknown) => void; readonly isDriven: boolean },
): void {
  let stop = async (): Promise<void> => undefined;
  app.addHook('onListen', async () => {
    if (!isDriven) stop = repeat({ everyMs: TABLE_TICK_MS, act: tables.tick, onError });
  });
  app.addHook('preClose', async () => {
    await stop();
    tables.close();
    await tables.settle();
  });
}

/** Registers our own vendor at a merchant, as the operator does for any other: by a key, and by its offer to keep wallets. */
function createReadiness({
  db,
  keys,
  caches,
  play,
}: {
  readonly db: Parts['db'];
  readonly keys: OriginalsKeys;
  readonly caches: Parts['caches'];
  readonly play: Parts['play'];
}) {
  const offered = new Set<string>();
  return async (merchantCode: string, now: Date): Promise<void> => {
    const isTaken = async (id: string) => (await play.keys.find(merchantCode, id, now)) !== null;
    await keys.ensure(merchantCode, async (id) => {
      if (await isTaken(id)) return true;
      // Another gateway may have made it a moment ago.
      caches.passing.drop(merchantCode);
      return isTaken(id);
    });
    if (!(await play.keys.hasAny(merchantCode, ORIGINALS_VENDOR, now))) {
      caches.passing.drop(merchantCode);
    }
    if (offered.has(merchantCode)) return;
    const scope = { merchantCode, vendorCode: ORIGINALS_VENDOR };
    const offer = { ...scope, address: HOUSE_WALLET_PATH, now };
    await withTransaction(db, scope, (tx) => play.vendorWallets.takeOffer(tx, offer));
    offered.add(merchantCode);
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const originalsModule = defineModule({
  name: 'originals',
  needs: [
    'db',
    'clock',
    'ids',
    'random',
    'secretBox',
    'log',
    'metrics',
    'ownOrigin',
    'options',
    'caches',
    'play',
  ],
  create({ db, clock, ids, random, secretBox: box, log, metrics, ownOrigin, options, ...others }) {
    const { play, caches } = others;
    const {
      games = originalsGames,
      walletOrigin,
      wrapLine,
      patience,
      tablePace,
    } = options.originals ?? {};
    const common = { db, box, clock, ids, random };
    const onError = (err: unknown) => log.error({ err }, 'a round of our own was not taken up');
    const line = createHttpLine();
    const keys = createOriginalsKeys({
      ...common,
      askForKey: (tx, merchantCode) => play.createKey(tx, merchantCode, ORIGINALS_VENDOR),
    });
    const wallet = createWallet({
      ...common,
      send: wrapLine?.(line.send) ?? line.send,
      origin: walletOrigin ?? ownOrigin,
      keys,
      pause,
      patience,
    });
    const seeds = createSeeds(common);
    const rounds = createRounds({
      ...common,
      wallet,
      seeds,
      games,
      log: (fault) => log.error(fault, 'a round of our own ended in a fault'),
    });
    const signIns = createSignIns({
      box,
      listLive: (merchantCode, sessions) =>
        play.listLive({ merchantCode, vendorCode: ORIGINALS_VENDOR }, sessions),
    });
    const tables = createTableWatch({
      ...common,
      signIns,
      wallet,
      seeds,
      games,
      tableRounds: createTableRounds({ ...common, games, seeds, rounds, onError, tablePace }),
      notifier: db.tableNotifier,
      onError,
    });
    measureStreams(metrics, 'table_streams', tables.count);
    const parts = { wallet, games, seeds, rounds, tables, signIns };
    const answers = { ...common, ...parts, hasKey: keys.has };
    return {
      vendorCode: ORIGINALS_VENDOR,
      keys,
      wallets: createHouseWallets(common),
      ready: createReadiness({ db, keys, caches, play }),
      games,
      service: createOriginalsService(answers),
      tables,
      recover: () => recoverRounds({ db, clock, rounds, tables, onError }),
      close: () => line.close(),
    };
  },
  async routes(app, { originals, random, log, options }) {
    const { gamesDir, isDriven = false } = options.originals ?? {};
    addTables(app, originals, {
      onError: (err) => log.error({ err }, 'a round of our own was not taken up'),
      isDriven,
    });
    await addOriginalsRoutes(app, originals.service);
    await addHouseWalletRoutes(app, originals);
    await addOriginalsLaunch(app, { games: originals.games, random, gamesDir });
    app.addHook('onClose', async () => originals.close());
  },
  listeners: { tables: ({ originals }, name) => originals.tables.hear(name) },
  sweeps: [sweepWatchedRounds, sweepPlayedForNothing],
});
