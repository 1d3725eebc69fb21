import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../server/db/database.ts';
import { seedCatalogue } from '../../server/seed/seedCatalogue.ts';
import { verifyBook } from '../../server/ledger/books.ts';
import { merchantCode } from './books.ts';
import { runLedgerModel } from './ledgerModel.ts';
import { placeParallelBets } from './parallelBets.ts';
import { inLanes, type FaultRun } from './faultRun.ts';
import { createVerdict } from './verdict.ts';

/** The ledger's own functions, on a database of their own: bets at once, and a model of holds and transfers. */
export async function tryWallet(run: FaultRun): Promise<number> {
  const { root, say, operations } = run;
  const verdict = createVerdict(say);
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'livery-faults-'));
  const db = await openDatabase(
    { embedded: { dataDirectory, isDurable: false } },
    { migrationsDirectory: path.join(root, 'server/db/migrations') },
  );
  try {
    await seedCatalogue(db);
    const { seeds, seconds } = await inLanes(run, async (seed) => {
      const { stood, refused, balanceMinor } = await placeParallelBets(db, seed);
      if (stood !== 50 || refused['insufficientFunds'] !== 150 || balanceMinor !== 0n) {
        const refusals = JSON.stringify(refused);
        verdict.fail(
          `bets, seed ${seed}: ${stood} stood, refused ${refusals}, ${balanceMinor} left`,
        );
      }
      await runLedgerModel(db, seed, operations).catch((error: Error) =>
        verdict.fail(`model, ${error.message}`),
      );
    });
    const { entries, faults } = await verifyBook(db, { merchantCode });
    for (const { kind, subject, message } of faults) {
      verdict.fail(`books, ${kind}: ${subject} ${message}`);
    }
    say(`${seeds} seeds, ${entries} entries, ${seconds} s: ${verdict.words}`);
  } finally {
    await db.close();
    await rm(dataDirectory, { recursive: true, force: true });
  }
  return verdict.failures;
}
