import {
  ORIGINALS_API_PATH,
  type OriginalsBody,
  type OriginalsFaultCode,
  type OriginalsValue,
} from '../../../schemas/originalsApi.ts';

/** A refusal of the vendor; "internal" too where nothing was answered that can be read. */
export class OriginalsFault extends Error {
  readonly code: OriginalsFaultCode;

  constructor(code: OriginalsFaultCode) {
    super(`The vendor refused: ${code}.`);
    this.name = 'OriginalsFault';
    this.code = code;
  }
}

/** The calls of a game's page, each with what goes and what comes. */
interface Asked {
  readonly open: { readonly body: OriginalsBody<'open'>; readonly value: OriginalsValue<'open'> };
  readonly play: { readonly body: OriginalsBody<'play'>; readonly value: OriginalsValue<'play'> };
  readonly seeds: {
    readonly body: OriginalsBody<'seeds'>;
    readonly value: OriginalsValue<'seeds'>;
  };
  readonly rounds: {
    readonly body: OriginalsBody<'rounds'>;
    readonly value: OriginalsValue<'rounds'>;
  };
  readonly bet: { readonly body: OriginalsBody<'bet'>; readonly value: OriginalsValue<'bet'> };
}

/** What the page asks the vendor. Rejects with a OriginalsFault; what may still come is asked for until it comes. */
export interface Transport {
  ask<Call extends keyof Asked>(
    call: Call,
    body: Asked[Call]['body'],
  ): Promise<Asked[Call]['value']>;
}

/** What the transport needs of the browser. */
export interface Browser {
  readonly fetch: typeof globalThis.fetch;
  readonly sleep: (ms: number) => Promise<void>;
}

/** What the transport works with. */
interface TransportOptions extends Browser {
  /** Told when the line is lost, and when it is back. */
  readonly onLine: (isThere: boolean) => void;
}

interface Answer {
  readonly success: boolean;
  readonly value?: unknown;
  readonly code?: OriginalsFaultCode;
}

/** Milliseconds before each further try; the last one goes on. */
const WAITS = [400, 800, 1500, 3000, 5000];

/** Without an answer for so long, a request is taken for lost. */
const LOST_MS = 12_000;

/** Refusals that say nothing about the request itself. */
const MAY_STILL_COME: readonly (OriginalsFaultCode | undefined)[] = [
  'unavailable',
  'tooManyRequests',
  'roundUnderWay',
];

/**
 * Asks by HTTP. A lost line and "unavailable" change nothing about a request: the very same body, with the same
 * requestId, is sent until there is an answer, so no round is ever played twice.
 */
export function createTransport({ fetch, sleep, onLine }: TransportOptions): Transport {
  const send = async (call: string, body: string): Promise<Answer | undefined> => {
    try {
      const response = await fetch(`${ORIGINALS_API_PATH}/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        credentials: 'omit',
        signal: AbortSignal.timeout(LOST_MS),
        body,
      });
      const answer = (await response.json()) as Answer;
      return !answer.success && MAY_STILL_COME.includes(answer.code) ? undefined : answer;
    } catch {
      return undefined;
    }
  };
  return {
    ask: async (call, body) => {
      const text = JSON.stringify(body);
      for (let tries = 0; ; tries += 1) {
        const answer = await send(call, text);
        if (answer) {
          if (tries > 0) onLine(true);
          if (!answer.success) throw new OriginalsFault(answer.code ?? 'internal');
          return answer.value as never;
        }
        onLine(false);
        await sleep(WAITS[Math.min(tries, WAITS.length - 1)]!);
      }
    },
  };
}
