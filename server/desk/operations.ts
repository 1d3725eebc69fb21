/** A job as it stands, the same for every gateway. */
export interface JobStanding {
  readonly name: string;
  readonly everySeconds: number;
  readonly scheduledFor: Date;
  readonly finishedAt: Date | null;
  readonly failedAt: Date | null;
  readonly error: string | null;
  readonly runs: bigint;
  readonly failures: bigint;
  /** Occurrences that failed and are tried again, or were given up. */
  readonly failing: number;
  readonly givenUp: number;
}

/** What the desk tells of the gateway it runs in, which only the composition root knows. */
export interface Operations {
  readonly release: { readonly version: string; readonly startedAt: Date };
  listJobs(): Promise<readonly JobStanding[]>;
}
