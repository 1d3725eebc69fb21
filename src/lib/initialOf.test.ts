import { describe, expect, it } from 'vitest';
import { getInitial } from './initialOf.ts';

describe('the initial of a name', () => {
  it.each([
    ['amber temple', 'A'],
    ['  9 Dragons', '9'],
    ['e\u0301toile', 'E\u0301'],
    ['桜', '桜'],
    ['', ''],
  ])('of %j is %j', (name, initial) => {
    expect(getInitial(name)).toBe(initial);
  });
});
