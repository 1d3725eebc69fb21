import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '../../engine/brand/fault.ts';
import { cases } from '../../scripts/steps/sweeps.ts';
import type { BrandText } from './faults/brandText.ts';
import { CheckedFolder } from './faults/checkedFolder.ts';
import { harmless } from './faults/harmless.ts';
import { describeMiss, judgeAll } from './faults/judge.ts';
import { mutators, plan } from './faults/plan.ts';

const LIMIT_MS = 120_000;

/** Of the kinds of faults as many as the sweep is to try, spread over all of them. */
const tried = <Kind>(kinds: readonly Kind[]) => {
  const count = cases('brandFiles', kinds.length, Math.ceil(kinds.length / 5));
  return kinds.filter((_, at) => at % Math.round(kinds.length / count) === 0);
};

let folder: CheckedFolder;
let brands: readonly BrandText[];
let before: readonly Fault[];

beforeAll(async () => {
  folder = await CheckedFolder.copy(path.resolve(import.meta.dirname, '../..'));
  brands = await folder.brands();
  before = await folder.check();
}, LIMIT_MS);

afterAll(() => folder.remove());

describe('the shipped brands', () => {
  it('give nothing to complain about', () => {
    expect(before).toEqual([]);
  });

  it(
    'written in other ways, or saying other sound things, give nothing to complain about either',
    async () => {
      const kept = await judgeAll(folder, before, plan('test', brands, tried(harmless), 2));
      expect(kept.flatMap(({ what, said }) => said.map(({ rule }) => `${what}: ${rule}`))).toEqual(
        [],
      );
    },
    LIMIT_MS,
  );
});

describe('a fault of every class', () => {
  it(
    'is reported at its line',
    async () => {
      const kinds = tried(mutators);
      const planned = plan('test', brands, kinds, 1);
      expect(planned.map(({ kind }) => kind)).toEqual(kinds.map(({ kind }) => kind));
      const judged = await judgeAll(folder, before, planned);
      expect(judged.filter(({ verdict }) => verdict !== 'right').map(describeMiss)).toEqual([]);
    },
    LIMIT_MS,
  );
});

describe('a plan', () => {
  it(
    'is the same for the same seed, and another for another',
    () => {
      const drawnBy = (seed: string) =>
        plan(seed, brands, mutators.slice(0, 10), 3).map(({ what }) => what);
      expect(drawnBy('one')).toEqual(drawnBy('one'));
      expect(drawnBy('one')).not.toEqual(drawnBy('two'));
    },
    LIMIT_MS,
  );
});
