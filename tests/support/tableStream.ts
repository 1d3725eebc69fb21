import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ORIGINALS_TABLE_CALL, type OriginalsTableEvent } from '../../schemas/originalsApi.ts';
import { hostOf, aurora, type TestBrand, type TestGateway } from './gateway.ts';

type EventName = OriginalsTableEvent['event'];
type DataOf<E extends EventName> = Extract<OriginalsTableEvent, { event: E }>['data'];

/** A page of a test that watches a table, over a real connection. */
export interface TableStream {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** The whole answer where it is a refusal. */
  readonly refusal: string;
  /** The id of the last event. */
  readonly lastId: () => string;
  /** Waits for the next event of a kind, after those that were waited for before. */
  next<E extends EventName>(event: E, isMeant?: (data: DataOf<E>) => boolean): Promise<DataOf<E>>;
  /** Every event so far. */
  readonly heard: readonly OriginalsTableEvent[];
  /** Waits for the end of the stream. */
  ends(): Promise<void>;
  close(): void;
}

/** Follows the lines of an answer. */
function readEvents(response: IncomingMessage) {
  const heard: OriginalsTableEvent[] = [];
  const wake = new Set<() => void>();
  let rest = '';
  let lastId = '';
  let isOver = false;
  response.setEncoding('utf8');
  response.on('data', (text: string) => {
    const frames = (rest + text).split('\n\n');
    rest = frames.pop()!;
    for (const frame of frames) {
      const lines = new Map(
        frame.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]),
      );
      lastId = lines.get('id') ?? lastId;
      const data = JSON.parse(lines.get('data')!) as object;
      heard.push({ event: lines.get('event'), data } as OriginalsTableEvent);
    }
    for (const one of wake) one();
  });
  response.on('error', () => undefined);
  response.once('close', () => {
    isOver = true;
    for (const one of wake) one();
  });
  /** Waits until something is so; it is looked at whenever anything comes. */
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isSo()) return;
        wake.delete(look);
        resolve();
      };
      wake.add(look);
      look();
    });
  return { heard, until, lastId: () => lastId, isOver: () => isOver, rest: () => rest };
}

/** Lets a page watch the table of its session. */
export async function watchTable(
  gateway: TestGateway,
  { session, last }: { readonly session: string; readonly last?: string },
  at: TestBrand = aurora,
): Promise<TableStream> {
  const asked = request({
    host: '127.0.0.1',
    port: (gateway.app.server.address() as AddressInfo).port,
    path: ORIGINALS_TABLE_CALL.path,
    method: 'POST',
    agent: false,
    headers: { host: hostOf(at), origin: 'null', 'content-type': 'application/json' },
  });
  asked.on('error', () => undefined);
  asked.end(JSON.stringify({ session, last }));
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const { heard, until, lastId, isOver, rest } = readEvents(response);
  const read = new Map<string, number>();
  if (response.statusCode !== 200) await until(isOver);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    refusal: rest(),
    heard,
    lastId,
    async next<E extends EventName>(event: E, isMeant: (data: DataOf<E>) => boolean = () => true) {
      const find = () =>
        heard.findIndex(
          (one, index) =>
            index >= (read.get(event) ?? 0) &&
            one.event === event &&
            isMeant(one.data as DataOf<E>),
        );
      await until(() => find() >= 0 || isOver());
      const index = find();
      if (index < 0)
        throw new Error(`The stream ended without "${event}" (${response.statusCode} ${rest()}).`);
      read.set(event, index + 1);
      return heard[index]!.data as DataOf<E>;
    },
    ends: () => until(isOver),
    close: () => asked.destroy(),
  };
}
