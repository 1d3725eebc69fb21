import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StubKey } from '../../scripts/vendor/walletStub.ts';
import {
  isSignedBy,
  SIGNATURE_HEADERS,
  signRequest,
} from '../../server/crypto/requestSignature.ts';

/** A way in which a vendor may go wrong. */
export type VendorFlaw =
  | 'newIdOnRetry'
  | 'givesUp'
  | 'neverEnds'
  | 'paysUnstaked'
  | 'openDoor'
  | 'oneNonce'
  | 'badSignature'
  | 'opensAnyway';

const TIMEOUT_MS = 500;
const TRIES = 4;
const PAUSE_MS = 20;

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** The smallest vendor there is, for a wallet that is named when it is known; with a flaw, one that is not to pass. */
export async function startExampleVendor(key: StubKey, walletPort: number, flaw?: VendorFlaw) {
  const onceAndForAll = randomUUID();

  async function ask(call: string, body: object): Promise<Response> {
    const path = `/vendor/v1/${call}`;
    const text = JSON.stringify(body);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const nonce = flaw === 'oneNonce' ? onceAndForAll : randomUUID();
    const signed = { method: 'POST', path, timestamp, nonce, body: text };
    const secret = flaw === 'badSignature' ? `${key.secret}x` : key.secret;
    return fetch(`http://127.0.0.1:${walletPort}${path}`, {
      method: 'POST',
      body: text,
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADERS.key]: key.id,
        [SIGNATURE_HEADERS.timestamp]: timestamp,
        [SIGNATURE_HEADERS.nonce]: nonce,
        [SIGNATURE_HEADERS.signature]: signRequest(secret, signed),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }

  /** Tries until there is an answer: the same id and body each time. */
  async function insist(call: string, body: object): Promise<Response> {
    let asked = { ...body };
    for (let left = TRIES; left > 0; left -= 1) {
      const reply = await ask(call, asked).catch(() => null);
      if (reply && reply.status < 500) return reply;
      if (flaw === 'givesUp') break;
      if (flaw === 'newIdOnRetry') asked = { ...body, transactionId: randomUUID() };
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    throw new Error(`No answer to ${call}.`);
  }

  async function playRound(code: string, stake: string, wins: boolean): Promise<string> {
    const opened = await insist('authenticate', { code });
    const { value } = (await opened.json()) as { value: { session: string } | null };
    if (!value) return 'refused';
    const { session } = value;
    const roundId = randomUUID();
    const step = () => ({ session, roundId, transactionId: randomUUID() });
    const debit = await insist('debit', { ...step(), amount: stake });
    if (debit.status !== 200 && flaw !== 'paysUnstaked') return 'refused';
    if (wins) await insist('credit', { ...step(), amount: '2.00' });
    if (flaw !== 'neverEnds') await insist('endRound', step());
    return 'settled';
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://vendor');
    const text = await readText(request);
    if (request.method === 'GET') {
      const reply = await insist('authenticate', { code: url.searchParams.get('code') });
      response.writeHead(flaw === 'opensAnyway' ? 200 : reply.status).end();
      return;
    }
    const header = (name: string) => String(request.headers[name] ?? '');
    const signed = {
      method: 'POST',
      path: request.url ?? '',
      timestamp: header(SIGNATURE_HEADERS.timestamp),
      nonce: header(SIGNATURE_HEADERS.nonce),
      body: text,
    };
    if (
      flaw !== 'openDoor' &&
      !isSignedBy(key.secret, signed, header(SIGNATURE_HEADERS.signature))
    ) {
      response.writeHead(401).end();
      return;
    }
    const { code, stake, outcome } = JSON.parse(text) as Record<string, string>;
    const state = await playRound(code!, stake!, outcome === 'win').catch(() => 'open');
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ state }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/game`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
