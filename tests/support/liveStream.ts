import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { liveStream } from '../../schemas/api/stream.ts';
import { createEventParser } from '../../src/platform/stream/eventParser.ts';
import { hostOf, type SignedInAs, type TestBrand } from './gateway.ts';

/** What a page was told. */
export interface Heard {
  readonly id: string;
  readonly kind: string;
  readonly value: unknown;
}

/** An open stream of a test, over a real connection. */
export interface TestStream {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Events so far, heartbeats left out. */
  readonly heard: readonly Heard[];
  /** Id of the last event or heartbeat. */
  readonly lastId: () => string;
  readonly isOver: () => boolean;
  /** Waits for so many events of a kind. */
  hears(kind: string, count?: number): Promise<readonly unknown[]>;
  ends(): Promise<void>;
  /** Waits for a sign of life that is no event. */
  beats(): Promise<void>;
  /** Reads nothing more, and leaves the connection open. */
  fallAsleep(): void;
  close(): void;
}

/** How a test's stream differs from a guest's new one. */
export interface TestStreamOptions {
  readonly as?: SignedInAs;
  readonly lastEventId?: string;
  /** State of the brand that the page shows. */
  readonly revision?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Another stream than that of all pages, whose events have no ids. */
  readonly path?: string;
}

const WAIT = { timeout: 15_000, interval: 10 };

/** Lets an application answer real connections; gives its port. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Opens a stream of a brand at a port, and waits until it has said where it is. */
export async function openStream(
  port: number,
  at: TestBrand,
  { as, lastEventId, revision, headers, path }: TestStreamOptions = {},
): Promise<TestStream> {
  const asked = request({
    host: '127.0.0.1',
    port,
    path: (path ?? liveStream.path) + (revision === undefined ? '' : `?revision=${revision}`),
    agent: false,
    headers: {
      host: hostOf(at),
      ...(as ? { authorization: `Bearer ${as.token}`, cookie: as.cookie } : {}),
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      ...headers,
    },
  });
  asked.on('error', () => undefined);
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const heard: Heard[] = [];
  let lastId = '';
  let isOver = false;
  let beats = 0;
  const parse = createEventParser(({ id, kind, data }) => {
    lastId = id ?? lastId;
    if (data === '') beats += 1;
    else heard.push({ id: lastId, kind, value: JSON.parse(data) });
  });
  response.setEncoding('utf8');
  response.on('data', (text: string) => parse(text));
  response.on('error', () => undefined);
  response.once('close', () => (isOver = true));
  const of = (kind: string) => heard.filter((event) => event.kind === kind);
  const stream: TestStream = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    heard,
    lastId: () => lastId,
    isOver: () => isOver,
    hears: async (kind, count = 1) => {
      await vi.waitUntil(() => of(kind).length >= count, WAIT);
      return of(kind).map(({ value }) => value);
    },
    ends: async () => void (await vi.waitUntil(() => isOver, WAIT)),
    async beats() {
      const before = beats;
      await vi.waitUntil(() => beats > before, WAIT);
    },
    fallAsleep: () => void response.pause(),
    close: () => asked.destroy(),
  };
  if (stream.status === 200 && path === undefined)
    await vi.waitUntil(() => lastId !== '' || isOver, WAIT);
  return stream;
}
