import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { countPlaywright, countTally, countVitest, type TestCount } from './countTests.ts';
import type { Outcome, Step } from './step.ts';

const root = resolve(import.meta.dirname, '../..');
const KEPT_CHARACTERS = 200_000;
const COUNTERS = { vitest: countVitest, playwright: countPlaywright, tally: countTally };

/** Runs one step in a process of its own and counts what it proved. */
export async function runStep(step: Step): Promise<Outcome> {
  const startedAt = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'livery-step-'));
  const reportFile = join(folder, 'report.json');
  const { exitCode, output } = await execute(step, reportFile);
  const count = await judge(step, exitCode, reportFile);
  await rm(folder, { recursive: true, force: true });
  return { step, ...count, seconds: (performance.now() - startedAt) / 1000, output };
}

function execute(step: Step, reportFile: string) {
  const [program, ...args] = step.command;
  if (step.tests === 'vitest') {
    args.push('--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`);
  }
  const env = {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
    ...(step.tests === 'playwright' && { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }),
    ...(step.tests === 'tally' && { STEP_REPORT_FILE: reportFile }),
    FORCE_COLOR: '0',
    NO_COLOR: '1',
    CI: '1',
  };
  return new Promise<{ exitCode: number; output: string }>((done) => {
    let output = '';
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-KEPT_CHARACTERS);
    };
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => done({ exitCode: 127, output: error.message }));
    child.on('close', (code) => done({ exitCode: code ?? 1, output }));
  });
}

async function judge(step: Step, exitCode: number, reportFile: string): Promise<TestCount> {
  if (!step.tests) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const text = await readFile(reportFile, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1 };
  const count = COUNTERS[step.tests](JSON.parse(text));
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
