import { Gauge, type Registry } from 'prom-client';
import { withTransaction, type Database } from '../db/database.ts';
import { listBooks, verifyBook } from '../ledger/books.ts';
import { releaseExpired } from '../ledger/holds.ts';
import {
  findLastSeal,
  findSeal,
  isSettled,
  sealEntries,
  takeBoundary,
  type Boundary,
  type Seal,
} from '../ledger/seals.ts';
import type { LedgerFault } from '../ledger/verify.ts';
import { repeat } from '../composition/repeat.ts';

/** What is watched, and who is told. */
export interface LedgerWatchDeps {
  readonly db: Database;
  readonly clock: () => Date;
  /** What seals are made with, then what they were made with before. */
  readonly sealKeys: readonly [Buffer, ...Buffer[]];
  readonly registry: Registry;
  /** Told of every fault, at every look, until it is gone. */
  readonly onFault: (fault: LedgerFault) => void;
  /** Told where a look itself failed. */
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number;
}

/** A watch that goes on until it is stopped. */
export interface LedgerWatch {
  /** One look at all books, at once. */
  look(): Promise<void>;
  /** Waits for a look under way. */
  stop(): Promise<void>;
}

const MINUTE_MS = 60_000;
/** Looks at what is new come in between looks at everything. */
const LOOKS_PER_WHOLE = 60;
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
 * Looks at the books every minute: frees holds whose time is over, seals new entries, and verifies what is new; once an
 * hour, and the first time, everything.
 */
export function startLedgerWatch(deps: LedgerWatchDeps): LedgerWatch {
  const { db, clock, sealKeys, registry, onFault, onError, everyMs = MINUTE_MS } = deps;
  const gauges = createGauges(registry);
  const memory = new SealMemory();
  let looks = 0;
  /** Everything up to here was verified. */
  let verifiedId = 0n;
  let pending: Boundary | undefined;

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
    return missing ? [...faults, missing] : faults;
  }

  /** Mostly what is written now is settled at once; where a transaction takes long, what was at the look before. */
  async function findSettledId(): Promise<bigint | null> {
    const earlier = pending;
    pending = await takeBoundary(db);
    for (const boundary of [pending, earlier]) {
      if (boundary && (await isSettled(db, boundary))) return boundary.throughId;
    }
    return null;
  }

  async function lookOnce(): Promise<void> {
    const settledId = await findSettledId();
    const sinceId = looks % LOOKS_PER_WHOLE === 0 ? 0n : verifiedId;
    const faults: LedgerFault[] = [];
    for (const merchantCode of await listBooks(db.owner)) {
      faults.push(...(await lookAt(merchantCode, settledId, sinceId)));
    }
    for (const fault of faults) onFault(fault);
    // What is wrong is looked at again, until it is not.
    if (settledId !== null && faults.length === 0) verifiedId = settledId;
    looks = faults.length === 0 ? looks + 1 : 0;
    gauges.faults.set(faults.length);
    gauges.lookedAt.set(clock().getTime() / 1000);
  }

  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= lookOnce()
      .catch(onError)
      .finally(() => (looking = undefined));
    return looking;
  };
  const stopLooking = repeat({ everyMs, onError, act: look });
  return {
    look,
    async stop() {
      await stopLooking();
      // One that was asked for beside the pace.
      await looking;
    },
  };
}
