import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { FEED_DRAWS_PATH, type FeedFaultCode } from '../../schemas/feedApi.ts';
import { SIGNATURE_HEADERS, signRequest } from '../../server/crypto/requestSignature.ts';
import { parseEnv } from '../../server/env.ts';
import { loadKeys } from '../../server/keys.ts';
import { demoFeedKeys } from '../../server/modules/lotteryFeeds/demoFeeds.ts';
import { createSimulation, FEED_FAULTS, type Answer, type PlannedReport } from './simulation.ts';

// Stands for two sources of lottery results in a demonstration; `npm start` runs it beside the gateway. It finds the
// gateway's secret and port as the gateway does: by DATA_DIR, SECRET_FILE, HOST and PORT.

const TURN_MS = 1_000;
const TIMEOUT_MS = 10_000;

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    since: { type: 'string' },
    late: flag,
    twice: flag,
    wrong: flag,
    contradict: flag,
    changed: flag,
  },
});

const root = path.resolve(import.meta.dirname, '../..');
const env = parseEnv(process.env, root, process.cwd());
if (!env.isDemo) {
  process.stderr.write(
    'Feeds are made up for a demonstration only: see DEMO in docs/RUNNING.md.\n',
  );
  process.exit(1);
}
// Whoever started this is gone, however it ended.
process.on('disconnect', () => process.exit(0));

const keys = demoFeedKeys((await loadKeys(env)).secret);
const host = env.host === '0.0.0.0' ? '127.0.0.1' : env.host === '::' ? '::1' : env.host;
const origin = `http://${host.includes(':') ? `[${host}]` : host}:${values.port ?? env.port}`;

async function send({ source, told }: PlannedReport): Promise<Answer> {
  const key = keys[source]!;
  const body = JSON.stringify({ source: key.source, ...told });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomUUID();
  const signed = { method: 'POST', path: FEED_DRAWS_PATH, timestamp, nonce, body };
  try {
    const reply = await fetch(origin + FEED_DRAWS_PATH, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADERS.key]: key.id,
        [SIGNATURE_HEADERS.timestamp]: timestamp,
        [SIGNATURE_HEADERS.nonce]: nonce,
        [SIGNATURE_HEADERS.signature]: signRequest(key.secret, signed),
      },
    });
    const { code } = (await reply.json()) as { code?: FeedFaultCode };
    return code ?? 'ok';
  } catch {
    return 'silence';
  }
}

const { turn } = createSimulation({
  secret: keys.map(({ secret }) => secret).join(' '),
  faults: new Set(FEED_FAULTS.filter((name) => values[name])),
  clock: () => new Date(),
  since: values.since ? new Date(values.since) : new Date(),
  send,
  onRefusal: ({ told: { lottery, issue, version } }, code) =>
    process.stderr.write(`Feed: ${lottery} ${issue}, version ${version}: ${code}\n`),
});
for (;;) {
  await turn();
  await pause(TURN_MS);
}
