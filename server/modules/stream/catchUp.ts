import { withTransaction, type Database } from '../../db/database.ts';
import { writeBeat, writeFrame } from './frames.ts';
import { comparePositions, type Mark, type MarkWriter } from './position.ts';
import { readMissed } from './stream.repository.ts';
import type { Listener } from './subscriber.ts';
import type { EventWriter } from './wireEvents.ts';

/** A page that missed more than this reads everything anew. */
const MOST_MISSED = 200;
/** How long a page may be away; events are swept a few minutes later. */
const MEMORY_MS = 10 * 60_000;

/** What a page is told first. */
export type CatchUp = (listener: Listener, from: Mark | null, through: Mark) => Promise<Buffer[]>;

/**
 * Makes what tells a page all that it missed between its own mark and the channel's, or that this cannot be; and then
 * what its member has now, and where it is.
 */
export function createCatchUp({
  db,
  merchantCode,
  marks,
  events,
}: {
  readonly db: Database;
  readonly merchantCode: string;
  readonly marks: MarkWriter;
  readonly events: EventWriter;
}): CatchUp {
  /** Null where too much was missed to tell it one by one, or nobody knows what. */
  async function findMissed(memberId: string | null, from: Mark, through: Mark) {
    const isOfAnother = comparePositions(from.position, through.position) > 0;
    if (isOfAnother || through.atMs - from.atMs >= MEMORY_MS) return null;
    const rows = await withTransaction(db, { merchantCode }, (tx) =>
      readMissed(tx, merchantCode, {
        memberId,
        after: from.position,
        through: through.position,
        limit: MOST_MISSED,
      }),
    );
    return rows.length < MOST_MISSED ? rows : null;
  }

  return async ({ caller, memberId, sessionId }, from, through) => {
    const here = marks.write(through);
    const missed = from ? await findMissed(memberId, from, through) : [];
    // The end of another session of the same member is not told here.
    const own = missed?.filter(
      ({ kind, content }) => kind !== 'signOut' || content['sessionId'] === sessionId,
    );
    const told = await events.write(caller, own ?? [], (row) =>
      marks.write({ ...row, atMs: through.atMs }),
    );
    const balances = await events.writeBalances(caller, memberId === null ? [] : [memberId], here);
    return [
      ...(own ? told.map(({ frame }) => frame) : [writeFrame(here, 'reset', {})]),
      ...balances.values(),
      writeBeat(here),
    ];
  };
}
