import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isCloseTo } from './closeWords.ts';

describe('a searched word', () => {
  it.each([
    ['lanterm', 'lanterns'],
    ['lantren', 'lanterns'],
    ['lanern', 'lanterns'],
    ['lannterns', 'lanterns'],
    ['rulete', 'ruleta'],
    ['lanter', 'lanterns'],
    ['egyptain', 'egyptian'],
    ['bacarat', 'baccarat'],
    ['rouletteee', 'roulette'],
  ])('%s finds %s', (searched, word) => expect(isCloseTo(searched, word)).toBe(true));

  it.each([
    ['ros', 'rot'],
    ['gold', 'bold'],
    ['lontarm', 'lanterns'],
    ['tiger', 'dragon'],
    ['lanterns', 'lan'],
  ])('%s does not find %s', (searched, word) => expect(isCloseTo(searched, word)).toBe(false));
});

test('one letter changed, dropped, doubled or swapped in any word of five or more is forgiven', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 6, maxLength: 12 });
  fc.assert(
    fc.property(
      word,
      fc.nat(),
      fc.constantFrom('change', 'drop', 'double', 'swap'),
      (right, n, how) => {
        const at = n % (right.length - 1);
        const [head, tail] = [right.slice(0, at), right.slice(at + 1)];
        const typed = {
          change: `${head}z${tail}`,
          drop: head + tail,
          double: head + right[at]!.repeat(2) + tail,
          swap: head + tail[0]! + right[at]! + tail.slice(1),
        }[how];
        expect(isCloseTo(typed, right)).toBe(true);
      },
    ),
  );
});
