import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesWords } from './matchesWords.ts';

const ARTICLE = ['Make a deposit', '<p>Choose a <strong>payment method</strong>.</p>'];

test('finds an article by words of its title and text in any order', () => {
  expect(matchesWords(ARTICLE, 'payment deposit')).toBe(true);
  expect(matchesWords(ARTICLE, 'depo')).toBe(true);
  expect(matchesWords(ARTICLE, 'paymnet methd')).toBe(true);
  expect(matchesWords(ARTICLE, 'deposit password')).toBe(false);
});

test('does not find what stands in the markup only', () => {
  expect(matchesWords(ARTICLE, 'strong')).toBe(false);
});

test.each([
  ['Nạp tiền', 'nap tien'],
  ['Đăng nhập', 'dang nhap'],
  ['Depósito', 'DEPOSITO'],
  ['الإيداع', 'الايداع'],
])('finds %s by %s', (title, query) => {
  expect(matchesWords([title], query)).toBe(true);
});

test('finds every text by any part of itself, in either case', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aéđ Zñ') }), fc.nat(), (text, at) => {
      expect(matchesWords([text], text.slice(at).toUpperCase())).toBe(true);
    }),
  );
});
