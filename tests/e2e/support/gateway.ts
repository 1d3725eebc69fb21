import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../../../server/embedded/startEmbedded.ts';
import { findFreePort } from '../../../server/embedded/server.ts';
import { CLOSED_BRANDS, IDENTITY_BRANDS, SHIPPED_BRANDS, TEST_BRANDS } from './brands.ts';
import { getFromGateway } from './getFromGateway.ts';
import { makeCertificate } from '../../support/certificate.ts';
import {
  GEETEST_KEY,
  GIVEN_PASSWORD,
  PERSON,
  PHONE_AUTH_KEY_ID,
  TURNSTILE_SECRET,
} from './settings.ts';

const root = resolve(import.meta.dirname, '../../..');
const main = join(root, 'dist/server/main.js');
/** Answers in place of the outside services that the gateway asks. */
const services = join(import.meta.dirname, 'services.mjs');
/** Stands for a provider of payments. */
const simulator = join(root, 'scripts/payments/simulate.ts');
const startTimeoutMs = 60_000;
const pollMs = 100;

/** The built gateway as it runs for the tests. */
export interface RunningGateway {
  readonly port: number;
  /** Folder of brands beside the shipped ones; the tests may write into it. */
  readonly brandsDirectory: string;
  readonly databaseUrl: string;
  /** What stored secrets are encrypted with. */
  readonly secretFile: string;
  /** What the phone-auth service signs with, PEM. */
  readonly phoneAuthKey: string;
  stop(): Promise<void>;
}

/** Starts the build with a fresh database, the shipped brands and those of the tests. */
export async function startGateway(): Promise<RunningGateway> {
  if (!existsSync(main)) throw new Error(`${main} is missing. Run "npm run build" first.`);
  const folder = await mkdtemp(join(tmpdir(), 'livery-e2e-'));
  const brandsDirectory = join(folder, 'brands');
  const brands = [...Object.values(TEST_BRANDS), ...CLOSED_BRANDS, ...IDENTITY_BRANDS];
  await Promise.all(brands.map((brand) => writeBrand(brandsDirectory, brand)));
  const secretFile = join(folder, 'secret.hex');
  await writeFile(secretFile, randomBytes(32).toString('hex'), { mode: 0o600 });
  const database = await startEmbedded({ dataDirectory: join(folder, 'data'), isDurable: false });
  const port = await findFreePort();
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const certificates = { [PHONE_AUTH_KEY_ID]: makeCertificate(publicKey, privateKey) };
  const where = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    SECRET_FILE: secretFile,
    DEMO: '1',
  };
  const child = spawn(process.execPath, ['--import', services, '--enable-source-maps', main], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...where,
      BRANDS_DIR: brandsDirectory,
      E2E_PAYMENTS: `http://localhost:${port + 1}`,
      // Tests come from addresses of their own, so that none uses up what another may do.
      TRUST_PROXY: '1',
      DEFAULT_PASSWORD: GIVEN_PASSWORD,
      TURNSTILE_SECRET,
      GEETEST_KEY,
      E2E_PERSON: PERSON,
      E2E_CERTIFICATES: JSON.stringify(certificates),
      // A board is the result soon after it is whole.
      FEED_STABLE_SECONDS: '2',
      LOG_LEVEL: 'error',
    },
  });
  let said = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-20_000)));
  }
  let payments: ChildProcess | undefined;
  const stop = async () => {
    payments?.kill();
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilServed(port, () => child.exitCode !== null);
    await closeSites(database.url);
    // Beside the gateway, as `npm start` has it, and after it: both would make the keys of a fresh folder.
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
    const args = ['--import', 'tsx', simulator];
    payments = spawn(process.execPath, args, { cwd: root, stdio: [...stdio], env: where });
  } catch (error) {
    await stop();
    throw new Error(`The gateway did not start. It said:\n${said}`, { cause: error });
  }
  const phoneAuthKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return {
    port,
    brandsDirectory,
    databaseUrl: database.url,
    secretFile,
    phoneAuthKey,
    stop,
  };
}

/** Writes the file of a brand; the gateway notices by itself. */
export async function writeBrand(
  brandsDirectory: string,
  brand: { readonly id: string; readonly file: object },
): Promise<void> {
  await mkdir(join(brandsDirectory, brand.id), { recursive: true });
  await writeFile(
    join(brandsDirectory, brand.id, 'brand.json'),
    `${JSON.stringify(brand.file, null, 2)}\n`,
  );
}

async function waitUntilServed(port: number, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  const host = SHIPPED_BRANDS[0]!.host;
  while (Date.now() < deadline && !hasEnded()) {
    const answer = await getFromGateway(port, host, '/').catch(() => null);
    if (answer?.status === 200) return;
    await wait(pollMs);
  }
  throw new Error(hasEnded() ? 'It ended.' : `No page of ${host} after ${startTimeoutMs} ms.`);
}

/** Puts some of the tests' merchants out of service, as an operator would. */
async function closeSites(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const close = async (merchantCode: string, status: number, endsAt: string | null) => {
    await client.query('begin');
    await client.query(`select set_config('app.merchant', $1, true)`, [merchantCode]);
    await client.query(
      'insert into system_status (merchant_code, status, ends_at) values ($1, $2, $3)',
      [merchantCode, status, endsAt],
    );
    await client.query('commit');
  };
  try {
    await close(TEST_BRANDS.maintained.file.merchantCode, 1, '2030-05-17T12:30:00Z');
    await close(TEST_BRANDS.restricted.file.merchantCode, 2, null);
    for (const { merchantCode, state } of CLOSED_BRANDS) {
      await close(merchantCode, state === 'maintained' ? 1 : 2, null);
    }
  } finally {
    await client.end();
  }
}
