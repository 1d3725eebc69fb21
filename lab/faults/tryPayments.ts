import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import type { FaultRun } from './faultRun.ts';

/** Runs tests of the gateway with settings of their own; 1 where one of them failed. */
async function runTests(
  root: string,
  tests: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'gateway', ...tests], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code === 0 ? 0 : 1));
  });
}

/** Plays the faults of a provider of payments with more seeds than the checks of every day; how many runs failed. */
export const tryPayments = ({ root, seeds, first }: FaultRun): Promise<number> =>
  runTests(
    root,
    [
      'server/modules/deposits/faultPairs.test.ts',
      'server/modules/withdrawals/payoutFaults.test.ts',
    ],
    { PAYMENT_SEEDS: String(seeds), PAYMENT_FIRST_SEED: String(first) },
  );

/** Kills a gateway after statements that seeds draw, on the way of deposits, withdrawals and transfers; how many runs failed. */
export const trySteps = ({ root, seeds, first }: FaultRun): Promise<number> =>
  runTests(root, ['server/modules/payments/killedSteps.test.ts'], {
    STEP_SEEDS: String(seeds),
    STEP_FIRST_SEED: String(first),
  });
