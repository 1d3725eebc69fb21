import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { isFresh, isSignedBy, SIGNATURE_HEADERS } from '../../server/crypto/requestSignature.ts';
import { runVendorCommand } from './run.ts';

const key = { id: 'vk_conformance', secret: 'A'.repeat(43) };

/** A way in which wallets may go wrong. */
type WalletFlaw =
  | 'movesTwice'
  | 'takesOtherSum'
  | 'changesItsMind'
  | 'overdraws'
  | 'findsAll'
  | 'openDoor'
  | 'noClock'
  | 'silent';

const FLAWS: readonly [WalletFlaw, told: string][] = [
  ['movesTwice', 'minor units, not 10100'],
  ['takesOtherSum', 'minor units, not 10100'],
  ['changesItsMind', 'answers the same again with "done" (200) once there is enough'],
  ['overdraws', 'answers with "done" (200)'],
  ['findsAll', 'answers "find" of an unknown name with "done" (200)'],
  ['openDoor', 'answers a forged deposit with 200, not 401'],
  ['noClock', 'answers what was signed an hour ago'],
  ['silent', 'no answer of the contract (503)'],
];

interface Asked {
  readonly transferId: string;
  readonly memberAlias: string;
  readonly amount: string;
  readonly currency: string;
}

interface Moved {
  readonly asked: string;
  readonly state: 'done' | 'refused';
}

/** The smallest wallets there are; with a flaw, such as are not to pass. */
function createWallets(flaw: WalletFlaw | undefined) {
  const balances = new Map<string, number>();
  const known = new Map<string, Moved>();
  const tell = (transferId: string, state: string) => ({
    transferId,
    state,
    reason: state === 'refused' ? 'insufficientFunds' : null,
  });
  return (ask: string, body: Asked): object | null => {
    const { transferId, memberAlias, amount, currency } = body;
    const has = balances.get(memberAlias) ?? 0;
    if (ask === 'balance') return { balance: has.toFixed(2), currency };
    const before = known.get(transferId);
    if (ask === 'find')
      return tell(transferId, before?.state ?? (flaw === 'findsAll' ? 'done' : 'none'));
    const asked = JSON.stringify([ask, body]);
    if (before && flaw !== 'movesTwice') {
      const isSame = before.asked === asked;
      if (!isSame && flaw !== 'takesOtherSum') return null;
      const isAgain = flaw === 'changesItsMind' && before.state === 'refused';
      if (isSame && !isAgain) return tell(transferId, before.state);
    }
    const after = has + (ask === 'deposit' ? 1 : -1) * Number(amount);
    const state = after < 0 && flaw !== 'overdraws' ? 'refused' : 'done';
    if (state === 'done') balances.set(memberAlias, after);
    known.set(transferId, { asked, state });
    return tell(transferId, state);
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function run(flaw?: WalletFlaw) {
  const act = createWallets(flaw);
  const send = (response: ServerResponse, status: number, value: object | null) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ success: value !== null, value, message: '' }));
  const server = createServer(async (request, response) => {
    const body = await readText(request);
    const header = (name: string) => String(request.headers[name] ?? '');
    const timestamp = header(SIGNATURE_HEADERS.timestamp);
    const path = request.url ?? '';
    const signed = {
      method: 'POST',
      path,
      timestamp,
      nonce: header(SIGNATURE_HEADERS.nonce),
      body,
    };
    const isSigned = isSignedBy(key.secret, signed, header(SIGNATURE_HEADERS.signature));
    if (flaw === 'silent') return send(response, 503, null);
    if (!isSigned && flaw !== 'openDoor') return send(response, 401, null);
    if (!isFresh(timestamp, new Date()) && flaw !== 'noClock') return send(response, 401, null);
    const value = act(path.slice(path.lastIndexOf('/') + 1), JSON.parse(body) as Asked);
    return send(response, value ? 200 : 409, value);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/wallets`;
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const context = { env: {}, clock: () => new Date(), write, complain: write };
  const code = await runVendorCommand(['conform-wallets', address], context);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
  return { code, text: lines.join('\n') };
}

it('wallets that keep to the interface conform', async () => {
  const { code, text } = await run();
  expect(text).toContain('All 8 scenarios are as they should be.');
  expect(code).toBe(0);
});

it.each(FLAWS)(
  'wallets with the flaw %s do not, and their vendor is told why',
  async (flaw, told) => {
    const { code, text } = await run(flaw);
    expect(text).toContain(told);
    expect(code).toBe(1);
  },
);
