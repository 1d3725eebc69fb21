import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseThemeTokens } from '../parseThemeTokens.ts';
import { readAnyColor } from './anyColor.ts';
import { applyMapping } from './applyMapping.ts';
import { proposeMapping } from './proposeMapping.ts';
import { readTokens } from './readTokens.ts';

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'fixtures', `${name}.json`), 'utf8'));

const colorsOf = (file: unknown) =>
  Object.fromEntries(
    readTokens(file).tokens.flatMap(({ path: at, value }) =>
      value.kind === 'color' ? [[at, value.hex]] : [],
    ),
  );

describe('colours', () => {
  it.each([
    ['#0E7A5F', '#0e7a5f', 1],
    ['#abc', '#aabbcc', 1],
    ['#0e7a5f80', '#0e7a5f', 0.5],
    ['rgb(14 122 95)', '#0e7a5f', 1],
    ['rgba(14, 122, 95, 0.25)', '#0e7a5f', 0.25],
    ['hsl(165 79% 27%)', '#0e7b60', 1],
    ['hsl(165, 79%, 27%)', '#0e7b60', 1],
    ['oklch(62.8% 0.2577 29.23)', '#ff0000', 1],
    ['color(display-p3 1 0 0)', '#ff0c0d', 1],
    ['rebeccapurple', '#663399', 1],
    ['0xff0e7a5f', '#0e7a5f', 1],
    [{ colorSpace: 'srgb', components: [1, 0, 0] }, '#ff0000', 1],
    [{ colorSpace: 'srgb', components: [1, 0, 0], alpha: 0.4 }, '#ff0000', 0.4],
    [{ colorSpace: 'hsl', components: [120, 100, 50] }, '#00ff00', 1],
    [{ colorSpace: 'hwb', components: [240, 0, 0] }, '#0000ff', 1],
    [{ colorSpace: 'oklch', components: [0.5, 0, 'none'] }, '#636363', 1],
    [{ colorSpace: 'lab', components: [100, 0, 0] }, '#ffffff', 1],
    [{ colorSpace: 'xyz-d65', components: [0, 0, 0] }, '#000000', 1],
    [{ colorSpace: 'of tomorrow', components: [1, 2, 3], hex: '#123456' }, '#123456', 1],
  ])('%j is read', (written, hex, alpha) => {
    const found = readAnyColor(written)!;
    expect(found.alpha).toBeCloseTo(alpha, 2);
    const channels = (value: string) =>
      [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
    // Two sums of the same colour may differ in the last bit of a byte or two.
    for (const [index, channel] of channels(found.hex).entries()) {
      expect(Math.abs(channel - channels(hex)[index]!)).toBeLessThanOrEqual(3);
    }
  });

  it.each([
    ['{color.brand}'],
    [''],
    ['16px'],
    [12],
    [null],
    [{ colorSpace: 'srgb', components: [1, 0] }],
    [{ colorSpace: 'srgb', components: ['a', 0, 0] }],
    ['x'.repeat(10_000)],
  ])('%j is none', (written) => {
    expect(readAnyColor(written)).toBeUndefined();
  });

  it('of sRGB come back as they were written, in any notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, '0')}`;
        const bytes = [16, 8, 0].map((shift) => (value >> shift) & 255);
        expect(readAnyColor(hex)?.hex).toBe(hex);
        expect(readAnyColor(`rgb(${bytes.join(' ')})`)?.hex).toBe(hex);
        const components = bytes.map((byte) => byte / 255);
        expect(readAnyColor({ colorSpace: 'srgb', components })?.hex).toBe(hex);
      }),
      { examples: [[0x00b598]] },
    );
  });
});

describe('tokens', () => {
  it('follow aliases through sets, groups and pointers', () => {
    const studio = colorsOf(fixture('tokensStudio'));
    expect(studio['dark.primary.default']).toBe('#818cf8');
    expect(studio['light.fg.subtle']).toBe(studio['global.colors.gray.500']);
    const dictionary = colorsOf(fixture('styleDictionary'));
    expect(dictionary['color.text.link']).toBe(dictionary['color.palette.teal.500']);
    expect(dictionary['color.border.strong']).toBe(dictionary['color.palette.ink']);
  });

  it('inherit $type, and say which could not be read', () => {
    const { tokens, problems } = readTokens(fixture('styleDictionary'));
    const sizes = tokens.flatMap(({ path: at, value }) =>
      value.kind === 'size' ? [[at, value.px]] : [],
    );
    expect(sizes).toEqual([
      ['size.radius.small', 4],
      ['size.radius.medium', 10],
      ['size.radius.large', 20],
    ]);
    expect(problems.map((problem) => problem.path)).toEqual([
      'color.broken',
      'color.loop.a',
      'color.loop.b',
    ]);
  });

  it('are read in each mode that they have', () => {
    const modes = { light: '#ffffff', dark: '{ink}' };
    const file = {
      ink: { $type: 'color', $value: '#101010' },
      page: { $type: 'color', $value: '#eeeeee', $extensions: { 'com.figma': { modes } } },
    };
    expect(colorsOf(file)).toMatchObject({ 'page@light': '#ffffff', 'page@dark': '#101010' });
  });

  it('of anything that is JSON are found without a fault', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (file) => {
        const { tokens } = readTokens(file);
        const mapping = proposeMapping(tokens);
        if (mapping) expect(applyMapping(tokens, mapping).ok).toBe(true);
      }),
      { examples: [[{ '': '/0A' }], [{ '': 'rgb(1 2 3 / 1deg)' }]] },
    );
  });

  it('of 2 MB are read in a moment', () => {
    const group = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [
        `c${index}`,
        { $type: 'color', $value: index === 0 ? '#123456' : `{big.c${Math.floor(index / 2)}}` },
      ]),
    );
    const started = performance.now();
    expect(readTokens({ big: group }).tokens).toHaveLength(20_000);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('a proposal', () => {
  it.each([
    [
      'tokensStudio',
      { brand: '#4f46e5', 'dark surface-0': '#0b0d12', 'light surface-0': '#ffffff', radius: 8 },
      { display: 'plus-jakarta-sans', text: 'manrope' },
    ],
    [
      'styleDictionary',
      { 'light surface-0': '#fdfbf7', radius: 10 },
      { display: 'fraunces', text: 'hanken-grotesk' },
    ],
    [
      'material',
      { brand: '#7b4e2b', 'dark surface-0': '#19120d', 'dark text-1': '#f0dfd7' },
      { display: 'hanken-grotesk', text: 'hanken-grotesk' },
    ],
  ])('of %s makes a theme that stands', (name, expected, fonts) => {
    const { tokens } = readTokens(fixture(name));
    const applied = applyMapping(tokens, proposeMapping(tokens)!);
    if (!applied.ok) throw new Error(applied.faults[0]?.message);
    const parsed = parseThemeTokens(applied.theme);
    if (!parsed.ok) throw new Error(parsed.faults[0]?.message);
    const found = parsed.tokens;
    const roles = (['light', 'dark'] as const).flatMap((scheme) =>
      Object.entries(found[scheme].role).map(([role, hex]) => [`${scheme} ${role}`, hex]),
    );
    expect({ ...Object.fromEntries(roles), ...found.color, radius: found.radius }).toMatchObject(
      expected,
    );
    expect({ display: found.displayFont, text: found.textFont }).toEqual(fonts);
  });

  it('goes by looks where no name says anything', () => {
    const { tokens } = readTokens({
      a: { $type: 'color', $value: '#777777' },
      b: { $type: 'color', $value: '#c2185b' },
      c: { $type: 'color', $value: '#1b998b' },
    });
    expect(proposeMapping(tokens)?.color).toEqual({ brand: 'b', accent: 'c' });
  });

  it('is none where there is no colour', () => {
    expect(proposeMapping(readTokens({ a: { $value: '4px', $type: 'dimension' } }).tokens)).toBe(
      undefined,
    );
  });
});

describe('a mapping', () => {
  it('takes tokens and values, and names the nearest token for what is neither', () => {
    const { tokens } = readTokens(fixture('styleDictionary'));
    const good = { brand: 'color.palette.coral.500', accent: 'oklch(62% 0.11 190)' };
    expect(applyMapping(tokens, { color: good, radius: '6' }).ok).toBe(true);
    const bad = { brand: 'color.palete.coral.500' };
    expect(applyMapping(tokens, { color: bad, font: { display: 'Nonesuch' } })).toMatchObject({
      ok: false,
      faults: [
        { path: ['color', 'brand'], suggestion: 'Did you mean "color.palette.coral.500"?' },
        { path: ['font', 'display'] },
      ],
    });
  });

  it('refuses what is see-through, and a theme without a brand', () => {
    const { tokens } = readTokens(fixture('tokensStudio'));
    const through = { color: { brand: 'light.accent.bg' } };
    expect(applyMapping(tokens, through)).toMatchObject({ faults: [{ path: ['color', 'brand'] }] });
    expect(applyMapping(tokens, { color: {} })).toMatchObject({ faults: [{ path: ['color'] }] });
  });
});
