import type { FastifyInstance } from 'fastify';
import type { PageRequest } from '../../schemas/page.ts';
import type { HttpLine } from '../http/httpLine.ts';
import { getOwnOrigin } from '../http/ownOrigin.ts';
import { PAGE_PASS_HEADER } from '../http/pagePass.ts';

/** Carries the calls of a page under way to the gateway, with every gate on their way. */
export type PageTransport = PageRequest['transport'];

/** Where the gateway lets the calls of its pages in. */
export interface PageDoor {
  readonly origin: string;
  /** What shows that they are its own, so that no visitor's limit counts them. */
  readonly pass: string;
}

/** For a page that waits for all it asks; who asked for the page has gone by then. */
const TIMEOUT_MS = 30_000;

/** Where an application that listens lets its pages in. */
export const getPageDoor = (app: FastifyInstance): PageDoor => ({
  origin: getOwnOrigin(app),
  pass: app.gateway.pagePass,
});

/** Calls go the way of everybody's, from wherever the page is made. */
export function createLineTransport(
  send: HttpLine,
  { origin, pass }: PageDoor,
  host: string,
): PageTransport {
  return async ({ method, url, headers, body }) => {
    const { status, text } = await send({
      method,
      origin,
      host,
      path: url,
      headers: { ...headers, [PAGE_PASS_HEADER]: pass },
      body,
      timeoutMs: TIMEOUT_MS,
    });
    return { status, body: JSON.parse(text) as unknown };
  };
}

/** Calls stay in this thread, as in development and in tests, where nothing may listen. */
export function createInnerTransport(app: FastifyInstance, host: string): PageTransport {
  return async ({ method, url, headers, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, host, [PAGE_PASS_HEADER]: app.gateway.pagePass },
      payload: body,
    });
    return { status: response.statusCode, body: response.json() };
  };
}
