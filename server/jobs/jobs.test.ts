import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runJobsCommand } from '../../scripts/jobs/run.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import type { AnyJob, Schedule } from '../composition/job.ts';
import type { Parts } from '../composition/module.ts';
import { connectDatabase } from '../db/database.ts';
import { jobs as productJobs } from '../jobList.ts';
import { modules } from '../modules.ts';
import { measureJobs } from './metrics.ts';
import { createQueueLogger, installQueue } from './queue.ts';
import { startJobs, type JobRunner, type Lease } from './runner.ts';

const log = { error: vi.fn() };

let db: TestDatabase;
let runners: JobRunner[] = [];

beforeEach(async () => {
  db = await createTestDatabase();
  await installQueue(db.url, createQueueLogger(log));
});

afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  runners = [];
  await db.close();
});

/** A job whose work a test gives. */
const makeJob = (
  run: (dueAt: Date) => Promise<void> | void,
  { name = 'work', ...schedule }: Partial<Schedule> & { readonly name?: string } = {},
): AnyJob => ({
  name,
  schedule: { everySeconds: 1, missed: 'latest', ...schedule },
  needs: ['db'],
  run: async (_parts, { dueAt }) => run(dueAt),
});

async function start(job: AnyJob, lease?: Lease): Promise<JobRunner> {
  const parts = { db, log, clock: () => new Date() } as unknown as Parts;
  const runner = await startJobs({ jobs: [job], parts, lease, pollMs: 50, version: '0' });
  runners.push(runner);
  return runner;
}

const DAY = 86_400;

/** As if the gateways had been away since a moment, when an occurrence was in the queue. */
async function beAway(job: AnyJob, since: Date): Promise<void> {
  const { name, schedule } = job;
  await sql`insert into job_schedules (name, every_seconds, scheduled_for)
    values (${name}, ${schedule.everySeconds}, ${since})`.execute(db.owner);
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify({ dueAt: since })}::json,
    ${name}, ${since}, job_key => ${`${name} ${since.toISOString()}`})`.execute(db.owner);
}

/** An occurrence of a schedule that lies some occurrences back. */
const back = (everySeconds: number, occurrences: number) => {
  const everyMs = everySeconds * 1000;
  return new Date((Math.floor(Date.now() / everyMs) - occurrences) * everyMs);
};

const command = async (job: AnyJob, ...args: string[]) => {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  const code = await runJobsCommand(args, {
    jobs: [job],
    open: async () => connectDatabase(db.url, { poolSize: 2 }),
    clock: () => new Date(),
    write,
    complain: write,
  });
  return { code, text: lines.join('\n') };
};

const soon = { timeout: 15_000, interval: 25 };

describe('two runners', () => {
  it('run each occurrence once, one after the other', async () => {
    const seen: string[] = [];
    let running = 0;
    let most = 0;
    const job = makeJob(async (dueAt) => {
      running += 1;
      most = Math.max(most, running);
      await db.owner.selectFrom('job_runners').select('id').execute();
      seen.push(dueAt.toISOString());
      running -= 1;
    });
    await Promise.all([start(job), start(job)]);
    await vi.waitFor(() => expect(seen.length).toBeGreaterThanOrEqual(4), soon);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual([...seen].sort());
    expect(seen.every((dueAt) => new Date(dueAt).getTime() % 1000 === 0)).toBe(true);
    expect(most).toBe(1);
  });

  it('take over the job of one that died in the middle of it', async () => {
    const job = makeJob(() => undefined, { everySeconds: DAY });
    await beAway(job, back(DAY, 1));
    // What a runner leaves that is killed: its lock, and nobody who says that it lives.
    await sql`insert into job_runners (id, seen_at) values ('dead', now() - interval '1 minute')`.execute(
      db.owner,
    );
    await sql`update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now(), attempts = 1`.execute(
      db.owner,
    );
    await sql`update graphile_worker._private_job_queues set locked_by = 'dead', locked_at = now()`.execute(
      db.owner,
    );
    const ran = new Promise<Date>((resolve) => {
      const taken = {
        ...job,
        run: async (_: unknown, { dueAt }: { dueAt: Date }) => resolve(dueAt),
      };
      void start(taken, { beatMs: 100, silentMs: 5_000 });
    });
    expect(await ran).toEqual(back(DAY, 1));
  });

  it('leave the job of one that lives alone', async () => {
    let ran = 0;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const job = makeJob(
      async () => {
        ran += 1;
        await held;
      },
      { everySeconds: DAY },
    );
    await beAway(job, back(DAY, 1));
    const lease = { beatMs: 50, silentMs: 1_000 };
    await start(job, lease);
    await vi.waitFor(() => expect(ran).toBe(1), soon);
    const second = await start(job, lease);
    // So long that the first would count as dead, were it silent.
    await vi.waitFor(async () => {
      const { rows } = await sql<{ lives: boolean }>`
        select now() - min(locked_at) > interval '1500 milliseconds' as lives
          from graphile_worker.jobs`.execute(db.owner);
      expect(rows[0]?.lives).toBe(true);
    }, soon);
    expect(ran).toBe(1);
    expect(second.id).not.toBe(runners[0]!.id);
    release();
  });
});

describe('after a downtime', () => {
  it('what is to be done by now is done once, and then as planned', async () => {
    const seen: Date[] = [];
    const job = makeJob((dueAt) => void seen.push(dueAt), { everySeconds: DAY });
    await beAway(job, back(DAY, 30));
    await start(job);
    await vi.waitFor(() => expect(seen).toEqual([back(DAY, 30)]), soon);
    const { scheduled_for } = await db.owner
      .selectFrom('job_schedules')
      .select('scheduled_for')
      .executeTakeFirstOrThrow();
    expect(scheduled_for).toEqual(back(DAY, -1));
  });

  it('where each occurrence counts, all are done, the oldest first', async () => {
    const seen: Date[] = [];
    const job = makeJob((dueAt) => void seen.push(dueAt), { everySeconds: DAY, missed: 'each' });
    await beAway(job, back(DAY, 3));
    await start(job);
    const all = [3, 2, 1, 0].map((occurrences) => back(DAY, occurrences));
    await vi.waitFor(() => expect(seen).toEqual(all), soon);
  });

  it('a queue that was lost begins again', async () => {
    const seen: Date[] = [];
    const job = makeJob((dueAt) => void seen.push(dueAt));
    await beAway(job, back(1, 1));
    await sql`delete from graphile_worker._private_jobs`.execute(db.owner);
    await start(job);
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0), soon);
  });

  it('a schedule that became a shorter one does not wait for the old one', async () => {
    const seen: Date[] = [];
    await beAway(
      makeJob(() => undefined, { everySeconds: DAY }),
      back(DAY, -1),
    );
    await start(makeJob((dueAt) => void seen.push(dueAt)));
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(1), soon);
  });
});

describe('a job that fails', () => {
  const failing = (times: number, schedule: Partial<Schedule>) => {
    const seen: Date[] = [];
    const job = makeJob((dueAt) => {
      seen.push(dueAt);
      if (seen.length <= times) throw new Error('The printer is out of paper.');
    }, schedule);
    return { job, seen };
  };

  it('is tried again, is told of, and can be tried at once', async () => {
    const { job, seen } = failing(1, { everySeconds: DAY });
    await beAway(job, back(DAY, 1));
    await start(job);
    await vi.waitFor(async () => expect((await command(job, 'failed')).code).toBe(1), soon);
    expect((await command(job, 'list')).text).toContain('The printer is out of paper.');
    expect((await command(job, 'failed')).text).toMatch(/work \S+: 1 attempts, again at /);
    expect((await command(job, 'retry')).text).toBe('1 occurrences are tried again.');
    await vi.waitFor(() => expect(seen).toEqual([back(DAY, 1), back(DAY, 1)]), soon);
    await vi.waitFor(async () => expect((await command(job, 'failed')).code).toBe(0), soon);
    expect((await command(job, 'list')).text).toContain('2 runs, 1 failed');
  });

  it('leaves its work to the next occurrence where that comes sooner than a retry', async () => {
    const { job, seen } = failing(2, {});
    await start(job);
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(3), soon);
    expect(new Set(seen.map(Number)).size).toBe(seen.length);
    expect((await command(job, 'failed')).text).toBe('Nothing has failed.');
  });
});

describe('the command', () => {
  it('runs a job beside its schedule', async () => {
    const seen: Date[] = [];
    const job = makeJob((dueAt) => void seen.push(dueAt), { everySeconds: DAY });
    await start(job);
    expect(await command(job, 'run', 'work')).toMatchObject({ code: 0 });
    await vi.waitFor(() => expect(seen.length).toBe(1), soon);
    expect((await command(job)).text).toMatch(
      /^work\s+every 1 d\s+ended well 20.*, 1 runs, 0 failed/,
    );
  });

  it('refuses what it does not know', async () => {
    const job = makeJob(() => undefined);
    expect(await command(job, 'run', 'nap')).toEqual({
      code: 2,
      text: 'There is no job "nap". There are: work.',
    });
    for (const args of [['run'], ['mend'], ['retry', 'x'], ['list', 'work'], ['--all']]) {
      expect((await command(job, ...args)).code, args.join(' ')).toBe(2);
    }
  });
});

it('figures tell the same at every gateway', async () => {
  let runs = 0;
  const job = makeJob(() => void (runs += 1), { everySeconds: DAY });
  await beAway(job, back(DAY, 1));
  const registry = new Registry();
  measureJobs(registry, db, [job]);
  await start(job);
  await vi.waitFor(async () => {
    const text = await registry.metrics();
    expect(text).toContain('job_runs{job="work"} 1');
    expect(text).toContain('job_failures{job="work"} 0');
    expect(text).toContain(
      `job_scheduled_timestamp_seconds{job="work"} ${Number(back(DAY, -1)) / 1000}`,
    );
  }, soon);
});

describe('the jobs of the product', () => {
  let names: readonly string[];
  beforeAll(() => {
    names = productJobs.map(({ name }) => name);
  });

  it('have names of their own, and need what there is', () => {
    expect(new Set(names).size).toBe(names.length);
    const parts = ['db', 'clock', 'log', 'sweeps', ...modules.map(({ name }) => name)];
    for (const { needs } of productJobs) for (const need of needs) expect(parts).toContain(need);
  });
});
