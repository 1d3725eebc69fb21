import { describe, expect, it } from 'vitest';
import { foldAccount, normaliseAccount } from './accountName.ts';

describe('a username', () => {
  it('is the same name however its letters are coded', () => {
    expect(normaliseAccount(' ａｄａ１２ ')).toBe('ada12');
    expect(normaliseAccount('ﬁona')).toBe('fiona');
  });

  it('keeps its capitals, which nobody is known by', () => {
    expect(normaliseAccount('ＡｄA')).toBe('AdA');
    expect(foldAccount(' ＡｄA ')).toBe('ada');
  });
});
