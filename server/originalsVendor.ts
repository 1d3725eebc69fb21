import type { FastifyInstance } from 'fastify';
import type { Database, Tx } from './db/database.ts';
import type { SecretBox } from './db/secretBox.ts';
import { addOriginalsRoutes } from './originals/originals.routes.ts';
import { createOriginalsService } from './originals/originals.service.ts';
import { originalsGames, type OriginalsGames } from './originals/originalsGames.ts';
import { createOriginalsKeys, type OriginalsKeys } from './originals/originalsKeys.ts';
import { addOriginalsLaunch } from './originals/launch.routes.ts';
import { recoverRounds } from './originals/recoverRounds.ts';
import { createRounds } from './originals/rounds.ts';
import { createSeeds } from './originals/seeds.ts';
import { createSignIns, type ListLive } from './originals/signIns.ts';
import type { OriginalsKey } from './originals/signRequest.ts';
import { createSlots } from './originals/slots.ts';
import { createTableRounds, type TablePace } from './originals/tableRounds.ts';
import { createTableWatch, type TableWatch } from './originals/tableWatch.ts';
import { createWallet, type WalletPatience } from './originals/wallet.ts';
import { createHttpLine, type HttpLine } from './http/httpLine.ts';
import { measureStreams, type Metrics } from './http/metrics.ts';
import { getOwnOrigin } from './http/ownOrigin.ts';
import { repeat } from './jobs/repeat.ts';

/** What tests may have otherwise. */
export interface OriginalsOptions {
  readonly games?: OriginalsGames;
  /** Where the wallet answers; without it, where this application listens. */
  readonly walletOrigin?: () => string;
  readonly wrapLine?: (line: HttpLine) => HttpLine;
  readonly patience?: WalletPatience;
  /** Is handed what takes interrupted rounds up, in place of the clock that does so otherwise. */
  readonly recoverBy?: (recover: () => Promise<void>) => void;
  readonly gamesDir?: string;
  readonly tablePace?: TablePace;
  /** Is handed what takes tables on, in place of the clock that does so otherwise. */
  readonly driveTablesBy?: (tables: Pick<TableWatch, 'size' | 'tick' | 'settle'>) => void;
  /** Subscribes to what other gateways say of tables; without it they hear of it when a phase ends. */
  readonly onTables?: (listener: (name: string) => void) => void;
}

/** What our own vendor is made from. */
export interface OriginalsVendorDeps extends OriginalsOptions {
  readonly db: Database;
  readonly box: SecretBox;
  readonly clock: () => Date;
  readonly ids: () => string;
  readonly random: (bytes: number) => Buffer;
  readonly metrics: Metrics;
  readonly listLive: ListLive;
  readonly askForKey: (tx: Tx, merchantCode: string) => Promise<OriginalsKey>;
}

/** How often rounds that were interrupted are looked for. */
const RECOVERY_MS = 5_000;

/** Rounds are taken up only while the wallet can answer, and the last turn ends before it no longer does. */
function addRecovery(
  app: FastifyInstance,
  recover: () => Promise<void>,
  onError: (error: unknown) => void,
): void {
  let stop = async (): Promise<void> => undefined;
  app.addHook('onListen', async () => {
    stop = repeat({ everyMs: RECOVERY_MS, act: recover, onError });
  });
  app.addHook('preClose', () => stop());
}

/** How often tables are looked at, whose phase may be over; those that nobody watches are none. */
const TABLE_TICK_MS = 200;

/** Streams never end by themselves, so closing would wait for them for ever; and bets are paid while the wallet answers. */
function addTables(
  app: FastifyInstance,
  tables: TableWatch,
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

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Puts our own vendor on the application, which reaches the wallet as every vendor does; resolves with its keys. */
export async function addOriginalsVendor(
  app: FastifyInstance,
  deps: OriginalsVendorDeps,
): Promise<OriginalsKeys> {
  const { db, clock, games = originalsGames } = deps;
  const keys = createOriginalsKeys(deps);
  const line = createHttpLine();
  const wallet = createWallet({
    ...deps,
    send: deps.wrapLine?.(line.send) ?? line.send,
    origin: deps.walletOrigin ?? (() => getOwnOrigin(app)),
    keys,
    pause,
  });
  const seeds = createSeeds(deps);
  const slots = createSlots();
  const log = (fault: object) => app.log.error(fault, 'a round of our own ended in a fault');
  const rounds = createRounds({ ...deps, wallet, seeds, slots, games, log });
  const onError = (err: unknown) => app.log.error({ err }, 'a round of our own was not taken up');
  const signIns = createSignIns(deps);
  const tables = createTableWatch({
    ...deps,
    signIns,
    wallet,
    seeds,
    bell: db.tableBell,
    onError,
    tableRounds: createTableRounds({ ...deps, seeds, rounds, onError, pace: deps.tablePace }),
  });
  measureStreams(deps.metrics, 'table_streams', tables.count);
  deps.onTables?.(tables.hear);
  deps.driveTablesBy?.(tables);
  addTables(app, tables, { onError, isDriven: deps.driveTablesBy !== undefined });
  await addOriginalsRoutes(
    app,
    createOriginalsService({ ...deps, wallet, games, seeds, slots, rounds, tables, signIns }),
  );
  await addOriginalsLaunch(app, { ...deps, games });
  const recover = () => recoverRounds({ db, clock, rounds, tables, onError });
  if (deps.recoverBy) deps.recoverBy(recover);
  else addRecovery(app, recover, onError);
  app.addHook('onClose', async () => line.close());
  return keys;
}
