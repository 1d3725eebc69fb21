import { describe, expect, it } from 'vitest';
import { brand } from '../../tests/support/builders.ts';
import { buildValidator } from './validator.ts';

type Validate = (value: unknown) => boolean;

const code = await buildValidator(import.meta.dirname);
const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
  validateResolvedBrand: Validate;
};
const validate = module.validateResolvedBrand;
const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the validator of /brand.json', () => {
  it('takes a resolved brand', () => {
    expect(validate(written(brand()))).toBe(true);
  });

  it.each([
    ['a script as a link', { legal: { ...brand().legal, terms: 'javascript:alert(1)' } }],
    ['a link without a scheme', { support: { chatUrl: '//evil.example' } }],
    ['a style that ends its element', { themeCss: '</style><script>' }],
    ['a picture from elsewhere', { assets: { logo: { src: 'https://evil.example/x.svg' } } }],
    ['an unknown key', { surprise: true }],
    ['a missing feature', { features: {} }],
    ['an unknown section', { sections: [{ section: 'nope', props: {} }] }],
    ['a wrong type', { name: 7 }],
  ])('refuses %s', (_name, difference) => {
    expect(validate(written({ ...brand(), ...difference }))).toBe(false);
  });

  it.each([null, [], 'x', {}])('refuses %j', (value) => {
    expect(validate(value)).toBe(false);
  });

  it('neither imports nor evaluates anything', () => {
    expect(code).not.toMatch(/\bimport\b|\brequire\(|new Function|\beval\(/);
  });

  it('is the same every time', async () => {
    expect(await buildValidator(import.meta.dirname)).toBe(code);
  });
});
