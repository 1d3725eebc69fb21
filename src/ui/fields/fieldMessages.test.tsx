import { describe, expect, it } from 'vitest';
import { LOCALE_TAGS } from '../../../locales/locales.ts';
import { loadI18n } from '../../platform/i18n/catalogs.ts';
import { getFieldMessage } from './fieldMessages.ts';

const english = await loadI18n('en');
const IDS = Array.from({ length: 24 }, (_, id) => id);
const say = (patternId: number, min: number, max: number) =>
  english._(getFieldMessage({ kind: 'pattern', patternId, min, max }));

describe('what is said below a field', () => {
  it('names both bounds', () => {
    expect(say(4, 6, 12)).toBe('Use only letters from A to Z or digits, 6 to 12 characters.');
    expect(say(0, 0, 1)).toBe('Enter 0 to 1 character.');
  });

  it('names the one length there is', () => {
    expect(say(6, 6, 6)).toBe('Use digits only, exactly 6 digits.');
    expect(say(0, 1, 1)).toBe('Enter exactly 1 character.');
  });

  it('tells a wrong length by the words of the pattern', () => {
    const fault = { patternId: 6, min: 5, max: 12 } as const;
    expect(getFieldMessage({ kind: 'length', ...fault })).toEqual(
      getFieldMessage({ kind: 'pattern', ...fault }),
    );
    expect(getFieldMessage({ kind: 'length', ...fault }).id).toBe('reg_pattern_6');
  });

  it('tells an empty field and a confirmation that differs', () => {
    const empty = getFieldMessage({ kind: 'required', patternId: 6, min: 5, max: 12 });
    expect(english._(empty)).toBe('This cannot be empty.');
    expect(english._(getFieldMessage({ kind: 'mismatch' }))).toBe(
      'The two entries are not the same.',
    );
  });

  it('speaks of any text where the pattern is unknown', () => {
    expect(say(99, 2, 4)).toBe('Enter 2 to 4 characters.');
  });

  it.each(LOCALE_TAGS)('has words with its bounds for every pattern in %s', async (tag) => {
    const i18n = await loadI18n(tag);
    for (const patternId of IDS) {
      const range = getFieldMessage({ kind: 'pattern', patternId, min: 7, max: 11 });
      expect(range.id).toBe(`reg_pattern_${patternId}`);
      expect(i18n._(range)).toMatch(/7.*11/);
      const exact = getFieldMessage({ kind: 'pattern', patternId, min: 13, max: 13 });
      expect(exact.id).toBe(`reg_pattern_${patternId}_exact`);
      expect(i18n._(exact)).toMatch(/13/);
      expect(i18n._(range) + i18n._(exact)).not.toMatch(/[{}#]|plural/);
    }
  });
});
