import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  askOracle,
  EXHAUSTIVE_IDS,
  listPoints,
  type Ranges,
} from '../../tests/support/patternOracle.ts';
import { isLengthWithin, matchesPattern, PATTERN_COUNT } from './patterns.ts';
import { cases } from '../../scripts/steps/sweeps.ts';

const IDS = Array.from({ length: PATTERN_COUNT }, (_, id) => id);
const ANY_LENGTH = { minLength: 0, maxLength: 255 };
const SEED = 20_261_121;

/** A character of some ranges, none of them rarer for being short. */
const character = (ranges: Ranges) =>
  fc
    .constantFrom(...ranges)
    .chain(([from, to]) => fc.integer({ min: from, max: to }))
    .map((point) => String.fromCodePoint(point));

const textOf = (one: fc.Arbitrary<string>, maxLength = 14) =>
  fc.array(one, { maxLength }).map((characters) => characters.join(''));

/** Texts with one thing put somewhere, taken away or doubled. */
const spoiled = (text: fc.Arbitrary<string>, intruder: fc.Arbitrary<string>) =>
  fc
    .tuple(text, intruder, fc.nat(300), fc.constantFrom('put', 'take', 'swap'))
    .map(([of, strange, place, how]) => {
      const characters = [...of];
      const at = place % (characters.length + 1);
      characters.splice(at, how === 'put' ? 0 : 1, ...(how === 'take' ? [] : [strange]));
      return characters.join('');
    });

const digits = (from: number, to: number, width: number) =>
  fc.integer({ min: from, max: to }).map((value) => String(value).padStart(width, '0'));
const year = fc.oneof(digits(1890, 2110, 4), digits(0, 9999, 4), fc.constantFrom('1900', '2000'));
const month = fc.oneof(digits(1, 12, 2), digits(0, 14, 2), fc.constant('02'));
const day = fc.oneof(digits(1, 28, 2), digits(27, 32, 2), digits(0, 3, 2));
const label = fc
  .tuple(fc.constantFrom('example', 'a', 'xn--mnchen-3ya', 'x-1', '0', '-a', 'b-'), fc.nat(40))
  .map(([text, times]) => (times > 38 ? text.repeat(10) : text));
const domain = fc
  .array(label, { minLength: 1, maxLength: 3 })
  .chain((labels) =>
    fc
      .constantFrom('com', 'es', 'org', 'xn--p1ai', 'c', 'c0m')
      .map((top) => [...labels, top].join('.')),
  );
const mailbox = fc
  .tuple(
    fc.array(fc.constantFrom('ana', 'B.c', "o'x", 'a+b', '1', '_', '-', 'x.y', 'ñ'), {
      minLength: 1,
      maxLength: 8,
    }),
    domain,
  )
  .map(([local, host]) => `${local.join('')}@${host}`);
const nameWord = fc.constantFrom('Ana', 'María', "O'Neil", 'Nguyễn', 'علي', '-x', 'St.', '陳');
const fullName = fc
  .tuple(fc.array(nameWord, { minLength: 1, maxLength: 4 }), fc.constantFrom(' ', ' ', ' ', '  '))
  .map(([words, gap]) => words.join(gap));

const SHAPED: Readonly<Record<number, fc.Arbitrary<string>>> = {
  3: mailbox,
  11: fc.tuple(year, month, day).map((parts) => parts.join('-')),
  13: fc.tuple(month, day, year).map((parts) => parts.join('-')),
  20: fc
    .array(fc.constantFrom('A', 'b', '3', '#', 'zZ', '9!'), { minLength: 1, maxLength: 8 })
    .map((parts) => parts.join('')),
  21: fullName,
};

/** Inputs for a pattern: what it asks for, near misses, and anything. */
function inputsFor(patternId: number): fc.Arbitrary<string> {
  const { own, strange } = listPoints(patternId);
  const good = SHAPED[patternId] ?? textOf(character(own));
  return fc.oneof(
    { weight: 5, arbitrary: good },
    { weight: 3, arbitrary: spoiled(good, character(strange)) },
    { weight: 1, arbitrary: textOf(character([...own, ...strange])) },
  );
}

const bounds = fc
  .tuple(fc.nat(6), fc.nat(120))
  .map(([minLength, more]) => ({ minLength, maxLength: minLength + more }));

describe('a pattern of the product', () => {
  it.each(IDS)('%i agrees with a walk through tables on many inputs', (patternId) => {
    let matched = 0;
    fc.assert(
      fc.property(inputsFor(patternId), bounds, (text, within) => {
        const expected = askOracle(patternId, text, within);
        matched += Number(expected);
        expect(matchesPattern(patternId, text, within)).toBe(expected);
      }),
      { numRuns: cases('fields', 5000), seed: SEED + patternId },
    );
    // Neither "everything" nor "nothing" would pass for agreement.
    expect(matched).toBeGreaterThan(cases('fields', 250));
    expect(matched).toBeLessThan(cases('fields', 4750));
  });

  it.each(EXHAUSTIVE_IDS)('%i agrees about every character of the basic plane', (patternId) => {
    const wrong: string[] = [];
    const carriers = ['', 'A', 'A1', 'aA1#'];
    for (let point = 0; point <= 0xffff; point += 1) {
      for (const carrier of carriers) {
        const text = carrier + String.fromCodePoint(point);
        const isRight =
          matchesPattern(patternId, text, ANY_LENGTH) === askOracle(patternId, text, ANY_LENGTH);
        if (!isRight) wrong.push(`${carrier}U+${point.toString(16)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('of an unknown id matches nothing', () => {
    expect(matchesPattern(24, 'a', ANY_LENGTH)).toBe(false);
    expect(matchesPattern(-1, 'a', ANY_LENGTH)).toBe(false);
  });
});

describe('an e-mail address', () => {
  const local = 'a'.repeat(64);
  const label = 'b'.repeat(63);
  it.each([
    ['ana@example.com', true],
    ["o'neil+bets@mail.example.co", true],
    [`${local}@example.com`, true],
    [`${local}a@example.com`, false],
    [`a@${label}.com`, true],
    [`a@${label}b.com`, false],
    [`${local}@${label}.${label}.${'c'.repeat(57)}.com`, true],
    [`${local}@${label}.${label}.${'c'.repeat(58)}.com`, false],
    ['a@xn--bcher-kva.xn--p1ai', true],
    ['a@b', false],
    ['a@b.c', false],
    ['a@b.c1', false],
    ['a@127.0.0.1', false],
    ['a@-b.com', false],
    ['a@b-.com', false],
    ['a@b..com', false],
    ['.a@b.com', false],
    ['a.@b.com', false],
    ['a..a@b.com', false],
    ['a@a@b.com', false],
    ['@b.com', false],
    ['a b@b.com', false],
    ['Ana <a@b.com>', false],
    ['añ@b.com', false],
    ['a@b.com\nbcc:c@d.com', false],
  ])('%s is one: %s', (text, isOne) => {
    expect(matchesPattern(3, text, { minLength: 0, maxLength: 300 })).toBe(isOne);
    expect(askOracle(3, text, { minLength: 0, maxLength: 300 })).toBe(isOne);
  });
});

describe('a date', () => {
  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2024-04-31', false],
    ['2024-13-01', false],
    ['2024-00-10', false],
    ['0000-01-01', false],
    ['2024-1-01', false],
    ['２０２４-01-01', false],
    ['2024/01/01', false],
  ])('%s is one: %s', (text, isDate) => {
    expect(matchesPattern(11, text, ANY_LENGTH)).toBe(isDate);
    const american = text.replace(/^(.+)([-/])(.+)[-/](.+)$/, '$3$2$4$2$1');
    expect(matchesPattern(13, american, ANY_LENGTH)).toBe(isDate);
  });
});

describe('the length of a text', () => {
  it.each([
    ['😀😀😀', 3],
    ['e\u0301', 2],
    ['é', 1],
    ['Ａ', 1],
    ['\ud83d', 1],
    ['𠮷野', 2],
  ])('%s is %i', (text, length) => {
    expect(isLengthWithin(text, { minLength: length, maxLength: length })).toBe(true);
    expect(isLengthWithin(text, { minLength: length + 1, maxLength: 255 })).toBe(false);
    expect(isLengthWithin(text, { minLength: 0, maxLength: length - 1 })).toBe(false);
  });
});

describe('hostile texts', () => {
  const repeated = (length: number) =>
    ['a', 'A1', ' ', 'a@', 'a.', 'ก', '漢', '\u0301', '\ud83d', '😀'].map((piece) =>
      piece.repeat(length / piece.length),
    );

  it.each(IDS)('of a million characters are refused by %i before they are read', (patternId) => {
    const texts = repeated(1_000_000);
    // Reading them all would take twenty thousand million steps.
    for (let times = 0; times < 2000; times += 1) {
      for (const text of texts) {
        if (matchesPattern(patternId, text, ANY_LENGTH)) expect.fail('It matched.');
      }
    }
  });

  it.each(IDS)('are read once by %i where the bounds let them in', (patternId) => {
    const within = { minLength: 0, maxLength: 200_000 };
    for (const text of repeated(100_000)) {
      // Going back over a text at its end would take ten thousand million steps.
      expect(matchesPattern(patternId, `${text}\n`, within)).toBe(false);
    }
  });
});
