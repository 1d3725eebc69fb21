import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { JSONSchema } from 'json-schema-to-ts';
import type { OutgoingHttpHeaders } from 'node:http';
import {
  HOUSE_API_PATH,
  HOUSE_CALLS,
  HOUSE_FAULT_STATUS,
  HOUSE_TABLE_CALL,
  type HouseFaultCode,
  type HouseTableBody,
} from '../../schemas/houseApi.ts';
import { getLookup, readCaller, requireLive } from '../http/caller.ts';
import { toProblem } from '../http/errors.ts';
import { parseJsonBody } from '../http/jsonBody.ts';
import { compileValidator, describeSchemaError, type SchemaError } from '../http/validators.ts';
import type { HouseService } from './house.service.ts';
import { HouseFault } from './houseFault.ts';
import type { PageCall } from './pageCall.ts';

const BODY_LIMIT_BYTES = 16_384;
const ONE_DAY_SECONDS = 86_400;

type ServedCall = Exclude<keyof HouseService, 'table'>;

const CALLS: readonly ServedCall[] = ['open', 'spin', 'seeds', 'rounds', 'round', 'bet'];

/** Pages of games stand in a frame whose origin is none, and send nothing that is a secret of the browser. */
const CORS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
} as const;

const isHouseCode = (code: string): code is HouseFaultCode =>
  Object.hasOwn(HOUSE_FAULT_STATUS, code);

function toFault(error: FastifyError): HouseFault {
  if (error instanceof HouseFault) return error;
  const problem = toProblem(error);
  const known = isHouseCode(problem.code)
    ? problem.code
    : problem.statusCode < 500
      ? 'badRequest'
      : 'internal';
  return new HouseFault(known, problem.message, problem.headers);
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

/** Reads bodies of a call. Throws HouseFault badRequest for what is not as its contract says. */
function createBodyReader(schema: JSONSchema): (request: FastifyRequest) => unknown {
  const validate = compileValidator(schema, 'body');
  return ({ body: bytes }) => {
    const body = parseJsonBody(Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0));
    if (validate(body)) return body;
    throw new HouseFault('badRequest', describeSchemaError(validate.errors![0] as SchemaError));
  };
}

const options = { bodyLimit: BODY_LIMIT_BYTES, schema: { hide: true } };

function addTable(app: FastifyInstance, scope: FastifyInstance, service: HouseService): void {
  const readBody = createBodyReader(HOUSE_TABLE_CALL.body);
  const path = HOUSE_TABLE_CALL.path.slice(HOUSE_API_PATH.length);
  scope.post(path, { ...options, onRequest: app.gateway.limitCalls }, async (request, reply) => {
    const body = readBody(request) as HouseTableBody;
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
  { call, service }: { readonly call: ServedCall; readonly service: HouseService },
): void {
  // The body is what the call's contract says: that was checked.
  const answer = service[call] as (asked: PageCall, body: unknown) => Promise<unknown>;
  const readBody = createBodyReader(HOUSE_CALLS[call].body);
  scope.post(`/${call}`, { ...options, onRequest: app.gateway.limitCalls }, async (request) => {
    const body = readBody(request);
    const value = await answer(await readCall(app, request), body);
    return { success: true, value, message: '' };
  });
}

/** Puts what pages of the house's games call on the application. */
export async function addHouseRoutes(app: FastifyInstance, service: HouseService): Promise<void> {
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
        if (fault.statusCode >= 500 && !(error instanceof HouseFault)) {
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
    { prefix: HOUSE_API_PATH },
  );
}
