import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/db/database.ts';
import { seedCatalogue } from '../server/db/seedCatalogue.ts';
import { verifyBook } from '../server/ledger/books.ts';
import { merchantCode } from './faults/books.ts';
import { runLedgerModel } from './faults/ledgerModel.ts';
import { placeParallelBets } from './faults/parallelBets.ts';
import { runRng } from './faults/rng/rng.ts';

const USAGE = `Usage: npm run faults -- wallet [--seeds 100] [--first 1] [--operations 1000]
       npm run faults -- rng

  wallet           200 bets of 10 at once on a wallet of 500, and the ledger against a plain model of it, for each
                   seed, on a PostgreSQL of its own. A failure says its seed; --first with that seed plays it again.
  rng              The chance and the return of every game of the house over a million rounds, always the same ones.

Exit codes: 0 everything held, 1 something did not, 2 wrong use.`;

const root = path.resolve(import.meta.dirname, '..');
const say = (line: string) => process.stdout.write(`${line}\n`);

async function tryWallet(first: number, seeds: number, operations: number): Promise<number> {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'livery-faults-'));
  const db = await openDatabase(
    { embedded: { dataDirectory, isDurable: false } },
    { migrationsDirectory: path.join(root, 'server/db/migrations') },
  );
  let failures = 0;
  const fail = (sentence: string) => {
    failures += 1;
    say(`FAILED ${sentence}`);
  };
  try {
    await seedCatalogue(db);
    for (let seed = first; seed < first + seeds; seed += 1) {
      const { stood, refused, balanceMinor } = await placeParallelBets(db, seed);
      if (stood !== 50 || refused['insufficientFunds'] !== 150 || balanceMinor !== 0n) {
        const refusals = JSON.stringify(refused);
        fail(`bets, seed ${seed}: ${stood} stood, refused ${refusals}, left ${balanceMinor}`);
      }
      await runLedgerModel(db, seed, operations).catch((error: Error) =>
        fail(`model, ${error.message}`),
      );
    }
    const { entries, faults } = await verifyBook(db, { merchantCode });
    for (const { kind, subject, message } of faults) fail(`books, ${kind}: ${subject} ${message}`);
    say(
      `${seeds} seeds, ${entries} entries: ${failures === 0 ? 'all held' : `${failures} failed`}`,
    );
  } finally {
    await db.close();
    await rm(dataDirectory, { recursive: true, force: true });
  }
  return failures === 0 ? 0 : 1;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string', default: '100' },
    first: { type: 'string', default: '1' },
    operations: { type: 'string', default: '1000' },
    help: { type: 'boolean' },
  },
});
const numbers = [values.first, values.seeds, values.operations].map(Number);
const areCounts = numbers.every((n) => Number.isInteger(n) && n > 0);
const [what] = positionals;
if (values.help || positionals.length !== 1 || !areCounts) {
  say(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else if (what === 'wallet') {
  const [first, seeds, operations] = numbers as [number, number, number];
  process.exitCode = await tryWallet(first, seeds, operations);
} else if (what === 'rng') {
  const verdicts = runRng({ isQuick: false, log: say });
  process.exitCode = verdicts.every(({ passes }) => passes) ? 0 : 1;
} else {
  say(`There are no faults called "${what}".\n\n${USAGE}`);
  process.exitCode = 2;
}
