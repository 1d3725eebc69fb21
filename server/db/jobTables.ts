import type { Generated } from 'kysely';

/** What is queued of each job, and what came of it; the owner's alone. */
interface JobSchedulesTable {
  name: string;
  every_seconds: number;
  scheduled_for: Date;
  started_at: Date | null;
  finished_at: Date | null;
  failed_at: Date | null;
  error: string | null;
  runs: Generated<bigint>;
  failures: Generated<bigint>;
}

/** Runners of jobs that live; the owner's alone. */
interface JobRunnersTable {
  id: string;
  seen_at: Date;
  started_at: Generated<Date>;
  version: string | null;
}

/** What jobs keep. */
export interface JobTables {
  job_schedules: JobSchedulesTable;
  job_runners: JobRunnersTable;
}
