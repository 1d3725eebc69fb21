import path from 'node:path';
import { parseArgs } from 'node:util';
import type { FaultRun } from './faults/faultRun.ts';

const USAGE = `Usage: npm run faults -- wallet [--seeds 100] [--operations 1000]
       npm run faults -- bets [--seeds 100]
       npm run faults -- vendor [--seeds 1000] [--operations 1000] [--minutes 60]
       npm run faults -- lottery [--seeds 100]
       npm run faults -- payments [--seeds 100]
       npm run faults -- steps [--seeds 1000]
       npm run faults -- kill [--gateway 100] [--database 20] [--first 1]
       npm run faults -- rng
       npm run faults -- starts

  wallet   200 bets of 10 at once on a wallet of 500, and the ledger against a plain model of it, on a PostgreSQL of
           its own.
  bets     The same bets over HTTP, as a vendor's stakes, at a gateway of the build.
  vendor   A gateway of the build against a plain model of it: stakes, payments, rollbacks and ends of rounds that come
           twice, at once, late, in another order or never.
  lottery  Bets from 50 ms before the close of an issue to 50 ms after, 50 a seed, while two gateways close it; two
           gateways that draw and settle one issue at once; a gateway killed with -9 after every statement of that.
  steps    A gateway that reaches nobody any more after a statement that a seed draws, as after a kill -9, on the way of a
           deposit by code and card, a withdrawal, and transfers to a vendor and back; started again each has one effect.
  payments What a provider of payments does wrong with deposits and payouts, alone and in pairs, in orders drawn from a seed, and what it takes back
           after that; the ledger against a plain model.
  kill     The build, started as by npm start, under a load of games, vendors and transfers, while its gateway and its
           PostgreSQL are killed with -9 at moments drawn from --first.
  rng      The chance and the return of every game of our own over a million rounds, always the same ones.

  starts   A clone of the build where it is hard to start: no locale, a read-only checkout, another user's leftovers,
           a full disk, one gigabyte of memory. Each starts, or says in a sentence what to do.

  --first N     The first seed. What fails says its seed; --first with that seed plays it again.
  --lanes N     Seeds at a time, 4 by itself.
  --minutes N   No seed and no kill is begun later.

The gateway must be built before (npm run build). Exit codes: 0 everything held, 1 something did not, 2 wrong use.`;

const root = path.resolve(import.meta.dirname, '..');
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Kills {
  readonly gateway: number;
  readonly database: number;
}

/** What can be tried, and how many things did not hold. */
const VERBS: Readonly<Record<string, (run: FaultRun, kills: Kills) => Promise<number>>> = {
  wallet: async (run) => (await import('./faults/tryWallet.ts')).tryWallet(run),
  bets: async (run) => (await import('./faults/tryVendor.ts')).tryBets(run),
  vendor: async (run) => (await import('./faults/tryVendor.ts')).tryVendor(run),
  kill: async (run, kills) => (await import('./faults/kill/tryKill.ts')).tryKill(run, kills),
  lottery: async (run) => (await import('./faults/lottery/tryLottery.ts')).tryLottery(run),
  steps: async (run) => (await import('./faults/tryPayments.ts')).trySteps(run),
  payments: async (run) => (await import('./faults/tryPayments.ts')).tryPayments(run),
  starts: async (run) => (await import('./faults/tryStarts.ts')).tryStarts(run),
  rng: async () => {
    const verdicts = (await import('./faults/rng/rng.ts')).runRng({ rounds: 1_000_000, log: say });
    return verdicts.filter(({ passes }) => !passes).length;
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string' },
    first: { type: 'string', default: '1' },
    operations: { type: 'string', default: '1000' },
    lanes: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '1000' },
    gateway: { type: 'string', default: '100' },
    database: { type: 'string', default: '20' },
    help: { type: 'boolean' },
  },
});
const [name = ''] = positionals;
const seeds = values.seeds ?? (name === 'vendor' || name === 'steps' ? '1000' : '100');
const counts = [seeds, values.first, values.operations, values.lanes, values.minutes].map(Number);
const kills = { gateway: Number(values.gateway), database: Number(values.database) };
const areRight =
  counts.every((n) => Number.isInteger(n) && n > 0) &&
  Object.values(kills).every((n) => Number.isInteger(n) && n >= 0);
const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
if (values.help || positionals.length !== 1 || !areRight || !verb) {
  say(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else {
  const [seedCount, first, operations, lanes, minutes] = counts as [
    number,
    number,
    number,
    number,
    number,
  ];
  const run = { root, say, seeds: seedCount, first, operations, lanes, minutes };
  process.exitCode = (await verb(run, kills)) === 0 ? 0 : 1;
}
