import { describe, expect, it } from 'vitest';
import { findFreePort } from '../../server/embedded/server.ts';
import { startExampleVendor, type VendorFlaw } from '../../tests/support/exampleVendor.ts';
import { runVendorCommand } from './run.ts';

const key = { id: 'vk_conformance', secret: 'A'.repeat(43) };

const FLAWS: readonly [VendorFlaw, told: string][] = [
  ['newIdOnRetry', 'tries again under another transaction id'],
  ['givesUp', 'neither tries again nor rolls back'],
  ['neverEnds', 'does not end the round'],
  ['paysUnstaked', 'pays although nothing was staked'],
  ['openDoor', 'answers 200, not 401'],
  ['oneNonce', 'uses a nonce twice'],
  ['badSignature', 'is not signed rightly'],
  ['opensAnyway', 'as if it were good'],
];

/** Ports that were given out: runs at the same time must not get the same one. */
const taken = new Set<number>();

async function takePort(): Promise<number> {
  const port = await findFreePort();
  if (taken.has(port)) return takePort();
  taken.add(port);
  return port;
}

async function run(flaw?: VendorFlaw) {
  const port = await takePort();
  const vendor = await startExampleVendor(key, port, flaw);
  const lines: string[] = [];
  const code = await runVendorCommand(
    ['conform', vendor.url, '--port', String(port), '--late', '1.2', '--patience', '5'],
    {
      env: {},
      clock: () => new Date(),
      write: (line) => lines.push(line),
      complain: (line) => lines.push(line),
    },
  );
  await vendor.close();
  return {
    code,
    failed: lines.filter((line) => line.startsWith('FAILED')),
    text: lines.join('\n'),
  };
}

// At the same time: a run mostly waits for answers that come late.
describe.concurrent('a vendor', { timeout: 60_000 }, () => {
  it('that keeps to the interface conforms', async () => {
    const { code, text } = await run();
    expect(text).toContain('All 16 scenarios are as they should be.');
    expect(code).toBe(0);
  });

  it.each(FLAWS)('with the flaw %s does not, and is told why', async (flaw, told) => {
    const { code, text } = await run(flaw);
    expect(text).toContain(told);
    expect(code).toBe(1);
  });
});

it('says how it is used', async () => {
  const lines: string[] = [];
  const context = {
    env: {},
    clock: () => new Date(),
    write: (line: string) => void lines.push(line),
    complain: (line: string) => void lines.push(line),
  };
  for (const args of [
    [],
    ['conform'],
    ['conform', 'ftp://x'],
    ['key', 'A'],
    ['conform', 'http://x', '--port', 'y'],
    ['--nothing'],
  ]) {
    expect(await runVendorCommand(args, context)).toBe(2);
  }
  expect(await runVendorCommand(['--help'], context)).toBe(0);
  expect(lines.join('\n')).toContain('npm run vendor');
});
