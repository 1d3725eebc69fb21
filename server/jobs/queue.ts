import { Logger, runMigrations } from 'graphile-worker';
import { sql, type Kysely } from 'kysely';
import type { AnyJob } from '../composition/job.ts';
import type { Parts } from '../composition/module.ts';
import { StartError } from '../startError.ts';
import type { Tables } from '../db/tables.ts';

/** Attempts of an occurrence; with graphile-worker's back-off the last comes some three days after the first. */
const MOST_ATTEMPTS = 25;

const NOT_ALLOWED = '42501';

/** What a job in the queue is told. */
export interface QueuedOccurrence {
  /** ISO 8601. */
  readonly dueAt: string;
  /** It was asked for beside the schedule. */
  readonly isByHand?: boolean;
}

/** Passes on only what is wrong with the queue itself: each job that fails is logged by its run. */
export const createQueueLogger = (log: Pick<Parts['log'], 'error'>): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error' && !message.startsWith('Failed task')) log.error({ message }, 'jobs');
  });

/** Installs the queue in a schema of its own, or brings it up to date, as the owner of the tables. Throws StartError. */
export async function installQueue(url: string, logger: Logger): Promise<void> {
  try {
    await runMigrations({ connectionString: url, logger });
  } catch (cause) {
    if ((cause as { code?: unknown }).code !== NOT_ALLOWED) throw cause;
    throw new StartError(
      'The database user lacks the right CREATE on the database, which the schema of the jobs needs: GRANT CREATE ON DATABASE … TO it.',
      { cause },
    );
  }
}

/** The first occurrence of a job after a moment. */
export function getNextDue({ schedule }: AnyJob, after: Date): Date {
  const everyMs = schedule.everySeconds * 1000;
  return new Date((Math.floor(after.getTime() / everyMs) + 1) * everyMs);
}

const keyOf = (name: string, dueAt: Date) => `${name} ${dueAt.toISOString()}`;

const keyByHand = (name: string) => `${name} by hand`;

/** An expression that queues an occurrence under a key which names it; runs of one job come one after the other. */
const addOccurrence = (name: string, dueAt: Date) => {
  const payload: QueuedOccurrence = { dueAt: dueAt.toISOString() };
  return sql`graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, ${name}, ${dueAt},
    ${MOST_ATTEMPTS}, ${keyOf(name, dueAt)})`;
};

/** Queues an occurrence, unless it or a later one was queued before by any gateway. */
export async function queueOccurrence(
  owner: Kysely<Tables>,
  { name, schedule }: AnyJob,
  dueAt: Date,
): Promise<void> {
  await sql`
    with moved as (
      insert into job_schedules as known (name, every_seconds, scheduled_for)
      values (${name}, ${schedule.everySeconds}, ${dueAt})
      on conflict (name) do update
        set scheduled_for = excluded.scheduled_for, every_seconds = excluded.every_seconds
        where known.scheduled_for < excluded.scheduled_for
      returning 1
    )
    select ${addOccurrence(name, dueAt)} from moved`.execute(owner);
}

/** What is queued of a job beside what was asked for by hand; what was given up does not count. */
const isQueued = (name: string) => sql<boolean>`exists (
  select from graphile_worker.jobs
   where task_identifier = ${name} and key <> ${keyByHand(name)} and attempts < max_attempts)`;

/**
 * Sees to it that a job has an occurrence in the queue: its first, one where the queue was lost, and an earlier one where
 * its schedule became a shorter one.
 */
export async function mendSchedule(owner: Kysely<Tables>, job: AnyJob, now: Date): Promise<void> {
  const { name, schedule } = job;
  const nextDue = getNextDue(job, now);
  await owner.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('job_schedules')
      .select(['scheduled_for', isQueued(name).as('is_queued')])
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst();
    const isTooLate = known !== undefined && known.scheduled_for > nextDue;
    if (known?.is_queued && !isTooLate) return;
    if (isTooLate) {
      const key = keyOf(name, known.scheduled_for);
      await sql`select graphile_worker.remove_job(${key})`.execute(tx);
      // So that the earlier one is not taken for one that was queued before.
      await tx
        .updateTable('job_schedules')
        .set({ scheduled_for: now })
        .where('name', '=', name)
        .execute();
    }
    const isGoingOn = known && !isTooLate && schedule.missed === 'each';
    await queueOccurrence(tx, job, isGoingOn ? getNextDue(job, known.scheduled_for) : nextDue);
  });
}

/** Queues a job to run at once, beside its schedule. */
export async function queueByHand(owner: Kysely<Tables>, name: string, now: Date): Promise<void> {
  const payload: QueuedOccurrence = { dueAt: now.toISOString(), isByHand: true };
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, ${name},
    max_attempts => 1, job_key => ${keyByHand(name)})`.execute(owner);
}

/** An occurrence that failed. */
export interface FailedOccurrence {
  readonly id: string;
  /** The job and when it was due. */
  readonly key: string;
  readonly attempts: number;
  readonly mostAttempts: number;
  /** When it is tried again, where it is. */
  readonly runAt: Date;
  readonly error: string;
}

/** Occurrences that failed and are tried again, or were given up; the oldest first. */
export async function listFailed(owner: Kysely<Tables>): Promise<readonly FailedOccurrence[]> {
  const { rows } = await sql<FailedOccurrence>`
    select id::text, coalesce(key, task_identifier) as key, attempts,
           max_attempts as "mostAttempts", run_at as "runAt", last_error as error
      from graphile_worker.jobs where last_error is not null order by id`.execute(owner);
  return rows;
}

/** Lets failed occurrences of some ids, or all, be tried again at once; gives how many there were. */
export async function retryFailed(
  owner: Kysely<Tables>,
  ids: readonly string[] | null,
): Promise<number> {
  const { rows } = await sql`
    select id from graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs
       where last_error is not null and (${ids}::bigint[] is null or id = any(${ids}::bigint[]))
    ), run_at => now(), attempts => 0)`.execute(owner);
  return rows.length;
}
