import { Gauge, type Registry } from 'prom-client';
import { withTransaction, type Database } from '../../db/database.ts';
import { listBooks, verifyBook } from '../../ledger/books.ts';
import { releaseExpired } from '../../ledger/holds.ts';
import {
  createSettledFinder,
  findLastSeal,
  findSeal,
  sealEntries,
  type Seal,
} from '../../ledger/seals.ts';
import type { LedgerFault } from '../../ledger/verify.ts';
import { readVerdict, saveVerdict, type Verdict } from './verdict.repository.ts';

/** What the books are watched with, and who is told. */
export interface BooksDeps {
  readonly db: Database;
  readonly clock: () => Date;
  /** What seals are made with, then what they were made with before. */
  readonly sealKeys: readonly [Buffer, ...Buffer[]];
  readonly registry: Registry;
  /** Compares with the books what is kept of them elsewhere; asked at looks at everything. */
  readonly compareSums: (merchantCode: string) => Promise<readonly LedgerFault[]>;
  /** Told of every fault, at every look, until it is gone. */
  readonly onFault: (fault: LedgerFault) => void;
}

/** The watch over the ledger. */
export interface Books {
  /**
   * Looks at all books: frees holds whose time is over, seals new entries, and verifies what is new; once an hour, the
   * first time, and as long as something is wrong, everything.
   */
  look(): Promise<void>;
  /** What the last look found, whichever gateway looked; undefined before the first. */
  readVerdict(): Promise<Verdict | undefined>;
}

/** Looks at what is new come in between looks at everything. */
const WHOLE_MS = 3_600_000;
const HOLDS_AT_ONCE = 500;

function createGauges(registry: Registry) {
  const registers = [registry];
  return {
    faults: new Gauge({
      name: 'ledger_faults',
      help: 'What was wrong with the books at the last look; anything above 0 wants a person.',
      registers,
    }),
    lookedAt: new Gauge({
      name: 'ledger_checked_timestamp_seconds',
      help: 'When the books were last looked at.',
      registers,
    }),
  };
}

/** What one gateway has seen of a merchant's seals, which nobody can take out of its memory. */
class SealMemory {
  private readonly seen = new Map<string, Seal>();

  /** Says what became of the newest seal that was seen, if it is no longer what it was. */
  async compare(db: Database, merchantCode: string): Promise<LedgerFault | null> {
    const known = this.seen.get(merchantCode);
    const { last, same } = await withTransaction(db, { merchantCode }, async (tx) => ({
      last: await findLastSeal(tx, merchantCode),
      same: known && (await findSeal(tx, merchantCode, known.number)),
    }));
    if (known && !same?.mac.equals(known.mac)) {
      const subject = `seal ${known.number}`;
      const message = 'is gone, or is another one than it was';
      return { kind: 'sealMissing', merchantCode, subject, message };
    }
    if (last) this.seen.set(merchantCode, last);
    return null;
  }
}

/**
 * Makes the watch of one gateway. What it has seen stays in its memory, which nobody who reaches the database can
 * change: which gateway looks is the job's affair.
 */
export function createBooks(deps: BooksDeps): Books {
  const { db, clock, sealKeys, registry, compareSums, onFault } = deps;
  const gauges = createGauges(registry);
  const memory = new SealMemory();
  const findSettledId = createSettledFinder(db);
  let wholeAtMs = -Infinity;
  /** Everything up to here was verified. */
  let verifiedId = 0n;

  async function lookAt(merchantCode: string, sealThroughId: bigint | null, sinceId: bigint) {
    const at = clock();
    await withTransaction(db, { merchantCode }, async (tx) => {
      await releaseExpired(tx, { merchantCode, at, limit: HOLDS_AT_ONCE });
    });
    if (sealThroughId !== null) {
      await withTransaction(db, { merchantCode }, (tx) =>
        sealEntries(tx, { merchantCode, throughId: sealThroughId, key: sealKeys[0], at }),
      );
    }
    const { faults } = await verifyBook(db, { merchantCode, sealKeys, sinceId });
    const missing = await memory.compare(db, merchantCode);
    const wrongSums = sinceId === 0n ? await compareSums(merchantCode) : [];
    return [...faults, ...(missing ? [missing] : []), ...wrongSums];
  }

  return {
    readVerdict: () => readVerdict(db.owner),
    async look() {
      const settledId = await findSettledId();
      const nowMs = clock().getTime();
      const isWhole = nowMs - wholeAtMs >= WHOLE_MS;
      const faults: LedgerFault[] = [];
      for (const merchantCode of await listBooks(db.owner)) {
        faults.push(...(await lookAt(merchantCode, settledId, isWhole ? 0n : verifiedId)));
      }
      for (const fault of faults) onFault(fault);
      // What is wrong is looked at again, until it is not.
      if (settledId !== null && faults.length === 0) verifiedId = settledId;
      if (faults.length > 0) wholeAtMs = -Infinity;
      else if (isWhole) wholeAtMs = nowMs;
      await saveVerdict(db.owner, {
        checkedAt: clock(),
        wholeAt: isWhole ? clock() : null,
        faults,
      });
      gauges.faults.set(faults.length);
      gauges.lookedAt.set(nowMs / 1000);
    },
  };
}
