import { setTimeout as wait } from 'node:timers/promises';
import type { LineAnswer } from '../vendor/line.ts';
import { describeFailure } from './patience.ts';

/** Asks again and again from the moment of a kill. */
export interface Probe {
  readonly ask: () => Promise<LineAnswer>;
  readonly killedAt: number;
  /** Told of answers that are no answer, and of none at all where the gateway lives. */
  readonly fail: (sentence: string) => void;
  readonly isGatewayAlive: boolean;
  /** How long answers must be good before it counts as back: at first nobody may have noticed. */
  readonly steadyMs: number;
}

const EVERY_MS = 20;
const PATIENCE_MS = 120_000;

/** Milliseconds from the kill to the first of the good answers that last. Throws where it does not come back. */
export async function untilBack(probe: Probe): Promise<number> {
  const { ask, killedAt, fail, isGatewayAlive, steadyMs } = probe;
  let goodSince: number | null = null;
  while (performance.now() - killedAt < PATIENCE_MS) {
    const answer = await ask().catch(() => null);
    const now = performance.now();
    if (answer === null && isGatewayAlive) fail('the gateway did not answer without its database');
    if (answer && answer.status >= 500) {
      const failure = describeFailure(answer);
      if (failure) fail(failure);
    }
    if (answer?.status !== 200) goodSince = null;
    else goodSince ??= now;
    if (goodSince !== null && now - goodSince >= steadyMs) return goodSince - killedAt;
    await wait(EVERY_MS);
  }
  throw new Error(`It was not back after ${PATIENCE_MS / 1000} s.`);
}
