import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverPairs, type Factors, type Setting } from './coverPairs.ts';

const LIMIT = 12;

/** Counted another way than the generator does: pair by pair, over all settings. */
function countPairs(
  factors: Factors,
  settings: readonly Setting[],
  allows: (setting: Setting) => boolean = () => true,
) {
  const names = Object.keys(factors);
  const whole = names.reduce<Setting[]>(
    (rows, name) => rows.flatMap((row) => factors[name]!.map((v) => ({ ...row, [name]: v }))),
    [{}],
  );
  let possible = 0;
  let covered = 0;
  for (const [at, a] of names.entries()) {
    for (const b of names.slice(at + 1)) {
      for (const x of factors[a]!) {
        for (const y of factors[b]!) {
          const shows = (row: Setting) => row[a] === x && row[b] === y;
          if (!whole.some((row) => shows(row) && allows(row))) continue;
          possible++;
          if (settings.some(shows)) covered++;
        }
      }
    }
  }
  return { possible, covered };
}

const values = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`);
const factorsOf = (sizes: readonly number[]): Factors =>
  Object.fromEntries(sizes.map((size, at) => [`f${at}`, values(size)]));

/** Sizes for which twelve settings are enough: known covering arrays, and whatever has no more than twelve combinations. */
const enoughInTwelve = fc.oneof(
  fc.constantFrom(
    [4, 3, 2, 2],
    [4, 2, 2, 2],
    [3, 3, 2, 2],
    [6, 2, 2],
    [5, 2, 2, 2],
    [3, 3, 3],
    [2, 2, 2, 2, 2, 2],
  ),
  fc
    .array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 4 })
    .filter((sizes) => sizes.reduce((product, size) => product * size, 1) <= LIMIT),
);

const anySizes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 5 });

describe('settings that cover pairs', () => {
  it('shows every pair where twelve settings are enough', () => {
    fc.assert(
      fc.property(enoughInTwelve, (sizes) => {
        const factors = factorsOf(sizes);
        const { settings, share } = coverPairs(factors, LIMIT);
        const { possible, covered } = countPairs(factors, settings);
        expect(share).toBe(1);
        expect(covered).toBe(possible);
      }),
    );
  });

  it('never takes more settings than it may, and tells the share that it shows', () => {
    fc.assert(
      fc.property(anySizes, fc.integer({ min: 1, max: LIMIT }), (sizes, limit) => {
        const factors = factorsOf(sizes);
        const { settings, share } = coverPairs(factors, limit);
        const { possible, covered } = countPairs(factors, settings);
        expect(settings.length).toBeLessThanOrEqual(limit);
        expect(share).toBeCloseTo(covered / possible, 10);
      }),
      { numRuns: 30 },
    );
  });

  it('takes only settings that may be, and asks no pair of the others', () => {
    fc.assert(
      fc.property(anySizes, (sizes) => {
        const factors = factorsOf(sizes);
        const allows = (setting: Setting) => setting['f0'] !== 'v0' || setting['f1'] === 'v0';
        const { settings, share } = coverPairs(factors, 100, allows);
        const { possible, covered } = countPairs(factors, settings, allows);
        expect(settings.every(allows)).toBe(true);
        expect(share).toBe(1);
        expect(covered).toBe(possible);
      }),
      { numRuns: 30 },
    );
  });

  it('covers four brands of two languages each, both schemes and two widths in twelve', () => {
    const languages: Record<string, string[]> = {
      aurora: ['es', 'en'],
      lotus: ['vi', 'en'],
      majlis: ['ar', 'en'],
      sakura: ['ja', 'en'],
    };
    const { settings, share } = coverPairs(
      {
        brand: Object.keys(languages),
        scheme: ['dark', 'light'],
        locale: ['es', 'en', 'ar', 'ja', 'vi'],
        viewport: ['phone', 'desktop'],
      },
      LIMIT,
      ({ brand, locale }) => languages[brand]!.includes(locale),
    );
    expect(share).toBe(1);
    expect(settings).toHaveLength(12);
  });

  it('gives the same settings for the same input', () => {
    const factors = factorsOf([5, 4, 3, 2]);
    expect(coverPairs(factors, LIMIT)).toEqual(coverPairs(factors, LIMIT));
  });
});
