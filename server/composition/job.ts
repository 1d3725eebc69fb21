import type { Parts } from './module.ts';

/** When a job is due. */
export interface Schedule {
  /** Occurrences are the multiples of this since 1970, so every gateway knows them; 86,400 is midnight in UTC. */
  readonly everySeconds: number;
  /**
   * What follows a downtime: `latest` runs once for all that was missed, `each` runs every occurrence, oldest first.
   * Also what follows a failure: `each` is tried for days, `latest` until the next occurrence does its work.
   */
  readonly missed: 'latest' | 'each';
}

/** Work that is done by the clock, by one of all gateways. */
export interface Job<Needs extends keyof Parts> {
  /** The name of its file. */
  readonly name: string;
  readonly schedule: Schedule;
  readonly needs: readonly Needs[];
  /**
   * Does the work of one occurrence. It may come a second time, where the first failed or its gateway died, so it
   * leaves nothing half done outside of a transaction that its second run would not find.
   */
  run(parts: Pick<Parts, Needs>, occurrence: { readonly dueAt: Date }): Promise<void>;
}

/** A job of any needs. */
export type AnyJob = Job<keyof Parts>;

/** Types a job by what it needs. */
export function defineJob<const Needs extends keyof Parts>(job: Job<Needs>): Job<Needs> {
  return job;
}
