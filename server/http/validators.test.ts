import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileValidator } from './validators.ts';

const counted = {
  type: 'object',
  additionalProperties: false,
  properties: { limit: { type: 'integer', minimum: -5, maximum: 48 } },
} as const;

it('a query’s integer is read as it is written, and as nothing else', () => {
  const isValid = compileValidator(counted, 'querystring');
  const text = fc.oneof(fc.integer().map(String), fc.double().map(String), fc.string());
  fc.assert(
    fc.property(text, (limit) => {
      const query: { limit: unknown } = { limit };
      if (isValid(query))
        expect([query.limit, String(query.limit)]).toEqual([Number(limit), limit]);
      else
        expect(String(Math.trunc(Number(limit))) === limit && Math.abs(Number(limit)) <= 5).toBe(
          false,
        );
    }),
  );
});

it('a query’s switch is true or false, by these words alone', () => {
  const schema = { type: 'object', properties: { on: { type: 'boolean' } } } as const;
  const isValid = compileValidator(schema, 'querystring');
  const tried = ['true', 'false', '1', '0', 'TRUE', 'yes', ''].filter((on) => isValid({ on }));
  expect(tried).toEqual(['true', 'false']);
});

it.each([
  [{ type: 'number', minimum: 0, maximum: 1 }, /of type number/],
  [{ type: 'integer', minimum: 0 }, /needs a minimum and a maximum/],
  [{ type: 'integer', maximum: 9 }, /needs a minimum and a maximum/],
  [{ type: ['integer', 'null'], minimum: 0, maximum: 1 }, /of type integer,null/],
  [{}, /of type undefined/],
] as const)('a contract that declares a field of a query as %j is none', (field, message) => {
  const schema = { type: 'object', properties: { limit: field } } as const;
  expect(() => compileValidator(schema, 'querystring')).toThrow(message);
});
