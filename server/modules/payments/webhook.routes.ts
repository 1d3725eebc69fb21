import type { FastifyInstance } from 'fastify';
import { PAYMENT_EVENTS_PATH } from '../../../schemas/paymentsApi.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { addWebhooks } from '../../http/webhooks.ts';
import type { PaymentsService } from './payments.service.ts';
import { insertEvent } from './payments.repository.ts';

/** Puts what providers call on the application. What they tell is kept once; what follows from it is worked out afterwards. */
export async function addWebhookRoutes(
  app: FastifyInstance,
  {
    db,
    payments,
    onRefused,
    onKept,
  }: {
    readonly db: Database;
    readonly payments: PaymentsService;
    readonly onRefused: () => void;
    readonly onKept: () => void;
  },
): Promise<void> {
  await addWebhooks(app, {
    // The API Pix puts the other behind the address that it was given.
    paths: [`${PAYMENT_EVENTS_PATH}/:account`, `${PAYMENT_EVENTS_PATH}/:account/pix`],
    onRefused,
    async take({ account, ...webhook }) {
      const { body, now } = webhook;
      const ready = await payments.ready(account);
      const told = ready?.provider.readWebhook?.(ready.channel, webhook) ?? null;
      if (!ready || !told) return null;
      const { merchant_code: merchantCode, id } = ready.row;
      const isNew = await withTransaction(db, { merchantCode }, async (tx) => {
        let isAny = false;
        for (const notice of [told].flat()) {
          const isFirst = await insertEvent(tx, {
            channel_id: id,
            event_id: notice.eventId,
            merchant_code: merchantCode,
            about: notice.about,
            name: notice.name,
            body,
            received_at: now,
            try_at: now,
            worked_at: null,
            outcome: null,
          });
          isAny ||= isFirst;
        }
        return isAny;
      });
      if (isNew) onKept();
      return { isNew };
    },
  });
}
