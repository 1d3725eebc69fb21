import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { connectDatabase, openDatabase } from '../../../server/db/database.ts';
import { verifyBook } from '../../../server/ledger/books.ts';
import { merchantCode } from '../books.ts';
import { inLanes, type FaultRun } from '../faultRun.ts';
import { createVerdict } from '../verdict.ts';
import { tryClose } from './tryClose.ts';
import { tryKills, tryTwoGateways } from './tryDraws.ts';

const PAIRS = 5;

/** Bets around the close, two gateways with one draw, and a gateway that is killed at every step of a settlement. */
export async function tryLottery(run: FaultRun): Promise<number> {
  const { root, say, seeds: wanted } = run;
  const verdict = createVerdict(say);
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'livery-faults-'));
  const db = await openDatabase(
    { embedded: { dataDirectory, isDurable: false } },
    { migrationsDirectory: path.join(root, 'server/db/migrations'), poolSize: 20 },
  );
  const other = connectDatabase(db.url);
  try {
    let taken = 0;
    const { seeds, seconds } = await inLanes({ ...run, lanes: 1 }, async (seed) => {
      taken += await tryClose({ db, other, verdict }, seed);
    });
    say(
      `${seeds * 50} bets around ${seeds} closes, ${taken} taken, ${seconds} s: ${verdict.words}`,
    );
    const pairs = Math.min(PAIRS, wanted);
    for (let seed = 1; seed <= pairs; seed += 1) await tryTwoGateways({ db, verdict }, seed);
    say(`${pairs} draws by two gateways at once: ${verdict.words}`);
    const steps = await tryKills({ db, verdict });
    const { entries, faults } = await verifyBook(db, { merchantCode });
    for (const { kind, subject, message } of faults) {
      verdict.fail(`books, ${kind}: ${subject} ${message}`);
    }
    say(`${steps} steps of a settlement, killed at each, ${entries} entries: ${verdict.words}`);
  } finally {
    await other.close();
    await db.close();
    await rm(dataDirectory, { recursive: true, force: true });
  }
  return verdict.failures;
}
