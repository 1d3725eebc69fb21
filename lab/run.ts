import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const USAGE = `Usage: npm run lab -- [bench|faults|seeded] [its own arguments]

  bench   The figures of docs/PERFORMANCE.md; --json FILE writes them to a file.
  faults  What is left after bets at once, lost and doubled messages, and kills.
  seeded  Faults put into the product one at a time: which of them its tests find.

Without a name all of them, each at its own size: some three hours. Each says more by --help.`;

const root = resolve(import.meta.dirname, '..');

/** What each name runs, one command after the other. */
const LABS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  bench: [['lab/bench/run.ts']],
  faults: ['wallet', 'bets', 'vendor', 'kill', 'rng'].map((verb) => ['lab/faults.ts', verb]),
  seeded: [['lab/seeded/run.ts']],
};

const [name, ...args] = process.argv.slice(2);
if (name !== undefined && !Object.hasOwn(LABS, name)) {
  console.log(USAGE);
  process.exitCode = name === '--help' ? 0 : 2;
} else {
  for (const lab of name === undefined ? Object.keys(LABS) : [name]) {
    const commands = args.length > 0 ? [[LABS[lab]![0]![0]!, ...args]] : LABS[lab]!;
    for (const command of commands) if ((await run(command)) !== 0) process.exitCode = 1;
  }
}

function run(command: readonly string[]): Promise<number> {
  const tsx = join(root, 'node_modules/.bin/tsx');
  const child = spawn(tsx, [...command], { cwd: root, stdio: 'inherit' });
  return new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}
