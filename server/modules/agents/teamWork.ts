import { withTransaction, type Database } from '../../db/database.ts';
import { countChanges, listMerchantsWithChanges } from './team.repository.ts';

/** Keeps the sums of teams. */
export interface TeamWork {
  /** Counts every day that changed; a merchant that fails stops no other. */
  work(): Promise<void>;
}

const BATCH = 2_000;

/** Makes the work. */
export function createTeamWork({
  db,
  onError,
}: {
  readonly db: Database;
  readonly onError: (error: unknown) => void;
}): TeamWork {
  async function count(merchantCode: string): Promise<void> {
    for (;;) {
      const taken = await withTransaction(db, { merchantCode }, (tx) =>
        countChanges(tx, merchantCode, BATCH),
      );
      if (taken < BATCH) return;
    }
  }
  return {
    async work() {
      const merchants = await db.owner.transaction().execute(listMerchantsWithChanges);
      for (const merchantCode of merchants) await count(merchantCode).catch(onError);
    },
  };
}
