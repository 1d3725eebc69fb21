import { withTransaction, type Database } from '../../db/database.ts';
import { comparePositions, type Mark } from './position.ts';
import { readTail, type Tail } from './stream.repository.ts';

/** Reads the events of one merchant as they come, once for all who listen. */
export interface TailReader {
  /** Up to where everything was told; undefined before the first read. */
  readonly place: Mark | undefined;
  /** Reads what is new. */
  wake(): void;
  /** The place once there is one, and once it is not behind `mark`, which another gateway may have given. */
  reach(mark: Mark | null): Promise<Mark>;
  close(): void;
}

/** What it reads from, and who is told. */
export interface TailReaderDeps {
  readonly db: Database;
  readonly merchantCode: string;
  /** Makes everything ready to be sent; what it gives is called in one go with the place moving on. */
  readonly prepare: (tail: Tail) => Promise<() => void>;
  readonly onError: (error: unknown) => void;
}

const ROWS_AT_A_TIME = 500;
const HELD_BACK_MS = { first: 10, most: 250 };
const FAULT_MS = 1_000;

/** Makes a reader; it reads nothing before it is woken. */
export function createTailReader(deps: TailReaderDeps): TailReader {
  const { db, merchantCode, prepare, onError } = deps;
  let place: Mark | undefined;
  let reading: Promise<void> | undefined;
  let isAsked = false;
  let again: NodeJS.Timeout | undefined;
  let patienceMs = HELD_BACK_MS.first;
  let isClosed = false;

  async function readOn(): Promise<void> {
    do {
      isAsked = false;
      const after = place?.position ?? null;
      const tail = await withTransaction(db, { merchantCode }, (tx) =>
        readTail(tx, merchantCode, { after, limit: ROWS_AT_A_TIME }),
      );
      const send = await prepare(tail);
      send();
      place = tail.through;
      if (tail.isMore) isAsked = true;
      if (tail.isHeldBack) wakeIn((patienceMs = Math.min(patienceMs * 2, HELD_BACK_MS.most)));
      else patienceMs = HELD_BACK_MS.first;
    } while (isAsked && !isClosed);
  }

  function wake(): void {
    if (isClosed) return;
    isAsked = true;
    reading ??= readOn()
      .catch((error: unknown) => {
        onError(error);
        wakeIn(FAULT_MS);
      })
      .finally(() => (reading = undefined));
  }

  function wakeIn(ms: number): void {
    clearTimeout(again);
    again = setTimeout(wake, ms);
    again.unref();
  }

  const readOnce = async () => {
    wake();
    await reading;
  };

  return {
    get place() {
      return place;
    },
    wake,
    async reach(mark) {
      if (!place || (mark && comparePositions(mark.position, place.position) > 0)) await readOnce();
      if (!place) throw new Error('Events could not be read.');
      return place;
    },
    close() {
      isClosed = true;
      clearTimeout(again);
    },
  };
}
