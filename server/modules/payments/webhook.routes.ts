import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAYMENT_EVENTS_PATH } from '../../../schemas/paymentsApi.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { bytesOf } from '../../http/signedRequest.ts';
import type { PaymentsService } from './payments.service.ts';
import { insertEvent } from './payments.repository.ts';

type WebhookCall = FastifyRequest<{
  Params: { channel: string };
  Querystring: Readonly<Record<string, unknown>>;
}>;

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
    const take = async (request: WebhookCall, reply: FastifyReply) => {
      const now = app.gateway.clock();
      const body = bytesOf(request);
      const ready = await payments.ready(request.params.channel.slice(0, 64));
      const told =
        ready?.provider.readWebhook?.(ready.channel, {
          body,
          now,
          header(name) {
            const value = request.headers[name];
            return typeof value === 'string' ? value : '';
          },
          query(name) {
            const value = request.query[name];
            return typeof value === 'string' ? value : '';
          },
        }) ?? null;
      if (!ready || !told) {
        onRefused();
        return reply
          .status(401)
          .send({ success: false, value: null, message: '', code: 'unauthenticated' });
      }
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
      return reply
        .header('cache-control', 'no-store')
        .send({ success: true, value: { isNew }, message: '' });
    };
    scope.post(`${PAYMENT_EVENTS_PATH}/:channel`, { schema: { hide: true } }, take);
    // The API Pix puts this behind the address that it was given.
    scope.post(`${PAYMENT_EVENTS_PATH}/:channel/pix`, { schema: { hide: true } }, take);
  });
}
