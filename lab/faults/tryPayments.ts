import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import type { FaultRun } from './faultRun.ts';

/** Plays the faults of a provider of payments with more seeds than the checks of every day; how many runs failed. */
export async function tryPayments({ root, seeds, first }: FaultRun): Promise<number> {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const tests = [
    'server/modules/deposits/faultPairs.test.ts',
    'server/modules/withdrawals/payoutFaults.test.ts',
  ];
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'gateway', ...tests], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PAYMENT_SEEDS: String(seeds), PAYMENT_FIRST_SEED: String(first) },
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code === 0 ? 0 : 1));
  });
}
