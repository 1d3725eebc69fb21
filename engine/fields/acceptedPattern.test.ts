import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOSTILE_PATTERNS, HOSTILE_TEXTS } from './testing/hostilePatterns.ts';
import { loadAcceptedPattern, narrowsText } from './acceptedPattern.ts';
import { cases } from '../../scripts/steps/sweeps.ts';

async function ask(pattern: string, text: string): Promise<boolean | string> {
  const accepted = await loadAcceptedPattern(pattern);
  return accepted.ok ? accepted.matches(text) : accepted.fault;
}

describe('a regular expression from outside', () => {
  it.each([
    ['^1[3-9]\\d{9}$', '13912345678', true],
    ['^1[3-9]\\d{9}$', '12912345678', false],
    ['[a-z]{2,4}', 'abc', true],
    ['[a-z]{2,4}', 'abcde', false],
    ['a|bc', 'bc', true],
    ['a|bc', 'abc', false],
    ['^[\\u4e00-\\u9fa5]{2,4}$', '王小明', true],
    ['^\\p{L}+$', 'Nguyễn', true],
    ['.', '😀', true],
    ['^(?<year>\\d{4})/', '2024/', true],
    ['(?i)abc', 'aBC', true],
    ['[A-Za-z0-9]{1,255}', 'a'.repeat(255), true],
    ['.{6,255}', '😀'.repeat(255), true],
    ['^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{6,12}$', 'abcD3f', true],
    ['^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{6,12}$', 'abcd3f', false],
    ['^(?!admin)[a-z]+$', 'member', true],
    ['^(?!admin)[a-z]+$', 'administrator', false],
    ['(?=a)a|b', 'b', 'invalid'],
    ['a(?=b)b', 'ab', 'invalid'],
    ['(a)\\1', 'aa', 'invalid'],
    ['(a', 'a', 'invalid'],
    ['a)(b', 'ab', 'invalid'],
    ['a\\', 'a', 'invalid'],
    ['(?<=a)b', 'b', 'invalid'],
    ['a'.repeat(501), 'a', 'tooLong'],
    ['a{1000}', 'a', 'tooComplex'],
    ['((a{9}){9}){9}', 'a', 'tooComplex'],
    ['\\p{L}'.repeat(17), 'a', 'tooComplex'],
    ['(?i)\\p{L}', 'a', 'tooComplex'],
  ])('%s asked about %s answers %s', async (pattern, text, answer) => {
    expect(await ask(pattern, text)).toBe(answer);
  });

  it('takes any text of 255 characters when it is empty or a star', async () => {
    for (const pattern of ['', '*']) {
      expect(narrowsText(pattern)).toBe(false);
      expect(await ask(pattern, '(')).toBe(true);
      expect(await ask(pattern, 'a'.repeat(511))).toBe(false);
    }
    expect(narrowsText('.*')).toBe(true);
  });

  it('reads no text of more than 255 characters', async () => {
    expect(await ask('a*', 'a'.repeat(1_000_000))).toBe(false);
  });

  it('means what it means in JavaScript', async () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      '[ab]',
      '[^a]',
      '.',
      '\\d',
      '\\w',
      '(a|b)',
      '(?:ab?)',
      '1',
      '\\.',
    );
    const quantifier = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,2}', '+?');
    const body = fc
      .array(fc.tuple(piece, quantifier), { minLength: 1, maxLength: 5 })
      .chain((parts) =>
        fc.constantFrom('', '|').map((glue) => parts.map((part) => part.join('')).join(glue)),
      );
    const ahead = fc.constantFrom('', '', '(?=.*a)', '(?!b)', '(?=.{2})(?!.*1)', '^(?=a|.b)');
    const text = fc
      .array(fc.constantFrom(...'ab1.😀'), { maxLength: 7 })
      .map((all) => all.join(''));
    let asked = 0;
    await fc.assert(
      fc.asyncProperty(ahead, body, text, async (before, rest, input) => {
        // A lookahead belongs to one alternative only, and such an expression is refused.
        fc.pre(before === '' || !rest.replace(/\(a\|b\)/g, '').includes('|'));
        asked += 1;
        const expected = new RegExp(`^(?:${before}${rest})$`, 'u').test(input);
        expect(await ask(before + rest, input)).toBe(expected);
      }),
      { numRuns: cases('fields', 3000), seed: 7 },
    );
    expect(asked).toBeGreaterThan(cases('fields', 2000));
  });

  it('is never run nor thrown at the caller where it is noise', async () => {
    const noise = fc
      .array(fc.constantFrom(...'()[]{}|*+?\\^$a1,:=!<>PpQuxé-&'), { maxLength: 80 })
      .map((characters) => characters.join(''));
    await fc.assert(
      fc.asyncProperty(noise, noise, async (pattern, text) => {
        const answer = await ask(pattern, text);
        expect([true, false, 'invalid', 'tooComplex']).toContain(answer);
      }),
      { numRuns: cases('fields', 3000), seed: 8 },
    );
  });
});

describe('a hostile regular expression', () => {
  it.each(HOSTILE_PATTERNS)('%s answers every text or is refused', async (pattern) => {
    const accepted = await loadAcceptedPattern(pattern);
    for (const text of HOSTILE_TEXTS) {
      if (accepted.ok) expect(typeof accepted.matches(text)).toBe('boolean');
      else expect(accepted.fault).toMatch(/^(invalid|tooComplex)$/);
    }
  });

  it.each([
    ['(a+)+$', 'a'.repeat(255), true],
    ['(a+)+$', `${'a'.repeat(254)}!`, false],
    ['(.*)*x', `${'ab'.repeat(127)}x`, true],
    ['(x+x+)+y', 'x'.repeat(255), false],
  ])('%s is right about %s', async (pattern, text, answer) => {
    expect(await ask(pattern, text)).toBe(answer);
  });
});
