import { randomUUID } from 'node:crypto';
import type { VendorCall } from '../../schemas/vendorApi.ts';
import { SIGNATURE_HEADERS, signRequest } from '../../server/crypto/requestSignature.ts';
import {
  startWalletStub,
  type Fate,
  type HeardCall,
  type StubKey,
  type WalletStub,
} from './walletStub.ts';

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
}

interface Played {
  readonly status: number;
  readonly calls: readonly HeardCall[];
}

interface Bench {
  readonly options: ConformOptions;
  readonly stub: WalletStub;
}

interface Scenario {
  readonly name: string;
  /** What is wrong; empty where the vendor behaves. */
  run(bench: Bench): Promise<readonly (string | false)[]>;
}

const of = (calls: readonly HeardCall[], call: VendorCall) =>
  calls.filter((heard) => heard.call === call);
const idsOf = (calls: readonly HeardCall[]) =>
  new Set(calls.map(({ body }) => String(body['transactionId'])));

/** What still comes after the test door answered was not to come. */
const AFTERWARDS_MS = 150;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function open(bench: Bench, code: string): Promise<number> {
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
async function play(
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
function meetFirst(call: VendorCall, fate: Fate, times = 1): (heard: VendorCall) => Fate {
  let left = times;
  return (heard) => {
    if (heard !== call || left === 0) return 'answer';
    left -= 1;
    return fate;
  };
}

/** What a stake was worth to the member: exactly one that stands, or none where it was rolled back. */
function judgeDebit({ calls }: Played, stub: WalletStub): (string | false)[] {
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

function judgeCredit({ calls }: Played): (string | false)[] {
  const credits = of(calls, 'credit');
  return [
    credits.length < 2 && 'does not try the payment again',
    idsOf(credits).size > 1 && 'tries again under another transaction id, which pays twice',
    of(calls, 'rollback').length > 0 && 'rolls a stake back that was won with',
  ];
}

const onFate = (
  name: string,
  call: VendorCall,
  fate: Fate,
  judge: (played: Played, stub: WalletStub) => readonly (string | false)[],
): Scenario => ({
  name,
  async run(bench) {
    bench.stub.fate = meetFirst(call, fate);
    return judge(await play(bench, { outcome: 'win' }), bench.stub);
  },
});

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'opens the game with a launch code, and exchanges it once',
    async run(bench) {
      const from = bench.stub.heard.length;
      const code = bench.stub.issueCode();
      const status = await open(bench, code);
      const uses = of(bench.stub.heard.slice(from), 'authenticate');
      return [
        status >= 400 && `answers ${status}`,
        uses.length !== 1 && `asks for the code ${uses.length} times`,
        uses[0]?.body['code'] !== code && 'asks for another code',
      ];
    },
  },
  {
    name: 'opens nothing with a code that was used',
    async run(bench) {
      const status = await open(bench, 'u'.repeat(43));
      return [status < 400 && `answers ${status} as if it were good`];
    },
  },
  {
    name: 'plays a round that is won',
    async run(bench) {
      const before = bench.stub.balanceMinor;
      const { status, calls } = await play(bench, { outcome: 'win' });
      const order = calls.map(({ call }) => call).filter((call) => call !== 'balance');
      const rounds = new Set(calls.flatMap(({ body }) => body['roundId'] ?? []));
      const paid = of(calls, 'credit').reduce((sum, { body }) => sum + Number(body['amount']), 0);
      return [
        status !== 200 && `the test door answers ${status}`,
        order.join(' ') !== 'authenticate debit credit endRound' && `calls ${order.join(', ')}`,
        rounds.size !== 1 && 'names more rounds than one',
        idsOf(calls.filter(({ body }) => 'transactionId' in body)).size !== 3 &&
          'uses a transaction id for two things',
        bench.stub.balanceMinor !== before - 100 + Math.round(paid * 100) && 'moves other sums',
      ];
    },
  },
  {
    name: 'plays a round that is lost, and ends it',
    async run(bench) {
      const { calls } = await play(bench, { outcome: 'lose' });
      return [
        of(calls, 'credit').length > 0 && 'pays for a loss',
        of(calls, 'endRound').length !== 1 && 'does not end the round',
      ];
    },
  },
  {
    name: 'takes no for an answer where there is no money',
    async run(bench) {
      bench.stub.fate = meetFirst('debit', 'poor');
      const { calls } = await play(bench, { outcome: 'win' });
      bench.stub.balanceMinor = 100_000;
      return [
        of(calls, 'credit').length > 0 && 'pays although nothing was staked',
        idsOf(of(calls, 'debit')).size > 1 && 'asks again under another transaction id',
      ];
    },
  },
  onFate('copes with a stake whose answer is lost', 'debit', 'loseReply', judgeDebit),
  onFate('copes with a stake that is lost', 'debit', 'loseRequest', judgeDebit),
  onFate('copes with a stake that is answered too late', 'debit', 'late', judgeDebit),
  onFate('copes with a stake that is put off (503)', 'debit', 'unavailable', judgeDebit),
  onFate('pays once where the answer is lost', 'credit', 'loseReply', judgeCredit),
  onFate('pays once where the payment is lost', 'credit', 'loseRequest', judgeCredit),
  onFate('pays once where the answer is too late', 'credit', 'late', judgeCredit),
  onFate('pays once where the payment is put off (503)', 'credit', 'unavailable', judgeCredit),
  {
    name: 'ends a round whose end was lost',
    async run(bench) {
      bench.stub.fate = meetFirst('endRound', 'loseRequest');
      const { calls } = await play(bench, { outcome: 'win' });
      return [of(calls, 'endRound').length < 2 && 'leaves the round open'];
    },
  },
  {
    name: 'believes no test door that is signed wrongly',
    async run(bench) {
      const { status, calls } = await play(bench, { outcome: 'win' }, 'a'.repeat(64));
      return [
        status !== 401 && `answers ${status}, not 401`,
        calls.length > 0 && 'plays all the same',
      ];
    },
  },
  {
    name: 'signs every call rightly, with a nonce of its own and a body of the contract',
    run: async ({ stub }) => [
      ...new Set(
        stub.heard.flatMap(({ call, faults }) => faults.map((fault) => `a ${call} ${fault}`)),
      ),
    ],
  },
];

async function judge(bench: Bench, { run }: Scenario): Promise<readonly string[]> {
  bench.stub.fate = () => 'answer';
  try {
    return (await run(bench)).filter((fault) => fault !== false);
  } catch (error) {
    const cause = (error as Error).cause;
    return [`does not answer (${cause instanceof Error ? cause.message : String(error)})`];
  }
}

/** Runs every scenario against a vendor, and says what it did wrong; the exit code: 0 conforms, 1 does not. */
export async function conform(options: ConformOptions): Promise<number> {
  const { write, key, port, clock, lateMs } = options;
  const stub = await startWalletStub(key, { port, clock, lateMs });
  write(`The wallet answers at ${stub.url}/vendor/v1 (key ${key.id}).\n`);
  let failed = 0;
  try {
    for (const scenario of SCENARIOS) {
      const faults = await judge({ options, stub }, scenario);
      write(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${scenario.name}`);
      for (const fault of faults) write(`         ${fault}`);
      if (faults.length > 0) failed += 1;
    }
  } finally {
    await stub.close();
  }
  const total = SCENARIOS.length;
  write(
    failed === 0
      ? `\nAll ${total} scenarios are as they should be.`
      : `\n${failed} of ${total} scenarios failed.`,
  );
  return failed === 0 ? 0 : 1;
}
