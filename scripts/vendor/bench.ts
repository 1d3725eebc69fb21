import { randomUUID } from 'node:crypto';
import type { VendorCall } from '../../schemas/vendorApi.ts';
import { SIGNATURE_HEADERS, signRequest } from '../../server/crypto/requestSignature.ts';
import type { Fate, HeardCall, StubKey, WalletStub } from './walletStub.ts';

/** How a vendor is put to the test. */
export interface ConformOptions {
  /** The address that the vendor's game opens at. */
  readonly target: string;
  readonly key: StubKey;
  /** Port of the wallet; the vendor is set up to call it. */
  readonly port: number;
  readonly clock: () => Date;
  /** How long a vendor may take to finish a round, retries included. */
  readonly patienceMs: number;
  /** How late a late answer is: longer than the vendor waits. */
  readonly lateMs: number;
  readonly write: (line: string) => void;
  /** Whether the vendor plays free spins, and is asked for them. */
  readonly freeSpins?: boolean;
}

/** What the vendor did in a round. */
export interface Played {
  readonly status: number;
  readonly calls: readonly HeardCall[];
}

/** What a scenario works with. */
export interface Bench {
  readonly options: ConformOptions;
  readonly stub: WalletStub;
}

/** Something that a vendor must get right. */
export interface Scenario {
  readonly name: string;
  /** What is wrong; empty where the vendor behaves. */
  run(bench: Bench): Promise<readonly (string | false)[]>;
}

/** Calls of a kind. */
export const of = (calls: readonly HeardCall[], call: VendorCall) =>
  calls.filter((heard) => heard.call === call);
/** The transaction ids of calls. */
export const idsOf = (calls: readonly HeardCall[]) =>
  new Set(calls.map(({ body }) => String(body['transactionId'])));

/** What still comes after the test door answered was not to come. */
const AFTERWARDS_MS = 150;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens the game with a launch code; gives the status. */
export async function open(bench: Bench, code: string): Promise<number> {
  const address = new URL(bench.options.target);
  address.searchParams.set('code', code);
  address.searchParams.set('language', 'en');
  address.searchParams.set('mode', 'real');
  const signal = AbortSignal.timeout(bench.options.patienceMs);
  const reply = await fetch(address, { signal, redirect: 'manual' });
  await reply.arrayBuffer();
  return reply.status;
}

/** Asks the vendor's test door for a round; a signature other than the right one where a scenario says so. */
export async function play(
  bench: Bench,
  round: { readonly outcome: 'win' | 'lose' },
  signature?: string,
): Promise<Played> {
  const { options, stub } = bench;
  const from = stub.heard.length;
  const url = new URL(`${options.target.replace(/\/+$/, '')}/test-round`);
  const body = JSON.stringify({ code: stub.issueCode(), stake: '1.00', ...round });
  const timestamp = String(Math.floor(options.clock().getTime() / 1000));
  const nonce = randomUUID();
  const path = `${url.pathname}${url.search}`;
  const signed = { method: 'POST', path, timestamp, nonce, body };
  const reply = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADERS.key]: options.key.id,
      [SIGNATURE_HEADERS.timestamp]: timestamp,
      [SIGNATURE_HEADERS.nonce]: nonce,
      [SIGNATURE_HEADERS.signature]: signature ?? signRequest(options.key.secret, signed),
    },
    signal: AbortSignal.timeout(options.patienceMs),
  });
  await reply.arrayBuffer();
  await wait(AFTERWARDS_MS);
  return { status: reply.status, calls: stub.heard.slice(from) };
}

/** A fate that meets the first calls of a kind, and lets the rest through. */
export function meetFirst(call: VendorCall, fate: Fate, times = 1): (heard: VendorCall) => Fate {
  let left = times;
  return (heard) => {
    if (heard !== call || left === 0) return 'answer';
    left -= 1;
    return fate;
  };
}

/** What a stake was worth to the member: exactly one that stands, or none where it was rolled back. */
export function judgeDebit({ calls }: Played, stub: WalletStub): (string | false)[] {
  const debits = of(calls, 'debit');
  const rollbacks = of(calls, 'rollback');
  const rolledBack = new Set(rollbacks.map(({ body }) => String(body['debitTransactionId'])));
  const standing = [...idsOf(debits)].filter((id) => stub.debits.has(id));
  return [
    debits.length === 1 && rollbacks.length === 0 && 'neither tries again nor rolls back',
    idsOf(debits).size > 1 + rolledBack.size && 'tries again under another transaction id',
    new Set(debits.map(({ body }) => JSON.stringify(body))).size > idsOf(debits).size &&
      'changes what it asks for when it tries again',
    standing.length > 1 && 'stakes twice',
    standing.length === 0 && of(calls, 'credit').length > 0 && 'pays without a stake',
  ];
}

/** What a payment was tried with: again, under one id. */
export function judgeCredit({ calls }: Played): (string | false)[] {
  const credits = of(calls, 'credit');
  return [
    credits.length < 2 && 'does not try the payment again',
    idsOf(credits).size > 1 && 'tries again under another transaction id, which pays twice',
    of(calls, 'rollback').length > 0 && 'rolls a stake back that was won with',
  ];
}
