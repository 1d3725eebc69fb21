import { listMerchantsToTell } from '../db/contentToTell.ts';
import type { Database } from '../db/database.ts';
import { tellContent } from '../modules/content/tellContent.ts';
import { repeat } from '../composition/repeat.ts';

/** Whose pages are told, and by which clock. */
export interface TellDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number;
}

const TWO_SECONDS_MS = 2_000;
/** Pages ask at once, perhaps a gateway whose clock is a little behind. */
const PATIENCE_MS = 1_000;

async function tellDue({ db, clock }: TellDeps): Promise<void> {
  const now = new Date(clock().getTime() - PATIENCE_MS);
  for (const merchantCode of await listMerchantsToTell(db.owner, now)) {
    await tellContent(db, { merchantCode, now });
  }
}

/**
 * Tells pages of announcements and banners that begin and end by the clock, until it is stopped; stopping waits for a
 * turn under way.
 */
export function startTellingContent(deps: TellDeps): () => Promise<void> {
  const { onError, everyMs = TWO_SECONDS_MS } = deps;
  return repeat({ everyMs, onError, act: () => tellDue(deps) });
}
