import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { JSONSchema } from 'json-schema-to-ts';
import type { OutgoingHttpHeaders } from 'node:http';
import {
  ORIGINALS_API_PATH,
  ORIGINALS_CALLS,
  ORIGINALS_FAULT_STATUS,
  ORIGINALS_TABLE_CALL,
  type OriginalsFaultCode,
  type OriginalsTableBody,
} from '../../schemas/originalsApi.ts';
import { getLookup, readCaller, requireLive } from '../http/caller.ts';
import { toProblem } from '../http/errors.ts';
import { parseJsonBody } from '../http/jsonBody.ts';
import { compileValidator, describeSchemaError, type SchemaError } from '../http/validators.ts';
import type { OriginalsService } from './originals.service.ts';
import { OriginalsFault } from './originalsFault.ts';
import type { PageCall } from './pageCall.ts';

const ONE_DAY_SECONDS = 86_400;

type ServedCall = Exclude<keyof OriginalsService, 'table'>;

const CALLS: readonly ServedCall[] = ['open', 'play', 'seeds', 'rounds', 'round', 'reveal', 'bet'];

/** Pages of games stand in a frame whose origin is none, and send nothing that is a secret of the browser. */
const CORS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
} as const;

const isOriginalsCode = (code: string): code is OriginalsFaultCode =>
  Object.hasOwn(ORIGINALS_FAULT_STATUS, code);

function toFault(error: FastifyError): OriginalsFault {
  if (error instanceof OriginalsFault) return error;
  const problem = toProblem(error);
  const known = isOriginalsCode(problem.code)
    ? problem.code
    : problem.statusCode < 500
      ? 'badRequest'
      : 'internal';
  return new OriginalsFault(known, problem.message, problem.headers);
}

async function readCall(app: FastifyInstance, request: FastifyRequest): Promise<PageCall> {
  const { brands, network, clock } = app.gateway;
  const live = requireLive(await getLookup(brands, request));
  const { host } = readCaller(live, request, network);
  return {
    merchantCode: live.brand.merchantCode,
    host,
    now: clock(),
    isHeard: () => !request.raw.socket.destroyed,
  };
}

/** What keeps a stream from being gathered, packed or changed on its way. */
const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // For nginx, and what understands its word.
  'x-accel-buffering': 'no',
} as const;

/** Reads bodies of a call. Throws OriginalsFault badRequest for what is not as its contract says. */
function createBodyReader(schema: JSONSchema): (request: FastifyRequest) => unknown {
  const validate = compileValidator(schema, 'body');
  return ({ body: bytes }) => {
    const body = parseJsonBody(Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0));
    if (validate(body)) return body;
    throw new OriginalsFault('badRequest', describeSchemaError(validate.errors![0] as SchemaError));
  };
}

const options = { schema: { hide: true } };

function addTable(app: FastifyInstance, scope: FastifyInstance, service: OriginalsService): void {
  const readBody = createBodyReader(ORIGINALS_TABLE_CALL.body);
  const path = ORIGINALS_TABLE_CALL.path.slice(ORIGINALS_API_PATH.length);
  scope.post(path, { ...options, onRequest: app.gateway.limitCalls }, async (request, reply) => {
    const body = readBody(request) as OriginalsTableBody;
    const attach = await service.table(await readCall(app, request), body);
    const headers = reply.headers(STREAM_HEADERS).getHeaders();
    reply.hijack();
    reply.raw.writeHead(200, headers as OutgoingHttpHeaders);
    reply.raw.flushHeaders();
    attach(reply.raw);
  });
}

function addCall(
  app: FastifyInstance,
  scope: FastifyInstance,
  { call, service }: { readonly call: ServedCall; readonly service: OriginalsService },
): void {
  // The body is what the call's contract says: that was checked.
  const answer = service[call] as (asked: PageCall, body: unknown) => Promise<unknown>;
  const readBody = createBodyReader(ORIGINALS_CALLS[call].body);
  scope.post(`/${call}`, { ...options, onRequest: app.gateway.limitCalls }, async (request) => {
    const body = readBody(request);
    const value = await answer(await readCall(app, request), body);
    return { success: true, value, message: '' };
  });
}

/** Puts what pages of our own games call on the application. */
export async function addOriginalsRoutes(
  app: FastifyInstance,
  service: OriginalsService,
): Promise<void> {
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/json',
        { parseAs: 'buffer' },
        async (_request: FastifyRequest, body: Buffer) => body,
      );
      scope.addHook('onRequest', async (_request, reply) => {
        reply.headers(CORS);
      });
      scope.setErrorHandler<FastifyError>((error, request, reply) => {
        const fault = toFault(error);
        if (fault.statusCode >= 500 && !(error instanceof OriginalsFault)) {
          request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
        }
        const { code, message } = fault;
        return reply
          .status(fault.statusCode)
          .headers({ ...fault.headers })
          .send({ success: false, value: null, message, code });
      });
      scope.options('/*', { schema: { hide: true } }, async (_request, reply) =>
        reply
          .status(204)
          .headers({
            'access-control-allow-methods': 'POST',
            'access-control-allow-headers': 'content-type',
            'access-control-max-age': String(ONE_DAY_SECONDS),
          })
          .send(),
      );
      for (const call of CALLS) addCall(app, scope, { call, service });
      addTable(app, scope, service);
    },
    { prefix: ORIGINALS_API_PATH },
  );
}
