import { withTransaction } from '../../server/db/database.ts';
import { readSum } from '../../server/ledger/balances.ts';
import { verifyBook } from '../../server/ledger/books.ts';
import { inLanes, type FaultRun } from './faultRun.ts';
import { openBuiltSite } from './vendor/builtSite.ts';
import { placeParallelDebits } from './vendor/parallelDebits.ts';
import { runVendorModel } from './vendor/runVendorModel.ts';
import type { VendorSite } from './vendor/site.ts';
import { createVerdict, type Verdict } from './verdict.ts';

const readVendor = ({ db, merchantCode, vendorCode, currency }: VendorSite) =>
  withTransaction(db, { merchantCode }, (tx) =>
    readSum(tx, { vendor: vendorCode }, { merchantCode, currency }),
  );

async function checkBooks({ db, merchantCode }: VendorSite, verdict: Verdict): Promise<bigint> {
  const { entries, faults } = await verifyBook(db, { merchantCode });
  for (const { kind, subject, message } of faults) {
    verdict.fail(`books, ${kind}: ${subject} ${message}`);
  }
  return entries;
}

/** Stakes at once, over HTTP, by the interface for vendors. */
export async function tryBets(run: FaultRun): Promise<number> {
  const verdict = createVerdict(run.say);
  const site = await openBuiltSite(run.root);
  try {
    const { seeds, seconds } = await inLanes({ ...run, lanes: 1 }, async (seed) => {
      const { answers, failures, balance, leastMinor } = await placeParallelDebits(site, seed);
      const isRight =
        answers['ok'] === 50 && answers['insufficientFunds'] === 150 && balance === '0.00';
      if (isRight && failures === 0 && leastMinor === 0n) return;
      verdict.fail(`bets, seed ${seed}: ${JSON.stringify(answers)}, ${balance} left`);
    });
    const entries = await checkBooks(site, verdict);
    run.say(
      `${seeds} seeds, ${seeds * 200} bets, ${entries} entries, ${seconds} s: ${verdict.words}`,
    );
  } finally {
    await site.close();
  }
  return verdict.failures;
}

/** The gateway against a model of it, over HTTP, by messages that come twice, late, in another order or never. */
export async function tryVendor(run: FaultRun): Promise<number> {
  const verdict = createVerdict(run.say);
  const site = await openBuiltSite(run.root);
  try {
    let delivered = 0;
    let lostMinor = 0n;
    const { seeds, seconds } = await inLanes(run, async (seed) => {
      try {
        const ended = await runVendorModel(site, seed, run.operations);
        delivered += ended.delivered;
        lostMinor += ended.lostMinor;
      } catch (error) {
        verdict.fail(`model, ${(error as Error).message}`);
      }
    });
    const vendorMinor = await readVendor(site);
    if (verdict.failures === 0 && vendorMinor !== lostMinor) {
      verdict.fail(`the vendor has ${vendorMinor}, members lost ${lostMinor}`);
    }
    const entries = await checkBooks(site, verdict);
    const speed = Math.round(delivered / Math.max(1, seconds));
    run.say(
      `${seeds} seeds of ${run.operations} operations, ${delivered} messages that arrived, ${entries} entries, ` +
        `${seconds} s, ${speed} messages a second: ${verdict.words}`,
    );
  } finally {
    await site.close();
  }
  return verdict.failures;
}
