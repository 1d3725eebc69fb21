import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SEEDED_FAULTS, type SeededFault } from './faults.ts';

const USAGE = `Usage: npm run lab -- seeded [part of what goes wrong] [options]

Puts one fault after the other into a copy of what is committed, runs the tests of its area, and says which faults none
of them found.

  --no-stories  only faults that vitest is to find
  --check       only see that every fault can still be put in
  --help        show this

Needs a build ("npm run build"). Exit codes: 0 all found, 1 some were not, 2 wrong use.`;

const root = resolve(import.meta.dirname, '../..');

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    'no-stories': { type: 'boolean' },
    check: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(USAGE);
else {
  const wanted = SEEDED_FAULTS.filter(
    ({ what, tests }) =>
      what.includes(positionals.join(' ')) && !(values['no-stories'] && 'stories' in tests),
  );
  process.exitCode = values.check ? await check(wanted) : await tryAll(wanted);
}

async function check(faults: readonly SeededFault[]): Promise<number> {
  let lost = 0;
  for (const fault of faults) {
    const text = await readFile(join(root, fault.file), 'utf8');
    if (text.split(fault.from).length === 2) continue;
    lost += 1;
    console.log(`✗ ${fault.what}: ${fault.file} does not say once what is to be changed.`);
  }
  console.log(`${faults.length - lost} of ${faults.length} faults can be put in.`);
  return lost > 0 ? 1 : 0;
}

async function tryAll(faults: readonly SeededFault[]): Promise<number> {
  const home = await mkdtemp(join(tmpdir(), 'livery-seeded-'));
  const copy = join(home, 'copy');
  if ((await run(root, 'git', ['worktree', 'add', '--detach', '--quiet', copy])) !== 0) return 2;
  let found = 0;
  try {
    for (const shared of ['node_modules', 'dist']) {
      await symlink(join(root, shared), join(copy, shared));
    }
    for (const fault of faults) {
      const startedAt = performance.now();
      const isFound = await tryOne(copy, fault);
      if (isFound) found += 1;
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
      console.log(`${isFound ? '✓ found' : '✗ NOT FOUND'}  ${fault.what} (${seconds} s)`);
    }
  } finally {
    await run(root, 'git', ['worktree', 'remove', '--force', copy]);
    await rm(home, { recursive: true, force: true });
  }
  console.log(`${found} of ${faults.length} faults found.`);
  return found === faults.length ? 0 : 1;
}

/** Whether the tests of its area fail once a fault is in. Throws where it cannot be put in. */
async function tryOne(
  copy: string,
  { what, file, from, to, tests }: SeededFault,
): Promise<boolean> {
  const path = join(copy, file);
  const text = await readFile(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${what}: ${file} is no longer as expected.`);
  await writeFile(
    path,
    text.replace(from, () => to),
  );
  const bin = join(copy, 'node_modules/.bin');
  const code =
    'stories' in tests
      ? await run(copy, join(bin, 'tsx'), ['scripts/visual.ts', tests.stories])
      : await run(copy, join(bin, 'vitest'), ['run', '--bail=1', ...tests]);
  await writeFile(path, text);
  return code !== 0;
}

function run(cwd: string, program: string, args: readonly string[]): Promise<number> {
  const child = spawn(program, [...args], { cwd, stdio: 'ignore' });
  return new Promise((done) => child.once('close', (code) => done(code ?? 1)));
}
