import { parseArgs } from 'node:util';
import type { AnyJob } from '../../server/composition/job.ts';
import type { Database } from '../../server/db/database.ts';
import { listJobStates } from '../../server/jobs/metrics.ts';
import { listFailed, queueByHand, retryFailed } from '../../server/jobs/queue.ts';

/** What a command about jobs works with. */
export interface JobsCommand {
  readonly jobs: readonly AnyJob[];
  /** Opens the gateway's database; rejects with one sentence where there is none. */
  readonly open: () => Promise<Database>;
  readonly clock: () => Date;
  readonly write: (line: string) => void;
  readonly complain: (line: string) => void;
}

const USAGE = `Usage: npm run jobs -- [list | failed | run NAME | retry [ID …]]

  list              Every job: its schedule, when it last ended well, what failed, when it is due next.
  failed            Occurrences that failed and are tried again, or were given up, with their numbers.
  run NAME          Lets a gateway run a job at once, beside its schedule.
  retry [ID …]      Lets failed occurrences be tried again at once: those of these numbers, or all.

Exit codes: 0 done, 1 something has failed (list, failed), 2 wrong use or no database.`;

const tell = (date: Date | null) => date?.toISOString().slice(0, 19).replace('T', ' ') ?? 'never';

function tellSeconds(seconds: number): string {
  if (seconds % 86_400 === 0) return `${seconds / 86_400} d`;
  if (seconds % 3600 === 0) return `${seconds / 3600} h`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

async function list(db: Database, { jobs, write }: JobsCommand): Promise<number> {
  const states = new Map((await listJobStates(db)).map((state) => [state.name, state]));
  let failing = 0;
  for (const { name, schedule } of jobs) {
    const every = `every ${tellSeconds(schedule.everySeconds)}`;
    const state = states.get(name);
    if (!state) {
      write(`${name.padEnd(20)} ${every.padEnd(14)} was never scheduled`);
      continue;
    }
    const { finishedAt, scheduledFor, runs, failures, error } = state;
    failing += state.failing + state.givenUp;
    write(
      `${name.padEnd(20)} ${every.padEnd(14)} ended well ${tell(finishedAt)}, next ${tell(scheduledFor)}, ${runs} runs, ${failures} failed`,
    );
    if (error !== null) write(`  ${error}`);
  }
  return failing > 0 ? 1 : 0;
}

async function failed(db: Database, { write }: JobsCommand): Promise<number> {
  const rows = await listFailed(db.owner);
  for (const { id, key, attempts, mostAttempts, runAt, error } of rows) {
    const what = attempts < mostAttempts ? `again at ${tell(runAt)}` : 'given up';
    write(`${id} ${key}: ${attempts} attempts, ${what}`);
    write(`  ${error}`);
  }
  if (rows.length === 0) write('Nothing has failed.');
  return rows.length > 0 ? 1 : 0;
}

async function run(db: Database, name: string, command: JobsCommand): Promise<number> {
  if (!command.jobs.some((job) => job.name === name)) {
    const names = command.jobs.map((job) => job.name).join(', ');
    command.complain(`There is no job "${name}". There are: ${names}.`);
    return 2;
  }
  await queueByHand(db.owner, name, command.clock());
  command.write(`${name} is in the queue; a running gateway takes it at once.`);
  return 0;
}

async function retry(db: Database, ids: readonly string[], command: JobsCommand): Promise<number> {
  const count = await retryFailed(db.owner, ids.length > 0 ? ids : null);
  command.write(`${count} occurrences are tried again.`);
  return count === 0 && ids.length > 0 ? 2 : 0;
}

/** What a command does; null for what is no command. */
function choose(
  [verb = 'list', ...rest]: readonly string[],
  command: JobsCommand,
): ((db: Database) => Promise<number>) | null {
  if (verb === 'list' && rest.length === 0) return (db) => list(db, command);
  if (verb === 'failed' && rest.length === 0) return (db) => failed(db, command);
  if (verb === 'run' && rest.length === 1) return (db) => run(db, rest[0]!, command);
  if (verb === 'retry' && rest.every((id) => /^\d{1,18}$/.test(id))) {
    return (db) => retry(db, rest, command);
  }
  return null;
}

/** Runs one command about jobs; resolves with the exit code. */
export async function runJobsCommand(
  args: readonly string[],
  command: JobsCommand,
): Promise<number> {
  try {
    const options = { help: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    if (values.help) {
      command.write(USAGE);
      return 0;
    }
    const act = choose(positionals, command);
    if (!act) {
      command.complain(USAGE);
      return 2;
    }
    const db = await command.open();
    try {
      return await act(db);
    } finally {
      await db.close();
    }
  } catch (error) {
    command.complain(error instanceof Error ? error.message : String(error));
    return 2;
  }
}
