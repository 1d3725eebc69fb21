import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import { getLookup, requireLive } from './caller.ts';
import { Problem } from './problem.ts';
import { describeSchemaError, type SchemaError } from './validators.ts';

const fastifyProblems: Readonly<Record<string, () => Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem('bodyTooLarge', 'The body is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Problem('contentTypeUnsupported', 'Bodies are sent as application/json.'),
};

/** What is told of an error: itself where it is a refusal, and nothing of what happened inside otherwise. */
export function toProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error.validation) {
    const message = describeSchemaError(error.validation[0] as SchemaError);
    if (error.validationContext === 'body') return new Problem('bodyInvalid', message);
    return new Problem(
      error.validationContext === 'querystring' ? 'queryInvalid' : 'badRequest',
      message,
    );
  }
  // Whoever sent it went away in the middle of it: nobody hears this, and nothing failed.
  if (error.code === 'ECONNRESET' && error.message === 'aborted') {
    return new Problem('badRequest', 'The request ended before its body did.');
  }
  const known = fastifyProblems[error.code];
  if (known) return known();
  if (isDatabaseAway(error)) {
    const headers = { 'retry-after': '5' };
    return new Problem('unavailable', 'Try again in a moment.', { headers, cause: error });
  }
  const status = error.statusCode ?? 500;
  // The static server answers 403 to paths that leave its folder; whether something is there is not told.
  if (status === 403 || status === 404) return new Problem('notFound', 'There is nothing here.');
  if (status === 503) return new Problem('unavailable', 'Try again in a moment.');
  if (status >= 400 && status < 500) return new Problem('badRequest', 'The request is malformed.');
  return new Problem('internal', 'Something went wrong on our side.', { cause: error });
}

/** Sends any error as the problem envelope: a stable code and no internals; failures of ours are logged with the request id. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error);
  if (problem.statusCode >= 500 && problem.code !== 'maintenance') {
    request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
  }
  const { value, message, code } = problem;
  const body = { success: false, value, message, code };
  void reply
    .status(problem.statusCode)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

const callPath = /^\/(wps|lgw|lotto|vendor|originals|desk)(\/|$)/;

/** The path of a request without its query. */
export function getPath(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** Whether a path belongs to calls, so that it is never answered with a page. */
export function isCallPath(path: string): boolean {
  return callPath.test(path);
}

/** Refuses what no route answers: 421 before anything else on calls, then 405 with the methods there are, then 404. */
export async function refuseUnrouted(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<never> {
  const path = getPath(request);
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (isCallPath(path)) {
    requireLive(await getLookup(app.gateway.brands, request));
    const methods = [...app.gateway.served.values()]
      .filter((endpoint) => endpoint.path === path)
      .map(({ method }) => method);
    if (methods.length > 0) refuseMethod(methods.join(', '));
    throw new Problem('notFound', 'There is no such call.');
  }
  if (!isReading) refuseMethod('GET, HEAD');
  throw new Problem('notFound', 'There is nothing here.');
}

function refuseMethod(allow: string): never {
  throw new Problem('methodNotAllowed', 'This method is not answered here.', {
    headers: { allow },
  });
}
