import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskName } from './maskName.ts';

const signsOf = (text: string) =>
  Array.from(
    new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text),
    (one) => one.segment,
  );

/** Signs of scripts that are put together in their own ways: accents, vowels, joined emoji, flags, digits. */
const sign = fc.constantFrom(
  ...[
    'a',
    'Z',
    '7',
    '_',
    'é',
    'e\u0301',
    'ñ',
    'ệ',
    'م',
    'شّ',
    'ि',
    'क्षि',
    'กำ',
    '味',
    '𠮷',
    'が',
    'か\u3099',
  ],
  ...['한', '👩‍👩‍👧', '🇪🇸', '👍🏽', '+', '-', ' ', '.', '@'],
);

describe('a name beside a win', () => {
  it.each([
    ['marisol77', 'ma***7'],
    ['marisa', 'ma***a'],
    ['ana12', 'a***'],
    ['ab', 'a***'],
    ['a', '***'],
    ['', '***'],
    ['𠮷野家の味方', '𠮷野***方'],
    ['e\u0301lodie', 'e\u0301l***e'],
    ['👩‍👩‍👧', '***'],
    ['مريم العلي', 'مر***ي'],
    ['mara.lee@example.com', 'ma***e'],
    ['m@example.com', '***'],
    ['+34612345678', '***78'],
    ['0912 345-678', '***78'],
  ])('of %s is %s', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });

  it('shows at most half of its signs in any script, whole, in their order, and nothing of a host', () => {
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 24 }), (list) => {
        const name = list.join('');
        const masked = maskName(name);
        expect(masked).toContain('***');
        expect(masked).not.toContain('@');
        const [before = '', after = ''] = masked.split('***');
        const own = name.trim().split('@')[0]!;
        const shown = signsOf(before).length + signsOf(after).length;
        expect(shown).toBeLessThanOrEqual(signsOf(own).length / 2);
        expect(own.startsWith(before) && own.endsWith(after)).toBe(true);
      }),
    );
  });
});
