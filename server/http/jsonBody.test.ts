import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJsonBody } from './jsonBody.ts';
import { Problem } from './problem.ts';

it('reads what JSON.parse reads, for any value without tricks', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0'));
  const key = text.filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name));
  const value = fc.object({ key, values: [text, fc.integer(), fc.boolean(), fc.constant(null)] });
  fc.assert(
    fc.property(value, (body) => {
      const json = JSON.stringify(body);
      expect(parseJsonBody(Buffer.from(json))).toEqual(JSON.parse(json));
    }),
  );
});

it('answers any bytes at all with a value or a refusal, never with another error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      try {
        parseJsonBody(Buffer.from(bytes));
      } catch (error) {
        expect(error).toBeInstanceOf(Problem);
      }
    }),
  );
});

it.each(['__proto__', 'constructor', 'prototype'])(
  'refuses the name %s at any depth, before anybody copies it',
  (name) => {
    const body = Buffer.from(`{"list":[{"deep":{"${name}":1}}]}`);
    expect(() => parseJsonBody(body)).toThrow(Problem);
  },
);

it('takes a body that begins with a byte order mark', () => {
  expect(parseJsonBody(Buffer.from('\ufeff{"a":1}'))).toEqual({ a: 1 });
});
