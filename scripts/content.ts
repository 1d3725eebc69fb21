import { runContentCommand } from './content/run.ts';

// Whoever reads along may stop early, as `head` does.
process.stdout.on('error', () => process.exit());

process.exitCode = await runContentCommand(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  write: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  clock: () => new Date(),
});
