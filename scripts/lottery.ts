import path from 'node:path';
import { runLotteryCommand } from './lottery/run.ts';

const root = path.resolve(import.meta.dirname, '..');

// Whoever reads along may stop early, as `head` does.
process.stdout.on('error', () => process.exit());

process.exitCode = await runLotteryCommand(process.argv.slice(2), {
  async open() {
    const { openToolDatabase } = await import('../server/db/toolDatabase.ts');
    const { parseEnv } = await import('../server/env.ts');
    return openToolDatabase(parseEnv(process.env, root, process.cwd()));
  },
  write: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
