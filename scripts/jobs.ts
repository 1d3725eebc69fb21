import path from 'node:path';
import { openToolDatabase } from '../server/db/toolDatabase.ts';
import { parseEnv } from '../server/env.ts';
import { jobs } from '../server/jobList.ts';
import { runJobsCommand } from './jobs/run.ts';

const root = path.resolve(import.meta.dirname, '..');

process.exitCode = await runJobsCommand(process.argv.slice(2), {
  jobs,
  open: () => openToolDatabase(parseEnv(process.env, root, process.cwd())),
  clock: () => new Date(),
  write: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
