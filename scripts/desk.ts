import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { openToolDatabase } from '../server/db/toolDatabase.ts';
import { parseEnv } from '../server/env.ts';
import { runDeskCommand } from './desk/run.ts';

const root = path.resolve(import.meta.dirname, '..');
const env = parseEnv(process.env, root, process.cwd());
const host = env.deskHost ?? 'desk.localhost';

process.exitCode = await runDeskCommand(process.argv.slice(2), {
  open: () => openToolDatabase(env),
  origin: /(^|\.)localhost$/.test(host) ? `http://${host}:${env.port}` : `https://${host}`,
  ids: randomUUID,
  random: randomBytes,
  now: new Date(),
  write: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
