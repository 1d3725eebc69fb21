import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFormBody } from './formBody.ts';
import { Problem } from './problem.ts';

const parse = (text: string | Buffer) => parseFormBody(Buffer.from(text as string));

describe('a form', () => {
  it('has its fields read as browsers write them', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string({ unit: 'grapheme', minLength: 1 }),
          fc.string({ unit: 'grapheme' }),
        ),
        (fields) => {
          const entries = Object.entries(fields).filter(
            ([name, value]) => !/[\0\r\n]/.test(name + value),
          );
          fc.pre(entries.length > 0);
          const parsed = parse(new URLSearchParams(entries).toString());
          expect(Object.entries(parsed ?? {}).sort()).toEqual([...entries].sort());
        },
      ),
    );
  });

  it('that is empty is none', () => {
    expect(parse('')).toBeUndefined();
  });

  it.each([
    ['a field twice', 'a=marker&a=2'],
    ['a field twice, once escaped', 'a=marker&%61=2'],
    ['a broken escape', 'a=marker%zz'],
    ['no UTF-8 in an escape', 'a=marker%ff'],
    ['no UTF-8', Buffer.from([0x61, 0x3d, 0xff])],
    ['a NUL character', 'a=marker%00'],
  ])('with %s is refused, and not repeated', (_what, text) => {
    const attempt = () => parse(text);
    expect(attempt).toThrow(Problem);
    expect(attempt).toThrow(/^(?!.*marker)/);
  });

  it('cannot reach a prototype', () => {
    const parsed = parse('__proto__=marker&constructor=1');
    expect(Object.keys(parsed ?? {}).sort()).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(parsed)).toBeNull();
  });
});
