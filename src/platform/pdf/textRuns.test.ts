import { describe, expect, it } from 'vitest';
import { runsOf } from './textRuns.ts';

/** Latin and digits are drawn by one font, Arabic by another. */
const fontOf = (codePoint: number) =>
  codePoint >= 0x600 && codePoint <= 0x6ff ? 'arabic' : 'latin';
const drawn = (line: string, base: 'ltr' | 'rtl') =>
  runsOf(line, base, fontOf).map(({ text, isRtl }) => (isRtl ? `<${text}` : text));

describe('runs of a line', () => {
  it('leaves a line of one direction whole', () => {
    expect(drawn('Deposit 1,234.50', 'ltr')).toEqual(['Deposit 1,234.50']);
    expect(drawn('كشف حساب', 'rtl')).toEqual(['<كشف حساب']);
  });

  it('sets numbers to the left of the Arabic that they follow', () => {
    const words = drawn('صفحة 12 من 30', 'rtl').map((run) => run.trim());
    expect(words.filter((word) => word !== '<')).toEqual(['30', '<من', '12', '<صفحة']);
  });

  it('turns brackets round that stand in Arabic, and leaves marks out that nothing draws', () => {
    expect(drawn('(رصيد)\u200f', 'rtl').join('')).toBe('<(<رصيد<)');
  });

  it('keeps every letter that a font has', () => {
    const line = 'AED 1,200.00 – إيداع (bank) 7';
    const letters = (text: string) => [...text].sort().join('');
    expect(
      letters(
        runsOf(line, 'rtl', fontOf)
          .map(({ text }) => text)
          .join(''),
      ),
    ).toBe(letters(line));
  });
});
