import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastReport } from './contrastReport.ts';
import { parseThemeTokens } from './parseThemeTokens.ts';
import { resolveTheme } from './resolveTheme.ts';
import { cases } from '../../scripts/steps/sweeps.ts';

const themesFolder = new URL('../../themes/', import.meta.url);
const readTheme = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(file, themesFolder), 'utf8'));

const smallest = () => ({
  color: { $type: 'color', brand: { $value: '#0B6B4F' }, accent: { $value: '#fc0' } },
  radius: { $type: 'dimension', $value: { value: 8, unit: 'px' } },
  font: { display: { $value: 'fraunces' }, text: { $value: 'manrope' } },
});

const faultsOf = (file: unknown) => {
  const parsed = parseThemeTokens(file);
  return parsed.ok ? [] : parsed.faults;
};

describe('parseThemeTokens', () => {
  it.each(readdirSync(themesFolder))('reads themes/%s, and its theme keeps every pair', (file) => {
    const parsed = parseThemeTokens(readTheme(file));
    expect(parsed).toMatchObject({ ok: true });
    if (!parsed.ok) return;
    const report = contrastReport(resolveTheme({ tokens: parsed.tokens }));
    expect(report.filter(({ holds }) => !holds)).toEqual([]);
  });

  it('fills in what a theme leaves out', () => {
    expect(parseThemeTokens(smallest())).toMatchObject({
      ok: true,
      tokens: {
        color: { brand: '#0b6b4f', accent: '#ffcc00' },
        displayWeight: 600,
        depth: 'quiet',
        preferredScheme: 'system',
      },
    });
  });

  it('reads DTCG colour objects: sRGB by its components, other spaces by their hex', () => {
    const file = smallest();
    const srgb = { colorSpace: 'srgb', components: [1, 0.5, 0] };
    const oklch = { colorSpace: 'oklch', components: [0.6, 0.1, 180], hex: '#12a594' };
    const color = { brand: { $value: srgb }, accent: { $value: oklch } };
    expect(parseThemeTokens({ ...file, color })).toMatchObject({
      tokens: { color: { brand: '#ff8000', accent: '#12a594' } },
    });
  });

  it('keeps what differs in one scheme apart', () => {
    const dark = { color: { brand: { $value: '#aabbcc' } }, role: { line: { $value: '#222222' } } };
    expect(parseThemeTokens({ ...smallest(), dark })).toMatchObject({
      tokens: { dark: { color: { brand: '#aabbcc' }, role: { line: '#222222' } } },
    });
  });

  it('names the place of a mistyped name and the nearest valid one', () => {
    const file = { ...smallest(), dark: { role: { 'surfce-0': { $value: '#000000' } } } };
    expect(faultsOf(file)).toEqual([
      {
        path: 'dark.role.surfce-0',
        message: '"surfce-0" is not known here.',
        suggestion: 'Did you mean "surface-0"?',
      },
    ]);
    const font = { display: { $value: 'fraunce' }, text: { $value: 'manrope' } };
    expect(faultsOf({ ...smallest(), font })).toMatchObject([
      { path: 'font.display.$value', suggestion: 'Did you mean "fraunces"?' },
    ]);
  });

  it('reports every fault at once', () => {
    const faults = faultsOf({
      color: { brand: { $value: 'red' } },
      radius: { $value: 8 },
      fonts: {},
    });
    expect(faults.map(({ path }) => path).sort()).toEqual([
      '',
      'color',
      'color.brand.$value',
      'fonts',
      'radius.$value',
    ]);
  });

  it.each([
    ['a translucent colour', { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5 }],
    ['a colour with an end of style', '#fff}</style>'],
    ['another colour space without its hex', { colorSpace: 'oklch', components: [0.6, 0.1, 180] }],
    ['a colour name', 'rebeccapurple'],
  ])('refuses %s', (_name, value) => {
    const color = { brand: { $value: value }, accent: { $value: '#ffcc00' } };
    expect(faultsOf({ ...smallest(), color })).toMatchObject([
      { path: expect.stringMatching(/^color\.brand\.\$value/) as string },
    ]);
  });

  it.each([
    ['#12345', '"#12345" is not a colour that "color.brand" can have.'],
    ['0e7a5f', '"0e7a5f" is not a colour that "color.brand" can have.'],
    [
      { colorSpace: 'srgb', components: [0, 0, 0], hex: '#12345' },
      '"#12345" is not a colour that "hex" of "color.brand" can have.',
    ],
    [
      { colorSpace: 'oklch', components: [0.6, 0.1, 180], hex: 'teal' },
      '"teal" is not a colour that "hex" of "color.brand" can have.',
    ],
  ])('names the token of %j, what it says and the form wanted', (value, message) => {
    const color = { brand: { $value: value }, accent: { $value: '#ffcc00' } };
    expect(faultsOf({ ...smallest(), color })).toMatchObject([
      { message, suggestion: 'Write "#" and three or six hexadecimal digits, such as "#0e7a5f".' },
    ]);
  });

  it.each([
    [5, '5 is none of the things that "color.brand" can be.'],
    [{ colorSpace: 'srgb' }, '"color.brand" must say "components".'],
    [
      { colorSpace: 'srgb', components: [0, 2, 0] },
      '"components[1]" of "color.brand" must be <= 1.',
    ],
    [
      { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5 },
      '"alpha" of "color.brand" must be 1, but is 0.5.',
    ],
  ])('says what a colour of %j lacks, of the kind of colour that was meant', (value, message) => {
    const color = { brand: { $value: value }, accent: { $value: '#ffcc00' } };
    expect(faultsOf({ ...smallest(), color })).toMatchObject([{ message }]);
  });

  it('answers anything at all without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseThemeTokens(value).ok).toBe(false);
      }),
      { numRuns: cases('themes', 500) },
    );
  });
});
