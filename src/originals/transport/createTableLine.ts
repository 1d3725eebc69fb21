import {
  ORIGINALS_TABLE_CALL,
  type OriginalsFaultCode,
  type OriginalsTableBody,
  type OriginalsTableEvent,
} from '../../../schemas/originalsApi.ts';
import { followStream, type After } from '../../platform/stream/followStream.ts';
import { OriginalsFault } from './createTransport.ts';

/** Who listens to a table. */
export interface TableListener {
  readonly session: string;
  readonly onEvent: (event: OriginalsTableEvent) => void;
  /** Told when the table is no longer heard, and when it is again. */
  readonly onLine: (isThere: boolean) => void;
  /** Told once, when it will not be heard again. */
  readonly onEnd: (code: OriginalsFaultCode) => void;
}

/** What a table is heard by. */
export interface TableLine {
  /** Listens through every break, from the last event on; gives what ends that. */
  watch(listener: TableListener): () => void;
}

/** What the line needs of the browser. */
export interface TableLineOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly after: After;
  /** From 0 to below 1: pages that lost a table together do not all come back at once. */
  readonly random: () => number;
  /** Calls back when the network is there again; gives what ends that. */
  readonly onNetwork: (listener: () => void) => () => void;
}

/** Refusals that will not change. */
const FINAL: readonly OriginalsFaultCode[] = [
  'sessionEnded',
  'notFound',
  'unknownHost',
  'badRequest',
];

async function readFault(response: Response): Promise<OriginalsFault> {
  const answer = (await response.json().catch(() => ({}))) as {
    readonly code?: OriginalsFaultCode;
  };
  return new OriginalsFault(answer.code ?? 'unavailable');
}

/** Hears a table by a stream of events that is read from a fetch. */
export function createTableLine(options: TableLineOptions): TableLine {
  const { fetch, after, random, onNetwork } = options;

  const open = async (
    { session, onLine }: TableListener,
    last: string | null,
    signal: AbortSignal,
  ): Promise<ReadableStream<string>> => {
    const body: OriginalsTableBody = { session, ...(last !== null && { last }) };
    const response = await fetch(ORIGINALS_TABLE_CALL.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      signal,
      body: JSON.stringify(body),
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!response.ok || !response.body || !isStream) throw await readFault(response);
    onLine(true);
    // A stream that ends by itself is a lost line too.
    const told = new TransformStream<string, string>({ flush: () => onLine(false) });
    const decoder = new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>;
    return response.body.pipeThrough(decoder).pipeThrough(told);
  };

  return {
    watch: (listener) => {
      const { onEvent, onLine, onEnd } = listener;
      const following = followStream({
        open: (last, signal) => open(listener, last, signal),
        lastEventId: null,
        onEvent: ({ kind, data }) => {
          if (data !== '') onEvent({ event: kind, data: JSON.parse(data) } as OriginalsTableEvent);
        },
        judge: (error) => {
          onLine(false);
          const code = error instanceof OriginalsFault ? error.code : undefined;
          if (!code || !FINAL.includes(code)) return 0;
          onEnd(code);
          return null;
        },
        after,
        random,
      });
      const forget = onNetwork(() => following.wake());
      return () => {
        forget();
        following.stop();
      };
    },
  };
}
