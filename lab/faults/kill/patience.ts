import { setTimeout as wait } from 'node:timers/promises';
import type { LineAnswer } from '../vendor/line.ts';

/** What a call came to, in the end. */
export interface Heard {
  readonly answer: LineAnswer;
  /** Tries before it that no answer came to. */
  readonly lost: number;
}

/** Asks as a careful caller does, and looks at how it is put off. */
export interface Patience {
  /** Asks until somebody answers; with `mayAbandon`, null where a try was lost and it says so. */
  ask(send: () => Promise<LineAnswer>): Promise<Heard>;
  ask(send: () => Promise<LineAnswer>, mayAbandon: () => boolean): Promise<Heard | null>;
  /** How often callers were told to come again. */
  readonly putOff: number;
}

const PAUSE_MS = 60;

/** What is wrong with being put off like this; null where it is as promised. */
export function describeFailure({ status, headers, text }: LineAnswer): string | null {
  if (status < 500) return null;
  if (status !== 503) return `answered ${status}: ${text}`;
  return headers['retry-after'] ? null : `answered 503 without Retry-After: ${text}`;
}

/** Makes it; `fail` is told of every answer that is no answer and no "come again". */
export function createPatience(fail: (sentence: string) => void): Patience {
  let putOff = 0;
  async function ask(
    send: () => Promise<LineAnswer>,
    mayAbandon?: () => boolean,
  ): Promise<Heard | null> {
    for (let lost = 0; ;) {
      const answer = await send().catch(() => null);
      if (answer === null) {
        lost += 1;
        if (mayAbandon?.()) return null;
      } else {
        const failure = describeFailure(answer);
        if (failure !== null) fail(failure);
        if (answer.status < 500) return { answer, lost };
        putOff += 1;
      }
      await wait(PAUSE_MS);
    }
  }
  return {
    ask: ask as Patience['ask'],
    get putOff() {
      return putOff;
    },
  };
}
