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

const BATCH = 50;
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
    const due = await listDueEvents(db.owner, now, BATCH);
    for (const event of due) {
      const { channel_id: channelId, event_id: eventId, merchant_code: merchantCode } = event;
      const of = { channelId, eventId };
      const until = new Date(now.getTime() + LEASE_MS * Math.min(event.tries + 1, 120));
      const isOurs = await withTransaction(db, { merchantCode }, (tx) =>
        takeEvent(tx, of, { now, until }),
      );
      if (!isOurs) continue;
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
    return due.length;
  };
}
