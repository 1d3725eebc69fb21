import { describe, expect, it } from 'vitest';
import { brandSchema } from '../../schemas/brand.schema.ts';
import { makeBrand } from './writeBrands.ts';

describe('made-up merchants', () => {
  const brands = Array.from({ length: 10_000 }, (_, at) => makeBrand(at + 1));

  it('have a host, a code and a colour each', () => {
    expect(new Set(brands.map(({ host }) => host)).size).toBe(10_000);
    expect(new Set(brands.map(({ file }) => JSON.stringify(file))).size).toBe(10_000);
    const colors = brands.map(
      ({ file }) => /"brand":"(#[0-9a-f]{6})"/.exec(JSON.stringify(file))?.[1],
    );
    expect(colors).not.toContain(undefined);
    expect(new Set(colors).size).toBe(10_000);
  });

  it('have codes that the schema allows', () => {
    const allowed = new RegExp(brandSchema.properties.merchantCode.pattern);
    expect(
      brands.every(({ file }) => allowed.test((file as { merchantCode: string }).merchantCode)),
    ).toBe(true);
  });
});
