import {
  fastify,
  LogController,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { DEFAULT_BODY_BYTES } from '../../schemas/api/endpoint.ts';
import type { Network } from './caller.ts';
import { describeError } from './describeError.ts';
import { sendError } from './errors.ts';
import { parseFormBody } from './formBody.ts';
import type { Gateway } from './gateway.ts';
import { parseJsonBody } from './jsonBody.ts';
import { Problem } from './problem.ts';
import { rewriteTarget } from './requestTarget.ts';
import { compileValidator } from './validators.ts';

/** How the server listens to the network and logs. */
export interface ServerOptions {
  readonly logger?: FastifyServerOptions['logger'];
  readonly network: Network;
  /** Makes request ids. */
  readonly ids: () => string;
}

/** For a whole request to arrive; who sends slower holds a connection for nothing. */
const requestTimeoutMs = 30_000;

/** Errors are logged by what they are called, whoever logs them. */
function withErrorsDescribed(logger: ServerOptions['logger']): ServerOptions['logger'] {
  if (!logger) return false;
  const options = logger === true ? {} : logger;
  return {
    ...options,
    serializers: { ...options.serializers, err: describeError },
  };
}

const wrongBodyType = (wanted: string) =>
  new Problem('contentTypeUnsupported', `Bodies of this call are sent as ${wanted}.`);

/** Whoever comes while the gateway ends is sent to the next one. */
function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    if (!isClosing) return done();
    const headers = { 'retry-after': '2', connection: 'close' };
    done(new Problem('unavailable', 'The gateway is ending. Try again in a moment.', { headers }));
  });
}

/** A Fastify server with the gateway's own body parser, two validators and error replies, and no routes. */
export function createHttpServer({ logger = false, network, ids }: ServerOptions): FastifyInstance {
  const app = fastify({
    logger: withErrorsDescribed(logger),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: network.trustProxy,
    rewriteUrl: rewriteTarget,
    bodyLimit: DEFAULT_BODY_BYTES,
    requestTimeout: requestTimeoutMs,
    genReqId: ids,
    // Answered below, in the words of every other refusal.
    return503OnClosing: false,
    frameworkErrors: sendError,
  });
  app.setErrorHandler(sendError);
  refuseWhileClosing(app);
  app.setValidatorCompiler(({ schema, httpPart }) =>
    compileValidator(schema as object, httpPart ?? undefined),
  );
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (request.routeOptions.config.takesForm) throw wrongBodyType('forms');
      return parseJsonBody(body);
    },
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (!request.routeOptions.config.takesForm) throw wrongBodyType('application/json');
      return parseFormBody(body);
    },
  );
  return app;
}

/** Makes what all routes share known to the server; needed before the first `serve`. */
export function openGateway(app: FastifyInstance, gateway: Omit<Gateway, 'served'>): void {
  app.decorate('gateway', { ...gateway, served: new Map() });
  app.decorateRequest('lookup', null);
  app.decorateRequest('admitted', null);
}
