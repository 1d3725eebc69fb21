import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { readPatternShape } from './patternShape.ts';
import { cases } from '../../scripts/steps/sweeps.ts';

const atom = fc.constantFrom(
  'a',
  '.',
  '\\d',
  '[a-c]',
  '[^x]',
  '\\.',
  '\\p{L}',
  '[[:alpha:](]',
  '[\\]]',
  '\\x{41}',
  'é',
  '^',
  '$',
  '{',
);
const quantifier = fc.constantFrom(
  '',
  '',
  '*',
  '+',
  '?',
  '+?',
  '{2}',
  '{1,3}',
  '{2,}',
  '{0}',
  '{0,9}',
);
const { pattern } = fc.letrec<{ pattern: string; piece: string }>((tie) => ({
  pattern: fc
    .array(tie('piece'), { minLength: 1, maxLength: 4 })
    .chain((pieces) => fc.constantFrom('', '|').map((glue) => pieces.join(glue))),
  piece: fc.oneof(
    { maxDepth: 4 },
    fc.tuple(atom, quantifier).map(([one, times]) => one + times),
    fc
      .tuple(fc.constantFrom('(', '(?:', '(?i:', '(?P<n>'), tie('pattern'), quantifier)
      .map(([open, inner, times]) => `${open}${inner})${times}`),
  ),
}));

/** Null where the engine takes the expression not. */
function compiledSize(text: string): number | null {
  try {
    return RE2JS.compile(text).programSize();
  } catch {
    return null;
  }
}

describe('the shape of a regular expression', () => {
  it('never costs far less than what it compiles to', () => {
    let compared = 0;
    fc.assert(
      fc.property(pattern, (text) => {
        const size = compiledSize(text);
        if (size === null) return;
        compared += 1;
        // Start, match and failure come with every program.
        expect(readPatternShape(text)!.cost + 4).toBeGreaterThanOrEqual(size);
      }),
      { numRuns: cases('fields', 5000), seed: 4 },
    );
    expect(compared).toBeGreaterThan(cases('fields', 2000));
  });

  it.each([
    ['a{100}', 100],
    ['(?:a{10}){10}', 120],
    ['a{2,5}', 10],
    ['((a{9}){9}){9}', 909],
    ['[]a{9}]{3}', 3],
    ['[[:alpha:](]{3}', 3],
  ])('%s costs %i', (text, cost) => {
    expect(readPatternShape(text)!.cost).toBe(cost);
  });

  it.each(['(a', 'a)', '[a', 'a\\', '\\Qa\\E', '(a))(b', '([)]'])('%s has none', (text) => {
    expect(readPatternShape(text)).toBeNull();
  });

  it('tells its outermost groups, its choices and its Unicode classes', () => {
    const shape = readPatternShape('(?=a(b|c))(d)[\\p{L}\\P{Lu}]\\p{Nd}');
    expect([...shape!.groups]).toEqual([
      [0, 10],
      [10, 13],
    ]);
    expect(shape!.hasChoice).toBe(false);
    expect(shape!.unicodeClasses).toBe(3);
    expect(readPatternShape('a|b')!.hasChoice).toBe(true);
  });

  it('is read from any text without throwing', () => {
    const noise = fc.array(fc.constantFrom(...'()[]{}|*+?\\^$a1,:=!<>Pp-Q'), { maxLength: 60 });
    fc.assert(
      fc.property(noise, (characters) => {
        const shape = readPatternShape(characters.join(''));
        expect(shape === null || shape.cost >= 0).toBe(true);
      }),
      { numRuns: cases('fields', 5000), seed: 5 },
    );
  });
});
