import { createAsker } from './brand/askPerson.ts';
import { runBrandCommand } from './brand/run.ts';

// Whoever reads along may stop early, as `head` does.
process.stdout.on('error', () => process.exit());

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort());

const clearLine = '\r\u001b[K';

const person = createAsker({
  input: process.stdin,
  output: process.stderr,
  signal: stopping.signal,
});

process.exitCode = await runBrandCommand(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  write: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  isTerminal: process.stdout.isTTY && !process.env['NO_COLOR'],
  progress: (line) => {
    if (process.stderr.isTTY) process.stderr.write(clearLine + (line ?? ''));
  },
  ask: person.ask,
  clock: () => new Date(),
  signal: stopping.signal,
});
person.close();
