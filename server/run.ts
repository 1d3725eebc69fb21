import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { openDatabase, type Database } from './db/database.ts';
import { seedAgents } from './seed/seedAgents.ts';
import { seedDemo, type DemoMember } from './seed/seedDemo.ts';
import { seedPlatform } from './seed/seedPlatform.ts';
import { StartError } from './startError.ts';
import { parseEnv, type Env } from './env.ts';
import { loadKeys, type Keys } from './keys.ts';
import { seedDraws } from './modules/lottery/seedDraws.ts';
import { createLifecycle, finishWithin, type Lifecycle } from './lifecycle.ts';
import { toListenFault } from './listenFault.ts';
import { seedClub } from './seed/seedClub.ts';
import { seedPromotions } from './seed/seedPromotions.ts';
import { seedMissions } from './seed/seedMissions.ts';
import { seedMoney } from './seed/seedMoney.ts';
import { CHAIN_TOKEN, findNode, WALLET_PATH } from './paymentSimulator/nodeProgram.ts';
import { seedPayments } from './seed/seedPayments.ts';
import { seedStaff } from './seed/seedStaff.ts';
import { describeStart } from './startReport.ts';

/** What the gateway's app is built from; the same in production, tests and development. */
export interface GatewayContext {
  readonly env: Env;
  /** The folder of package.json. */
  readonly root: string;
  readonly database: Database;
  readonly keys: Keys;
  readonly now: () => Date;
}

/** An app that is built and may listen. */
export interface Gateway {
  /** Resolves with the port it listens on. */
  listen(address: { readonly host: string; readonly port: number }): Promise<number>;
  /** Every brand it serves, for the start's report. */
  brands(): readonly { readonly name: string; readonly hosts: readonly string[] }[];
  /** Since when lotteries that are drawn elsewhere wait for results. */
  awaitsResultsSince(): Promise<Date>;
  /** Stops accepting and resolves when the requests under way are answered. */
  close(): Promise<unknown>;
  /** Cuts the connections that are still open. */
  closeNow(): void;
}

const requestGraceMs = 10_000;

/** The folder of package.json above `from`: sources and the bundle lie at different depths. */
export function getRoot(from: string): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return folder;
    if (folder === path.dirname(folder)) throw new Error(`No package.json above ${from}`);
  }
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

function getMigrations(root: string): string {
  return path.join(root, 'server/db/migrations');
}

async function open(env: Env, root: string, lifecycle: Lifecycle): Promise<Database> {
  const source = env.databaseUrl
    ? { url: env.databaseUrl }
    : {
        embedded: {
          dataDirectory: env.dataDirectory,
          onNotice: say,
          onRestart: () =>
            say('The embedded PostgreSQL had ended by itself and was started again.'),
          onLost: (error: unknown) => {
            say(error instanceof Error ? error.message : String(error));
            void lifecycle.stop(1);
          },
        },
      };
  const opening = openDatabase(source, {
    migrationsDirectory: getMigrations(root),
    onIdleError: () => undefined,
  });
  lifecycle.onStop(() =>
    opening.then(
      (database) => database.close(),
      () => undefined,
    ),
  );
  return opening;
}

async function start(
  build: (context: GatewayContext) => Promise<Gateway>,
  root: string,
  lifecycle: Lifecycle,
): Promise<void> {
  const env = parseEnv(process.env, root, process.cwd());
  const now = () => new Date();
  const keys = await loadKeys(env);
  const database = await open(env, root, lifecycle);
  await seedPlatform(database, now());
  const members: readonly DemoMember[] = env.isDemo
    ? await seedDemo(database, {
        dataDirectory: env.dataDirectory,
        now: now(),
        secret: keys.secret,
      })
    : [];
  const staff =
    env.isDemo && env.deskHost
      ? await seedStaff(database, {
          dataDirectory: env.dataDirectory,
          now: now(),
          secret: keys.secret,
        })
      : [];
  if (env.isDemo) {
    await seedMoney(database, now());
    await seedAgents(database, now());
    await seedMissions(database, now());
    await seedClub(database, now());
    await seedPromotions(database, now());
    await seedDraws(database, { now: now(), random: randomBytes });
  }
  const gateway = await build({ env, root, database, keys, now });
  lifecycle.onStop(() =>
    finishWithin(
      requestGraceMs,
      () => gateway.close(),
      () => gateway.closeNow(),
    ),
  );
  const port = await gateway.listen(env).catch((error: unknown) => {
    throw toListenFault(error, env);
  });
  process.stdout.write(describeStart(gateway.brands(), { members, staff }, { ...env, port }));
  // `npm start` starts one again that fails from here on. Where it is gone, that is told by its channel, which closes.
  // In a demonstration it starts what makes up the results that real sites get from feeds, and a provider of payments.
  const feeds = env.isDemo ? { port, since: await gateway.awaitsResultsSince() } : undefined;
  const payments = env.isDemo ? { port: port + 1, gateway: port } : undefined;
  if (payments) {
    const simulator = `http://localhost:${payments.port}`;
    // The simulator starts a chain beside itself where it can.
    const chain =
      findNode() !== null
        ? {
            baseUrl: `http://127.0.0.1:${payments.port + 1}`,
            token: CHAIN_TOKEN,
            scanUrl: `${simulator}${WALLET_PATH}`,
          }
        : null;
    await seedPayments(database, { secret: keys.secret, simulator, chain, now: now() });
  }
  process.send?.({ livery: 'up', feeds, payments }, () => undefined);
}

function explain(error: unknown): string {
  if (parseEnv({ DEBUG: process.env['DEBUG'] }, '/').isDebug) return inspect(error);
  if (error instanceof StartError) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  return `Livery could not start: ${message} (DEBUG=1 shows where).`;
}

/**
 * Runs the gateway until a signal ends it: reads the environment, opens and seeds the database, builds
 * the app, listens, and closes all of it in the opposite order. A failed start is one sentence on stderr
 * and exit code 1.
 */
export async function runGateway(
  build: (context: GatewayContext) => Promise<Gateway>,
  root: string,
): Promise<void> {
  const lifecycle = createLifecycle(process, () => performance.now(), say);
  // Whoever read what the gateway says may be gone. That is no reason to end, nor, said in vain again and again, to spin.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('uncaughtException', (error) => {
    say(`The gateway failed and ends: ${error.stack ?? error.message}`);
    void lifecycle.stop(1);
  });
  try {
    await start(build, root, lifecycle);
  } catch (error) {
    if (!lifecycle.isStopping) say(explain(error));
    await lifecycle.stop(1);
  }
}
