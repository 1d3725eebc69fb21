import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { VENDOR_API_PATH, VENDOR_CALLS, type VendorCall } from '../../schemas/vendorApi.ts';
import { compileValidator } from '../../server/http/validators.ts';
import {
  hasSignatureForm,
  isFresh,
  isSignedBy,
  SIGNATURE_HEADERS,
} from '../../server/crypto/requestSignature.ts';

/** What a vendor under test signs with. */
export interface StubKey {
  readonly id: string;
  readonly secret: string;
}

/** A call as it came. */
export interface HeardCall {
  readonly call: VendorCall;
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** What is wrong with it, whatever it asks for; empty where nothing is. */
  readonly faults: readonly string[];
}

/**
 * What happens to a call: it is answered; refused for want of money; carried out and then cut off; cut off before; put
 * off with 503; or answered too late.
 */
export type Fate = 'answer' | 'poor' | 'loseReply' | 'loseRequest' | 'unavailable' | 'late';

/** A series of free spins, in cents. */
export interface StubSpins {
  readonly id: string;
  readonly stakeMinor: number;
  left: number;
  wonMinor: number;
}

/** A wallet of one member that behaves as it is told to. */
export interface WalletStub {
  readonly url: string;
  readonly heard: HeardCall[];
  /** Decides on each call; the next one asks again. */
  fate: (call: VendorCall) => Fate;
  /** In cents. */
  balanceMinor: number;
  /** Stakes that stand, by their ids, and payments, in cents. */
  readonly debits: Map<string, number>;
  readonly credits: Map<string, number>;
  /** Free spins that the game is told of as it is opened; null for none. */
  freeSpins: StubSpins | null;
  /** Makes a launch code that is good once. */
  issueCode(): string;
  close(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

const isCall = (name: string): name is VendorCall => Object.hasOwn(VENDOR_CALLS, name);
const toWire = (minor: number) => (minor / 100).toFixed(2);
const toMinor = (amount: unknown) => Math.round(Number(amount) * 100);
const accept = (value: object): Reply => ({
  status: 200,
  text: JSON.stringify({ success: true, value, message: '' }),
});
const refuse = (status: number, code: string): Reply => ({
  status,
  text: JSON.stringify({ success: false, value: null, message: code, code }),
});

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** What is wrong with a request before its body is read; a nonce is remembered. */
function createFaultFinder(key: StubKey, clock: () => Date) {
  const nonces = new Set<string>();
  return (request: IncomingMessage, text: string): string[] => {
    const header = (name: string) => String(request.headers[name] ?? '');
    const timestamp = header(SIGNATURE_HEADERS.timestamp);
    const nonce = header(SIGNATURE_HEADERS.nonce);
    const signature = header(SIGNATURE_HEADERS.signature);
    const path = request.url ?? '';
    const signed = { method: request.method ?? '', path, timestamp, nonce, body: text };
    const faults = [
      request.method !== 'POST' && `is sent by ${request.method}`,
      header(SIGNATURE_HEADERS.key) !== key.id && 'names another key',
      !(
        hasSignatureForm({ timestamp, nonce }, signature) &&
        isSignedBy(key.secret, signed, signature)
      ) && 'is not signed rightly',
      !isFresh(timestamp, clock()) && 'is signed for another time',
      nonces.has(nonce) && 'uses a nonce twice',
    ];
    nonces.add(nonce);
    return faults.filter((fault) => fault !== false);
  };
}

/** What the wallet holds, and what was done to it. */
interface Books extends Pick<
  WalletStub,
  'balanceMinor' | 'debits' | 'credits' | 'freeSpins' | 'issueCode'
> {
  carryOut(call: VendorCall, body: Record<string, unknown>): Reply;
}

/** The spins of a series, as the wallet counts them. */
function createSpins(find: () => StubSpins | null) {
  const rounds = new Set<string>();
  return {
    tell(endsAt: string) {
      const series = find();
      if (!series) return null;
      const { id, left } = series;
      const money = { stake: toWire(series.stakeMinor), won: toWire(series.wonMinor) };
      return { id, count: left, left, ...money, pays: 'cash', endsAt };
    },
    /** Why a debit is no spin of the series; null where it was taken. */
    take(wanted: unknown, roundId: string, cents: number): Reply | null {
      const series = find();
      if (!series || series.id !== wanted || series.left === 0) return refuse(402, 'freeSpinsOver');
      if (series.stakeMinor !== cents) return refuse(402, 'freeSpinStake');
      series.left -= 1;
      rounds.add(roundId);
      return null;
    },
    /** Adds to what the series has won; false for a round that is none of it. */
    pay(roundId: string, cents: number): boolean {
      const series = find();
      if (!series || !rounds.has(roundId)) return false;
      series.wonMinor += cents;
      return true;
    },
  };
}

/** Who plays, at whatever session. */
const PLAYER = {
  memberAlias: 'conformance-member-alias',
  gameCode: 'CONFORM',
  currency: 'EUR',
  decimals: 2,
  language: 'en',
  mode: 'real',
  openRounds: [],
  highestStake: null,
  shortestRoundMs: 0,
  wallet: 'operator',
} as const;

function openBooks(clock: () => Date): Books {
  const codes = new Set<string>();
  const sessions = new Set<string>();
  const answers = new Map<string, { readonly asked: string; readonly reply: Reply }>();
  const cancelled = new Set<string>();
  const closedRounds = new Set<string>();
  const spins = createSpins(() => own.freeSpins);

  function settle(call: VendorCall, body: Record<string, unknown>): Reply {
    const [id, roundId] = [String(body['transactionId']), String(body['roundId'])];
    const cents = toMinor(body['amount']);
    if (call === 'debit') {
      if (cancelled.has(id)) return refuse(409, 'transactionCancelled');
      if (closedRounds.has(roundId)) return refuse(409, 'roundClosed');
      if (body['freeSpins'] !== undefined) {
        const refusal = spins.take(body['freeSpins'], roundId, cents);
        if (refusal) return refusal;
        own.debits.set(id, 0);
      } else {
        if (cents > own.balanceMinor) return refuse(402, 'insufficientFunds');
        own.balanceMinor -= cents;
        own.debits.set(id, cents);
      }
    } else if (call === 'credit') {
      if (closedRounds.has(roundId)) return refuse(409, 'roundClosed');
      if (!spins.pay(roundId, cents)) own.balanceMinor += cents;
      own.credits.set(id, cents);
    } else if (call === 'rollback') {
      const debit = String(body['debitTransactionId']);
      cancelled.add(debit);
      own.balanceMinor += own.debits.get(debit) ?? 0;
      own.debits.delete(debit);
    } else closedRounds.add(roundId);
    const balance = toWire(own.balanceMinor);
    const roundState = call === 'endRound' ? 'settled' : 'open';
    const extra = call === 'rollback' ? { returned: '0.00' } : {};
    return accept({ transactionId: id, roundId, roundState, balance, currency: 'EUR', ...extra });
  }

  function authenticate(code: string): Reply {
    if (!codes.delete(code)) return refuse(403, 'codeInvalid');
    const session = randomBytes(32).toString('base64url');
    sessions.add(session);
    const endsAt = new Date(clock().getTime() + 3_600_000).toISOString();
    return accept({
      session,
      ...PLAYER,
      balance: toWire(own.balanceMinor),
      endsAt,
      freeSpins: spins.tell(endsAt),
    });
  }

  function carryOut(call: VendorCall, body: Record<string, unknown>): Reply {
    if (call === 'authenticate') return authenticate(String(body['code']));
    if (call === 'openRounds') return accept({ rounds: [] });
    if (!sessions.has(String(body['session']))) return refuse(404, 'sessionUnknown');
    if (call === 'balance') return accept({ balance: toWire(own.balanceMinor), currency: 'EUR' });
    const id = String(body['transactionId']);
    const asked = JSON.stringify([call, Object.entries(body).sort()]);
    const known = answers.get(id);
    if (known) return known.asked === asked ? known.reply : refuse(409, 'transactionConflict');
    const reply = settle(call, body);
    answers.set(id, { asked, reply });
    return reply;
  }

  const own: Books = {
    balanceMinor: 100_000,
    debits: new Map(),
    credits: new Map(),
    freeSpins: null,
    issueCode() {
      const code = randomBytes(32).toString('base64url');
      codes.add(code);
      return code;
    },
    carryOut,
  };
  return own;
}

const send = (response: ServerResponse, { status, text }: Reply) =>
  response
    .writeHead(status, {
      'content-type': 'application/json',
      ...(status === 503 ? { 'retry-after': '1' } : {}),
    })
    .end(text);

function findBodyFaults(
  call: VendorCall,
  text: string,
): { body: HeardCall['body']; faults: string[] } {
  try {
    const body = JSON.parse(text) as Record<string, unknown>;
    const isSound = compileValidator(VENDOR_CALLS[call].body, 'body')(body);
    return { body, faults: isSound ? [] : ['has a body that breaks its contract'] };
  } catch {
    return { body: {}, faults: ['has a body that is no JSON'] };
  }
}

/** Starts a wallet on a port of this machine; 0 lets the system choose. */
export async function startWalletStub(
  key: StubKey,
  { port, clock, lateMs }: { readonly port: number; readonly clock: () => Date; lateMs: number },
): Promise<WalletStub> {
  const findFaults = createFaultFinder(key, clock);
  const books = openBooks(clock);
  const heard: HeardCall[] = [];

  const server = createServer(async (request, response) => {
    const text = await readText(request);
    const name = (request.url ?? '').replace(`${VENDOR_API_PATH}/`, '');
    if (!isCall(name)) return send(response, refuse(404, 'notFound'));
    const unsigned = findFaults(request, text);
    const { body, faults } = findBodyFaults(name, text);
    heard.push({ call: name, body, text, faults: [...unsigned, ...faults] });
    if (unsigned.length > 0) return send(response, refuse(401, 'badSignature'));
    if (faults.length > 0) return send(response, refuse(400, 'badRequest'));
    const fate = stub.fate(name);
    if (fate === 'loseRequest') return void request.socket.destroy();
    if (fate === 'unavailable') return send(response, refuse(503, 'unavailable'));
    if (fate === 'poor') books.balanceMinor = 0;
    const reply = books.carryOut(name, { ...body });
    if (fate === 'loseReply') return void request.socket.destroy();
    if (fate === 'late') return void setTimeout(() => send(response, reply), lateMs).unref();
    return send(response, reply);
  });

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stub: WalletStub = Object.assign(books, {
    fate: (): Fate => 'answer',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
  return stub;
}
