import pLimit from 'p-limit';
import { withTransaction, type Database } from '../../db/database.ts';
import type { PaymentsService, ReadyChannel } from './payments.service.ts';
import { endEvent, listDueEvents, takeEvent } from './payments.repository.ts';

/** What a provider's webhook was about. */
export interface Notice {
  readonly about: 'order' | 'receipt' | 'payout';
  readonly name: string;
}

/** Does what follows from a notice, and says what that was. Throws where the provider does not answer. */
export type NoticeHandler = (ready: ReadyChannel, notice: Notice, now: Date) => Promise<string>;

type DueEvent = Awaited<ReturnType<typeof listDueEvents>>[number];

const BATCH = 50;
/** Batches one after the other, before anything else gets its turn. */
const MOST_TURNS = 20;
/** Worked on at a time: each waits for its provider. */
const LANES = 8;
const LEASE_MS = 30_000;

/** Works on what providers told, each once; what fails is tried again later. */
export function createEventWork({
  db,
  payments,
  handlers,
  onError,
}: {
  readonly db: Database;
  readonly payments: Pick<PaymentsService, 'ready'>;
  readonly handlers: ReadonlyMap<Notice['about'], NoticeHandler>;
  readonly onError: (error: unknown) => void;
}) {
  return async function work(now: Date): Promise<number> {
    let done = 0;
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const due = await listDueEvents(db.owner, now, BATCH);
      await pLimit(LANES).map(due, (event) => workOne(event, now));
      done += due.length;
      if (due.length < BATCH) break;
    }
    return done;
  };

  async function workOne(event: DueEvent, now: Date): Promise<void> {
    const { channel_id: channelId, event_id: eventId, merchant_code: merchantCode } = event;
    const of = { channelId, eventId };
    const until = new Date(now.getTime() + LEASE_MS * Math.min(event.tries + 1, 120));
    const isOurs = await withTransaction(db, { merchantCode }, (tx) =>
      takeEvent(tx, of, { now, until }),
    );
    if (!isOurs) return;
    try {
      const ready = await payments.ready(channelId);
      const handle = handlers.get(event.about);
      const outcome =
        ready && handle ? await handle(ready, event, now) : 'nobody here knows its channel';
      await withTransaction(db, { merchantCode }, (tx) => endEvent(tx, of, { now, outcome }));
    } catch (error) {
      onError(error);
    }
  }
}
