import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bytesOf } from './signedRequest.ts';

type WebhookCall = FastifyRequest<{
  Params: { account: string };
  Querystring: Readonly<Record<string, unknown>>;
}>;

/** A webhook as it came. */
export interface IncomingWebhook {
  /** The account that its address names. */
  readonly account: string;
  /** As it is signed. */
  readonly body: Buffer;
  readonly now: Date;
  header(name: string): string;
  query(name: string): string;
}

/** Bytes of a webhook. */
const BODY_BYTES = 65_536;
const LONGEST_ACCOUNT = 64;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Puts what providers call on the application, at any host: the address says which account it is about. `take` answers null for
 * what its provider did not sign, which is answered with 401, counted and kept nowhere.
 */
export async function addWebhooks(
  app: FastifyInstance,
  {
    paths,
    take,
    onRefused,
  }: {
    /** Each with `:account`. */
    readonly paths: readonly string[];
    readonly take: (webhook: IncomingWebhook) => Promise<object | null>;
    readonly onRefused: () => void;
  },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_BYTES },
      async (_request: unknown, body: Buffer) => body,
    );
    const answer = async (request: WebhookCall, reply: FastifyReply) => {
      const value = await take({
        account: request.params.account.slice(0, LONGEST_ACCOUNT),
        body: bytesOf(request),
        now: app.gateway.clock(),
        header: (name) => textOf(request.headers[name]),
        query: (name) => textOf(request.query[name]),
      });
      if (value === null) {
        onRefused();
        return reply
          .status(401)
          .send({ success: false, value: null, message: '', code: 'unauthenticated' });
      }
      return reply.header('cache-control', 'no-store').send({ success: true, value, message: '' });
    };
    for (const path of paths) scope.post(path, { schema: { hide: true } }, answer);
  });
}
