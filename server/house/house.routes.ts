import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import {
  HOUSE_API_PATH,
  HOUSE_CALLS,
  HOUSE_FAULT_STATUS,
  type HouseFaultCode,
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

type ServedCall = keyof HouseService;

const CALLS: readonly ServedCall[] = ['open', 'spin', 'seeds', 'rounds', 'round'];

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

function addCall(
  app: FastifyInstance,
  scope: FastifyInstance,
  { call, service }: { readonly call: ServedCall; readonly service: HouseService },
): void {
  // The body is what the call's contract says: that was checked.
  const answer = service[call] as (asked: PageCall, body: unknown) => Promise<unknown>;
  const validate = compileValidator(HOUSE_CALLS[call].body, 'body');
  const options = { bodyLimit: BODY_LIMIT_BYTES, schema: { hide: true } };
  scope.post(`/${call}`, { ...options, onRequest: app.gateway.limitCalls }, async (request) => {
    const bytes = request.body;
    const body = parseJsonBody(Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0));
    if (!validate(body)) {
      throw new HouseFault('badRequest', describeSchemaError(validate.errors![0] as SchemaError));
    }
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
    },
    { prefix: HOUSE_API_PATH },
  );
}
