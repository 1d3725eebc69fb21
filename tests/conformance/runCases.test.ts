import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCases, runCases } from './runCases.ts';

const CASES = fileURLToPath(new URL('cases/', import.meta.url));

describe('files of worked cases', () => {
  let adapters: string;
  beforeAll(() => {
    adapters = mkdtempSync(path.join(tmpdir(), 'adapters-'));
    const double = 'export const run = ({ of }) => ({ twice: 2 * of, of });';
    writeFileSync(path.join(adapters, 'double.ts'), double);
    writeFileSync(
      path.join(adapters, 'broken.ts'),
      "export const run = () => { throw new TypeError('no'); };",
    );
  });
  afterAll(() => rmSync(adapters, { recursive: true }));

  const run = (area: string, expected: unknown) =>
    runCases(readCases([{ id: 'A1', area, case: 'one', input: { of: 2 }, expected }]), adapters);

  it('pass where all that is expected comes', async () => {
    expect(await run('double', { twice: 4 })).toEqual([{ id: 'A1', area: 'double' }]);
  });

  it.each([
    ['double', { twice: 5 }, 'twice: expected 5, came 4'],
    ['double', { half: 1 }, 'half: expected 1, came undefined'],
    ['broken', { twice: 4 }, 'TypeError: no'],
    ['other', {}, 'no adapter tests/conformance/adapters/other.ts'],
    ['../double', { twice: 4 }, 'no adapter tests/conformance/adapters/../double.ts'],
  ])('of area %s that expect %j fail', async (area, expected, fault) => {
    expect(await run(area, expected)).toEqual([{ id: 'A1', area, fault }]);
  });

  it('may be of lotteries', () => {
    const bet = { family: 'SSC', play: 'F5.DIRECT', selection: '0|1', draw: '0,1' };
    expect(readCases([{ id: 'S1', ...bet, units: 1, wins: { W: 1 } }])).toEqual([
      { id: 'S1', area: 'lottery', input: bet, expected: { units: 1, wins: { W: 1 } } },
    ]);
  });

  it.each([{}, [{}], [{ id: 'A1' }], [{ id: 'A1', area: 'double', input: {} }]])(
    'are none of the form %j',
    (json) => {
      expect(() => readCases(json)).toThrow(/case/i);
    },
  );
});

describe('the worked cases of the repository', () => {
  it.each(readdirSync(CASES))('%s', async (file) => {
    const cases = readCases(JSON.parse(readFileSync(path.join(CASES, file), 'utf8')));
    expect((await runCases(cases)).filter(({ fault }) => fault !== undefined)).toEqual([]);
  });
});
