import type { FastifyError, FastifyInstance } from 'fastify';
import {
  FEED_DRAWS_PATH,
  FEED_FAULT_STATUS,
  feedDrawBody,
  type FeedDraw,
  type FeedFaultCode,
} from '../../../schemas/feedApi.ts';
import { toProblem } from '../../http/errors.ts';
import { parseJsonBody } from '../../http/jsonBody.ts';
import { bytesOf, createSignatureCheck, takeBytes } from '../../http/signedRequest.ts';
import { compileValidator, describeSchemaError, type SchemaError } from '../../http/validators.ts';
import type { FeedKey } from './demoFeeds.ts';
import { FeedFault } from './feedFault.ts';
import type { FeedsService } from './feeds.service.ts';

const isFeedCode = (code: string): code is FeedFaultCode => Object.hasOwn(FEED_FAULT_STATUS, code);

function toFault(error: FastifyError): FeedFault {
  if (error instanceof FeedFault) return error;
  const { code, message, headers, statusCode } = toProblem(error);
  const known = isFeedCode(code) ? code : statusCode < 500 ? 'badRequest' : 'internal';
  return new FeedFault(known, message, headers);
}

/** Puts what sources of results call on the application, at any host: draws are the gateway's. */
export async function addFeedRoutes(
  app: FastifyInstance,
  {
    service,
    findKey,
  }: {
    readonly service: FeedsService;
    readonly findKey: (id: string, now: Date) => Promise<FeedKey | null>;
  },
): Promise<void> {
  const check = createSignatureCheck(
    app.gateway.clock,
    (code, message, headers) => new FeedFault(code, message, headers),
  );
  const validate = compileValidator(feedDrawBody, 'body');
  await app.register(async (scope) => {
    takeBytes(scope);
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const { code, message, headers, statusCode } = toFault(error);
      if (statusCode >= 500) {
        request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
      }
      return reply
        .status(statusCode)
        .headers({ 'cache-control': 'no-store', ...headers })
        .send({ success: false, value: null, message, code });
    });
    scope.post(FEED_DRAWS_PATH, { schema: { hide: true } }, async (request, reply) => {
      const { key } = await check(request, {
        scope: 'feeds',
        signer: 'a key of a source of results',
        find: findKey,
      });
      const body = parseJsonBody(bytesOf(request));
      if (!validate(body)) {
        throw new FeedFault('badRequest', describeSchemaError(validate.errors![0] as SchemaError));
      }
      const value = await service.take(key, body as FeedDraw);
      return reply.header('cache-control', 'no-store').send({ success: true, value, message: '' });
    });
  });
}
