import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAYMENT_EVENTS_PATH } from '../../../schemas/paymentsApi.ts';
import { MEMBER_TYPE } from '../../../schemas/memberTypes.ts';
import { createSecretBox } from '../../../server/crypto/secretBox.ts';
import { withTransaction, type Database } from '../../../server/db/database.ts';
import { sealContextOfChannel } from '../../../server/db/paymentTables.ts';
import { loadKeys } from '../../../server/keys.ts';
import { post } from '../../../server/ledger/post.ts';
import { moveLegs } from '../../../server/ledger/transfer.ts';
import { createSecret, digestSecret } from '../../../server/modules/session/secrets.ts';
import { answer } from '../../../server/paymentSimulator/answer.ts';
import { createSimulator, type Simulator } from '../../../server/paymentSimulator/simulator.ts';
import { MERCHANT } from '../play/playStage.ts';
import { openBenchStage, type BenchStage } from '../benchStage.ts';

/** Somebody who is signed in, has money, and an account and a pass to be paid out with. */
export interface Payer {
  readonly memberId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly account: string;
  readonly pass: string;
}

/** A gateway whose provider is a simulator in this process. */
export interface PaymentStage extends BenchStage {
  readonly payers: readonly Payer[];
  readonly simulator: Simulator;
  /** Delivers what the provider has to tell, so many at a time; milliseconds that each took. */
  deliver(atOnce: number): Promise<readonly number[]>;
  /** Calls the gateway as a page does; the value of its answer. Throws what it refuses. */
  call(payer: Payer, method: string, path: string, body?: object): Promise<never>;
}

const DAY_MS = 86_400_000;
const IBAN = 'ES9121000418450200051332';
const CHANNELS = [
  ['pc_benchcode', 'in', 'epc'],
  ['pc_benchpayout', 'out', 'bank'],
] as const;

type Box = ReturnType<typeof createSecretBox>;

async function addPayer(database: Database, box: Box, at: number): Promise<Payer> {
  const { merchantCode, currency } = MERCHANT;
  const now = new Date();
  const ends = new Date(now.getTime() + DAY_MS);
  const [memberId, sessionId, account] = [randomUUID(), randomUUID(), randomUUID()];
  const [token, cookie] = [createSecret(randomBytes), createSecret(randomBytes)];
  const pass = randomBytes(32).toString('base64url');
  const common = { merchant_code: merchantCode, member_id: memberId, created_at: now };
  await withTransaction(database, MERCHANT, async (tx) => {
    const { member_id: id, ...member } = common;
    await tx
      .insertInto('members')
      .values({
        ...member,
        id,
        account: `payer${at}`,
        member_type: MEMBER_TYPE,
        locale: 'es',
        payee_name: 'Demo Member',
        payment_password_hash: 'of a bench',
      })
      .execute();
    await tx
      .insertInto('sessions')
      .values({
        ...common,
        id: sessionId,
        token_digest: digestSecret(token),
        cookie_digest: digestSecret(cookie),
        method: 'username',
        ip: '127.0.0.1',
        proved_at: now,
        last_seen_at: now,
        idle_ends_at: ends,
        ends_at: ends,
        ended_at: null,
      })
      .execute();
    await tx
      .insertInto('payout_accounts')
      .values({
        ...common,
        id: account,
        type: 'bank',
        bank: 'Banco',
        branch: null,
        network: null,
        holder: 'Demo Member',
        number_sealed: box.seal(IBAN, `payout account ${account}`),
        number_digest: createHash('sha256').update(memberId).digest(),
        number_masked: '•••• 1332',
        usable_at: now,
        removed_at: null,
      })
      .execute();
    await tx
      .insertInto('payment_passes')
      .values({
        merchant_code: merchantCode,
        member_id: memberId,
        session_id: sessionId,
        digest: digestSecret(pass),
        ends_at: ends,
        used_at: null,
      })
      .execute();
    const legs = moveLegs({ house: 'adjustments' }, { member: memberId }, 100_000n);
    const funded = { merchantCode, id: randomUUID(), kind: 'adjustment', currency } as const;
    await post(tx, { ...funded, legs, at: now });
  });
  const headers = {
    host: MERCHANT.host,
    authorization: `Bearer ${token}`,
    cookie: `livery_session=${cookie}`,
    'content-type': 'application/json',
  };
  return { memberId, headers, account, pass };
}

/** A simulator that this process answers for, at a port of its own. */
async function startSimulator(port: () => number, apiKey: string, webhookSecret: string) {
  const spent: number[] = [];
  const deliveries: (() => Promise<void>)[] = [];
  const simulator: Simulator = createSimulator({
    accounts: [
      {
        apiKey,
        webhookSecret,
        notifyUrl: `${PAYMENT_EVENTS_PATH}/${CHANNELS[0][0]}`,
        numbers: [IBAN],
      },
    ],
    clock: () => new Date(),
    ids: randomUUID,
    baseUrl: 'http://provider.test',
    async send(path, headers, body) {
      deliveries.push(async () => {
        const begun = performance.now();
        const url = `http://127.0.0.1:${port()}${path}`;
        const reply = await fetch(url, { method: 'POST', headers, body });
        await reply.arrayBuffer();
        if (reply.status !== 200) throw new Error(`A webhook was answered with ${reply.status}.`);
        spent.push(performance.now() - begun);
      });
      return 200;
    },
  });
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { status, type, body } = answer(simulator, {
        method: request.method ?? 'GET',
        url: request.url ?? '/',
        authorization: request.headers.authorization ?? '',
        body: Buffer.concat(parts).toString(),
      });
      reply.writeHead(status, { 'content-type': type }).end(body);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    simulator,
    baseUrl: `http://127.0.0.1:${own}`,
    close: () => server.closeAllConnections(),
    async deliver(atOnce: number) {
      await simulator.turn();
      const left = deliveries.splice(0)[Symbol.iterator]();
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (const send of left) await send();
        }),
      );
      return spent.splice(0);
    },
  };
}

/** Starts the build over a database with so many payers. */
export async function openPaymentStage(root: string, count: number): Promise<PaymentStage> {
  const held: { port: number } = { port: 0 };
  const apiKey = 'key-of-a-bench';
  const secret = randomBytes(32).toString('base64');
  const provider = await startSimulator(() => held.port, apiKey, secret);
  return openBenchStage(root, {
    async furnish({ gateway, database, dataDirectory, onClose }) {
      held.port = gateway.port;
      onClose(provider.close);
      const keys = await loadKeys({
        dataDirectory,
        sealKeyFile: undefined,
        secretFile: undefined,
      });
      const box = createSecretBox(keys.secret, randomBytes);
      const now = new Date();
      await withTransaction(database, MERCHANT, async (tx) => {
        await tx.updateTable('payment_channels').set({ state: 'paused' }).execute();
        for (const [id, direction, method] of CHANNELS) {
          const secrets = JSON.stringify({ apiKey, webhookSecrets: [secret] });
          await tx
            .insertInto('payment_channels')
            .values({
              merchant_code: MERCHANT.merchantCode,
              id,
              direction,
              method,
              provider: 'hostedPage',
              name: id,
              settings: JSON.stringify({
                bank: 'Banco',
                holder: 'Aurora',
                account: IBAN,
                baseUrl: provider.baseUrl,
              }),
              secrets_sealed: box.seal(secrets, sealContextOfChannel(id)),
              daily_cap_minor: null,
              failed_at: null,
              created_at: now,
              changed_at: now,
            })
            .execute();
        }
      });
      const payers: Payer[] = [];
      for (let at = 0; at < count; at += 1) payers.push(await addPayer(database, box, at));
      return {
        payers,
        simulator: provider.simulator,
        deliver: provider.deliver,
        async call(payer: Payer, method: string, path: string, body?: object) {
          const reply = await fetch(`http://127.0.0.1:${gateway.port}${path}`, {
            method,
            headers: { ...payer.headers, 'idempotency-key': randomUUID() },
            ...(body && { body: JSON.stringify(body) }),
          });
          const text = await reply.text();
          if (reply.status !== 200) throw new Error(text.slice(0, 300));
          return (JSON.parse(text) as { value: never }).value;
        },
      };
    },
  });
}
