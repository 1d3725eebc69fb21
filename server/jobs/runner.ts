import { EventEmitter } from 'node:events';
import { run, type TaskList, type WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import type { AnyJob } from '../composition/job.ts';
import type { Parts } from '../composition/module.ts';
import { repeat } from '../composition/repeat.ts';
import type { Database } from '../db/database.ts';
import {
  createQueueLogger,
  getNextDue,
  mendSchedule,
  queueOccurrence,
  type QueuedOccurrence,
} from './queue.ts';

/** How long a runner may be silent before its jobs are somebody else's, and how often it is heard. */
export interface Lease {
  readonly beatMs: number;
  readonly silentMs: number;
}

/** What jobs run with. */
export interface RunnerDeps {
  readonly jobs: readonly AnyJob[];
  readonly parts: Parts;
  /** Of the gateway, so that an operator sees which run. */
  readonly version: string;
  readonly lease?: Lease;
  /** How often the queue is looked at, so how much later than due a job may begin. */
  readonly pollMs?: number;
}

/** Runs jobs until it is stopped, which waits for what is under way. */
export interface JobRunner {
  /** The name under which it holds jobs. */
  readonly id: string;
  stop(): Promise<void>;
}

const USUAL_LEASE: Lease = { beatMs: 10_000, silentMs: 45_000 };
const POLL_MS = 500;
/** Jobs that one gateway runs at a time. */
const AT_ONCE = 4;

/** The back-off of graphile-worker: e to the power of the attempt, in seconds. */
const getRetryMs = (attempt: number) => Math.exp(Math.min(attempt, 10)) * 1000;

/** Notes what came of a run; a first run and a retry alike. */
const note = ({ owner }: Database, name: string, startedAt: Date, endedAt: Date, error?: string) =>
  sql`update job_schedules set started_at = ${startedAt}, runs = runs + 1,
        failures = failures + ${error === undefined ? 0 : 1},
        ${
          error === undefined
            ? sql`finished_at = ${endedAt}, error = null`
            : sql`failed_at = ${endedAt}, error = ${error}`
        }
      where name = ${name}`.execute(owner);

/** Runs one occurrence. Rejects where it failed and is to be tried again. */
async function runOccurrence(
  job: AnyJob,
  { db, clock, log, ...rest }: Parts,
  { dueAt: dueText, isByHand = false }: QueuedOccurrence,
  attempt: number,
): Promise<void> {
  const dueAt = new Date(dueText);
  const { missed } = job.schedule;
  const startedAt = clock();
  const from = missed === 'latest' && startedAt > dueAt ? startedAt : dueAt;
  // Before the work, so that nothing that goes wrong in it ends the schedule.
  if (!isByHand) await queueOccurrence(db.owner, job, getNextDue(job, from));
  try {
    await job.run({ ...rest, db, clock, log }, { dueAt });
    await note(db, job.name, startedAt, clock());
  } catch (error) {
    log.error({ err: error, job: job.name, dueAt, attempt }, 'a job failed');
    await note(db, job.name, startedAt, clock(), String(error)).catch(() => undefined);
    const retryAtMs = clock().getTime() + getRetryMs(attempt);
    // The next occurrence does the same work, and comes before this one would again.
    if (missed === 'latest' && retryAtMs >= getNextDue(job, from).getTime()) return;
    throw error;
  }
}

/** Says that a runner lives, and frees the jobs of those that do not; one that only was silent loses its jobs too. */
async function beat(
  { owner }: Database,
  {
    id,
    version,
    silentMs,
  }: { readonly id: string; readonly version: string; readonly silentMs: number },
): Promise<void> {
  await sql`insert into job_runners (id, seen_at, version) values (${id}, now(), ${version})
    on conflict (id) do update set seen_at = now()`.execute(owner);
  const silent = sql`make_interval(secs => ${silentMs / 1000})`;
  await sql`
    with gone as (delete from job_runners where seen_at < now() - ${silent} returning id),
    unknown as (
      select distinct locked_by from graphile_worker.jobs
       where locked_at < now() - ${silent} and locked_by not in (select id from job_runners)
    )
    select graphile_worker.force_unlock_workers(array(
      select id from gone union select locked_by from unknown))`.execute(owner);
}

function requireNeeds(jobs: readonly AnyJob[], parts: Parts): void {
  for (const { name, needs } of jobs) {
    for (const need of needs) {
      if (!(need in parts)) throw new Error(`The job "${name}" needs "${need}", which is no part.`);
    }
  }
}

/** Begins to run jobs; the queue must be installed. Of all runners on a database one runs each occurrence. */
export async function startJobs({
  jobs,
  parts,
  version,
  lease = USUAL_LEASE,
  pollMs = POLL_MS,
}: RunnerDeps): Promise<JobRunner> {
  const { db, clock, log } = parts;
  requireNeeds(jobs, parts);
  const onError = (err: unknown) => log.error({ err }, 'the queue of jobs was not reached');
  for (const job of jobs) await mendSchedule(db.owner, job, clock());
  const pgPool = new pg.Pool({
    connectionString: db.url,
    max: AT_ONCE + 1,
    application_name: 'livery-jobs',
  });
  pgPool.on('error', onError);
  // A connection that breaks while it works tells so itself; the pool knows only of idle ones.
  pgPool.on('connect', (client) => client.on('error', onError));
  const events: WorkerEvents = new EventEmitter();
  let id = '';
  events.on('pool:create', ({ workerPool }) => (id = workerPool.id));
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      (payload, { job: queued }) =>
        runOccurrence(job, parts, payload as QueuedOccurrence, queued.attempts),
    ]),
  );
  const runner = await run({
    pgPool,
    events,
    taskList,
    concurrency: AT_ONCE,
    pollInterval: pollMs,
    noHandleSignals: true,
    parsedCronItems: [],
    logger: createQueueLogger(log),
  });
  await beat(db, { id, version, silentMs: lease.silentMs });
  const stopBeating = repeat({
    everyMs: lease.beatMs,
    onError,
    async act() {
      await beat(db, { id, version, silentMs: lease.silentMs });
      for (const job of jobs) await mendSchedule(db.owner, job, clock());
    },
  });
  return {
    id,
    async stop() {
      await stopBeating();
      await runner.stop();
      await db.owner.deleteFrom('job_runners').where('id', '=', id).execute();
      await pgPool.end();
    },
  };
}
