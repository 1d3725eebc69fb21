import type { Database } from '../db/database.ts';
import { listMerchantsWithRounds } from '../db/openRounds.ts';
import { closeOverdueRounds, getOverdueMoment } from '../modules/play/overdueRounds.ts';
import { repeat } from '../composition/repeat.ts';

/** Whose rounds are closed, and by which clock. */
export interface ReturnDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number;
}

const FIVE_MINUTES_MS = 300_000;
/** Of one merchant and turn, so that nobody waits for somebody else's thousands. */
const AT_A_TIME = 200;

async function returnRounds({ db, clock }: ReturnDeps): Promise<void> {
  const now = clock();
  for (const merchantCode of await listMerchantsWithRounds(db.owner, getOverdueMoment(now))) {
    await closeOverdueRounds(db, { merchantCode, now, limit: AT_A_TIME });
  }
}

/** Closes overdue rounds every few minutes until it is stopped; stopping waits for a turn under way. */
export function startReturningRounds(deps: ReturnDeps): () => Promise<void> {
  const { onError, everyMs = FIVE_MINUTES_MS } = deps;
  return repeat({ everyMs, onError, act: () => returnRounds(deps) });
}
