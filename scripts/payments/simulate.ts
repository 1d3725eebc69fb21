import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { IDENTITY_EVENTS_PATH } from '../../schemas/identityApi.ts';
import { PAYMENT_EVENTS_PATH } from '../../schemas/paymentsApi.ts';
import { parseEnv } from '../../server/env.ts';
import { loadKeys } from '../../server/keys.ts';
import {
  answer,
  type SimulatorReply,
  type SimulatorRequest,
} from '../../server/paymentSimulator/answer.ts';
import { findNode, WALLET_PATH } from '../../server/paymentSimulator/nodeProgram.ts';
import { createSimulator } from '../../server/paymentSimulator/simulator.ts';
import { createWallet } from '../../server/paymentSimulator/wallet.ts';
import {
  DEMO_HOUSES,
  demoChannel,
  demoIdentityProvider,
  demoPaymentKeys,
} from '../../server/seed/seedPayments.ts';

// Stands for a provider of payments in a demonstration; `npm start` runs it beside the gateway. It finds the gateway's secret as
// the gateway does, by DATA_DIR and SECRET_FILE, and knows nothing else of it.

const TURN_MS = 300;
const TIMEOUT_MS = 10_000;
/** Three pictures of an identity check, in base64. */
const LARGEST_BODY = 24_000_000;

const { values } = parseArgs({
  options: { port: { type: 'string' }, gateway: { type: 'string' } },
});

const root = path.resolve(import.meta.dirname, '../..');
const env = parseEnv(process.env, root, process.cwd());
if (!env.isDemo) {
  process.stderr.write(
    'Payments are made up for a demonstration only: see DEMO in docs/RUNNING.md.\n',
  );
  process.exit(1);
}
// Whoever started this is gone, however it ended.
process.on('disconnect', () => process.exit(0));
// A signal ends no child: the chain's node goes as this process exits.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(0));
}

const gatewayPort = Number(values.gateway ?? env.port);
const port = Number(values.port ?? gatewayPort + 1);
const { secret } = await loadKeys(env);
const gateway = `http://127.0.0.1:${gatewayPort}`;

async function send(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return (await fetch(url, { method: 'POST', headers, body, signal })).status;
  } catch {
    return 0;
  }
}

const simulator = createSimulator({
  accounts: DEMO_HOUSES.map(({ merchantCode, account, tells }) => ({
    ...demoPaymentKeys(secret, merchantCode),
    notifyUrl: `${gateway}${PAYMENT_EVENTS_PATH}/${demoChannel(merchantCode, tells)}`,
    checksUrl: `${gateway}${IDENTITY_EVENTS_PATH}/${demoIdentityProvider(merchantCode)}`,
    numbers: [account.account],
  })),
  clock: () => new Date(),
  ids: randomUUID,
  baseUrl: `http://localhost:${port}`,
  send,
});

// The wallet is there where a chain can be: without the tools of development there is none.
const program = findNode();
const wallet = program
  ? import('../../server/paymentSimulator/chain.ts')
      .then(({ startChain }) => startChain(program, port + 1))
      .then(createWallet)
  : null;
wallet?.catch(({ message }: Error) =>
  process.stderr.write(`Coins cannot be simulated: ${message}\n`),
);

async function reply(request: SimulatorRequest): Promise<SimulatorReply> {
  const isWallet = request.url.startsWith(WALLET_PATH);
  return isWallet && wallet ? (await wallet)(request) : answer(simulator, request);
}

createServer((request, response) => {
  const parts: Buffer[] = [];
  let size = 0;
  request.on('data', (part: Buffer) => {
    size += part.length;
    if (size > LARGEST_BODY) request.destroy();
    else parts.push(part);
  });
  request.on('end', () => {
    const { method = 'GET', url = '/', headers } = request;
    const authorization = headers.authorization ?? '';
    const body = Buffer.concat(parts).toString('utf8');
    reply({ method, url, authorization, body })
      .then(({ status, type, body }) =>
        response.writeHead(status, { 'content-type': type }).end(body),
      )
      .catch(() => response.writeHead(400).end());
  });
})
  .on('error', ({ message }) => {
    process.stderr.write(`Payments cannot be simulated: ${message}\n`);
    process.exit(1);
  })
  .listen(port, '127.0.0.1');

for (;;) {
  await simulator.turn();
  await pause(TURN_MS);
}
