import { Gauge, type Registry } from 'prom-client';
import { sql } from 'kysely';
import type { AnyJob } from '../composition/job.ts';
import type { Database } from '../db/database.ts';

/** One job as it stands in the database, the same for every gateway. */
export interface JobState {
  readonly name: string;
  readonly everySeconds: number;
  readonly scheduledFor: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly failedAt: Date | null;
  readonly error: string | null;
  readonly runs: bigint;
  readonly failures: bigint;
  /** Occurrences that failed and are tried again, or were given up. */
  readonly failing: number;
  readonly givenUp: number;
}

/** The jobs of a database by name, those of other versions too. */
export async function listJobStates({
  owner,
}: Pick<Database, 'owner'>): Promise<readonly JobState[]> {
  const { rows } = await sql<JobState>`
    select name, every_seconds as "everySeconds", scheduled_for as "scheduledFor",
           started_at as "startedAt", finished_at as "finishedAt", failed_at as "failedAt", error,
           runs, failures,
           (select count(*)::int from graphile_worker.jobs
             where task_identifier = name and last_error is not null and attempts < max_attempts
           ) as failing,
           (select count(*)::int from graphile_worker.jobs
             where task_identifier = name and last_error is not null and attempts >= max_attempts
           ) as "givenUp"
      from job_schedules order by name`.execute(owner);
  return rows;
}

const GAUGES = {
  job_finished_timestamp_seconds: {
    help: 'When a job last ended well, at any gateway; 0 where it never did.',
    read: ({ finishedAt }: JobState) => (finishedAt?.getTime() ?? 0) / 1000,
  },
  job_scheduled_timestamp_seconds: {
    help: 'The newest occurrence of a job that is in the queue; one that lies back says that nobody runs jobs.',
    read: ({ scheduledFor }: JobState) => scheduledFor.getTime() / 1000,
  },
  job_runs: {
    help: 'Runs of a job, retries included, at all gateways.',
    read: ({ runs }: JobState) => Number(runs),
  },
  job_failures: {
    help: 'Runs of a job that failed, at all gateways.',
    read: ({ failures }: JobState) => Number(failures),
  },
  job_failing: {
    help: 'Occurrences of a job that failed and are tried again.',
    read: ({ failing }: JobState) => failing,
  },
  job_given_up: {
    help: 'Occurrences of a job that failed and are not tried again; npm run jobs -- retry does.',
    read: ({ givenUp }: JobState) => givenUp,
  },
} as const;

/** Tells how jobs are, whenever the figures are read. */
export function measureJobs(registry: Registry, db: Database, jobs: readonly AnyJob[]): void {
  const known = new Set(jobs.map(({ name }) => name));
  let reading: Promise<readonly JobState[]> | undefined;
  // All gauges are read in one turn, and by one query.
  const read = () =>
    (reading ??= listJobStates(db)
      .catch(() => [])
      .finally(() => (reading = undefined)));
  for (const [name, { help, read: readFigure }] of Object.entries(GAUGES)) {
    new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers: [registry],
      async collect() {
        const states = await read();
        this.reset();
        for (const state of states) {
          if (known.has(state.name)) this.set({ job: state.name }, readFigure(state));
        }
      },
    });
  }
}
