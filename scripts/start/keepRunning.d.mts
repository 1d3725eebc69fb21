/** How a run of the gateway ended. */
export interface RunEnd {
  /** As a shell would give it. */
  readonly code: number;
  /** By a signal. */
  readonly isKilled: boolean;
  /** Whether it had said that it listens. */
  readonly wasUp: boolean;
}

export function keepRunning(options: {
  readonly runOnce: () => Promise<RunEnd>;
  readonly pause: (ms: number) => Promise<unknown>;
  readonly now: () => number;
  /** Whether this process was told to end. */
  readonly isEnding: () => boolean;
  readonly say: (sentence: string) => void;
}): Promise<number>;
