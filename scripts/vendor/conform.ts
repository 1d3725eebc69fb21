import type { VendorCall } from '../../schemas/vendorApi.ts';
import {
  idsOf,
  judgeCredit,
  judgeDebit,
  meetFirst,
  of,
  open,
  play,
  type Bench,
  type ConformOptions,
  type Played,
  type Scenario,
} from './bench.ts';
import { FREE_SPIN_SCENARIOS } from './freeSpinScenarios.ts';
import { startWalletStub, type Fate, type WalletStub } from './walletStub.ts';

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
];

const LAST_SCENARIOS: readonly Scenario[] = [
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
  bench.stub.freeSpins = null;
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
  const scenarios = [
    ...SCENARIOS,
    ...(options.freeSpins ? FREE_SPIN_SCENARIOS : []),
    ...LAST_SCENARIOS,
  ];
  let failed = 0;
  try {
    for (const scenario of scenarios) {
      const faults = await judge({ options, stub }, scenario);
      write(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${scenario.name}`);
      for (const fault of faults) write(`         ${fault}`);
      if (faults.length > 0) failed += 1;
    }
  } finally {
    await stub.close();
  }
  const total = scenarios.length;
  write(
    failed === 0
      ? `\nAll ${total} scenarios are as they should be.`
      : `\n${failed} of ${total} scenarios failed.`,
  );
  return failed === 0 ? 0 : 1;
}
