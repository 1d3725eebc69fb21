import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { sweepEnded } from '../db/sweepEnded.ts';
import { repeat } from '../composition/repeat.ts';

/** What is swept, and by which clock. */
export interface SweepDeps {
  /** The owner's connection: what has ended is swept for all merchants at once. */
  readonly owner: Kysely<Tables>;
  readonly clock: () => Date;
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number;
}

const FIVE_MINUTES_MS = 300_000;

/** Sweeps what has ended every few minutes until it is stopped; stopping waits for a sweep under way. */
export function startSweeping({
  owner,
  clock,
  onError,
  everyMs = FIVE_MINUTES_MS,
}: SweepDeps): () => Promise<void> {
  return repeat({ everyMs, onError, act: () => sweepEnded(owner, clock()) });
}
