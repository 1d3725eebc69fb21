import type { FastifyInstance } from 'fastify';
import { PAYMENT_EVENTS_PATH } from '../../../schemas/paymentsApi.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { bytesOf } from '../../http/signedRequest.ts';
import type { PaymentsService } from './payments.service.ts';
import { insertEvent } from './payments.repository.ts';

/** Bytes of a webhook. */
const BODY_BYTES = 65_536;

/**
 * Puts what providers call on the application, at any host: a channel says whose it is. What is not signed by its provider is
 * answered with 401, counted and kept nowhere. Anything else is kept once and answered; what follows from it is worked out
 * afterwards.
 */
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
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_BYTES },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.post<{ Params: { channel: string } }>(
      `${PAYMENT_EVENTS_PATH}/:channel`,
      { schema: { hide: true } },
      async (request, reply) => {
        const now = app.gateway.clock();
        const body = bytesOf(request);
        const ready = await payments.ready(request.params.channel.slice(0, 64));
        const notice =
          ready?.provider.readWebhook?.(ready.channel, {
            body,
            now,
            header(name) {
              const value = request.headers[name];
              return typeof value === 'string' ? value : '';
            },
          }) ?? null;
        if (!ready || !notice) {
          onRefused();
          return reply
            .status(401)
            .send({ success: false, value: null, message: '', code: 'unauthenticated' });
        }
        const { merchant_code: merchantCode, id } = ready.row;
        const isNew = await withTransaction(db, { merchantCode }, (tx) =>
          insertEvent(tx, {
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
          }),
        );
        if (isNew) onKept();
        return reply
          .header('cache-control', 'no-store')
          .send({ success: true, value: { isNew }, message: '' });
      },
    );
  });
}
