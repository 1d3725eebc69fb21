import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settableRoles, type ThemeOverrides } from '../../schemas/theme.schema.ts';
import { contrastRatio } from './color.ts';
import { contrastReport } from './contrastReport.ts';
import { PAIRS } from './pairs.ts';
import { resolveTheme } from './resolveTheme.ts';
import { roles, schemes } from './roles.ts';
import { oklabDistance } from './oklabDistance.ts';
import { plainTokens } from './testing/plainTokens.ts';
import { colorInputs } from './types.ts';
import { cases } from '../../scripts/steps/sweeps.ts';

const SEEDS = cases('themes', 2000);
const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colorOverrides = fc.record(
  Object.fromEntries(colorInputs.map((input) => [input, hex])) as Record<string, typeof hex>,
  { requiredKeys: [] },
);
const roleOverrides = fc.dictionary(fc.constantFrom(...settableRoles), hex, { maxKeys: 8 });
const overrides: fc.Arbitrary<ThemeOverrides> = fc
  .tuple(colorOverrides, roleOverrides, roleOverrides, fc.constantFrom('quiet', 'rich'))
  .map(([colors, light, dark, depth]) => ({ ...colors, light, dark, depth }) as ThemeOverrides);

describe('resolveTheme', () => {
  it(`keeps every pair readable for ${SEEDS} random themes with random overrides`, () => {
    fc.assert(
      fc.property(hex, hex, overrides, fc.option(hex), (brand, accent, chosen, chat) => {
        const theme = resolveTheme({
          tokens: plainTokens({ brand, accent }),
          overrides: chosen,
          chatHeaderColor: chat ?? undefined,
        });
        expect(contrastReport(theme).filter(({ holds }) => !holds)).toEqual([]);
      }),
      { numRuns: SEEDS, seed: 7 },
    );
  }, 120_000);

  it('leaves every brand colour untouched in at least one scheme', () => {
    fc.assert(
      fc.property(hex, (brand) => {
        const { light, dark } = resolveTheme({ tokens: plainTokens({ brand }) });
        expect([light.brand, dark.brand]).toContain(brand);
      }),
      { numRuns: SEEDS, seed: 11 },
    );
  }, 60_000);

  // Measured: 62 % stand untouched in a scheme; the mean OKLab distance over both schemes is 0.048.
  it('keeps random brands recognisable: 6 in 10 untouched, mean OKLab distance under 0.06', () => {
    const brands = fc.sample(hex, { numRuns: SEEDS, seed: 13, unbiased: true });
    const distances = brands.flatMap((brand) => {
      const theme = resolveTheme({ tokens: plainTokens({ brand }) });
      return schemes.map((scheme) => oklabDistance(brand, theme[scheme].brand));
    });
    const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
    const untouched = distances.filter((distance) => distance === 0).length / distances.length;
    expect(mean).toBeLessThan(0.06);
    expect(untouched).toBeGreaterThan(0.6);
  }, 60_000);

  it('gives every role of the contract a value in both schemes', () => {
    const theme = resolveTheme({ tokens: plainTokens() });
    for (const scheme of schemes) {
      expect(Object.keys(theme[scheme]).sort()).toEqual([...roles].sort());
      expect(Object.keys(theme.sources[scheme]).sort()).toEqual([...roles].sort());
    }
  });

  it('makes dark surfaces step lighter, one by one', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom('quiet' as const, 'rich' as const), (brand, depth) => {
        const { dark } = resolveTheme({ tokens: plainTokens({ brand }), overrides: { depth } });
        const contrasts = [0, 1, 2, 3, 4].map((step) =>
          contrastRatio(dark[`surface-${step}` as 'surface-0'], '#000000'),
        );
        expect(contrasts).toEqual([...contrasts].sort((a, b) => a - b));
        expect(new Set(contrasts).size).toBe(5);
      }),
      { numRuns: cases('themes', 200) },
    );
  });

  it('never sets pure black text on a pure white page', () => {
    const black = resolveTheme({ tokens: plainTokens({ brand: '#000000' }) });
    expect([black.light['text-1'], black.light['surface-0']]).not.toEqual(['#000000', '#ffffff']);
    expect(black.dark['surface-0']).not.toBe('#000000');
  });

  it('keeps the very brand colour where it already shows, with ink that reads on it', () => {
    const { light, sources } = resolveTheme({ tokens: plainTokens({ brand: '#0b6b4f' }) });
    expect(light.brand).toBe('#0b6b4f');
    expect(sources.light.brand).toBe('theme');
    expect(contrastRatio(light['on-brand'], light.brand)).toBeGreaterThanOrEqual(4.5);
  });

  it('says which requests were kept and which were lifted', () => {
    const { dark, sources } = resolveTheme({
      tokens: plainTokens(),
      overrides: { dark: { 'surface-1': '#101820', 'text-2': '#222222', line: '#333333' } },
    });
    expect(dark['surface-1']).toBe('#101820');
    expect(sources.dark['surface-1']).toBe('override');
    expect(sources.dark.line).toBe('override');
    expect(sources.dark['text-2']).toBe('lifted');
    expect(sources.dark['text-1']).toBe('derived');
    expect(contrastRatio(dark['text-2'], dark['surface-1'])).toBeGreaterThanOrEqual(4.5);
  });

  it('lets the most particular request win: role, then chat header, then input, then theme', () => {
    const tokens = plainTokens({ brand: '#0b6b4f' });
    const overridden = { brand: '#204080', light: { brand: '#8a2040' } };
    const both = resolveTheme({ tokens, overrides: overridden, chatHeaderColor: '#123456' });
    expect(both.light.brand).toBe('#8a2040');
    expect(both.light['chat-header']).toBe('#123456');
    const role = { ...overridden, light: { 'chat-header': '#654321' } };
    const pinned = resolveTheme({ tokens, overrides: role, chatHeaderColor: '#123456' });
    expect(pinned.light.brand).toBe('#204080');
    expect(pinned.light['chat-header']).toBe('#654321');
  });

  it('darkens yellow to gold rather than to olive', () => {
    const { light } = resolveTheme({ tokens: plainTokens({ brand: '#ffe600' }) });
    const [red, green] = [light.brand.slice(1, 3), light.brand.slice(3, 5)].map((byte) =>
      Number.parseInt(byte, 16),
    );
    expect(red).toBeGreaterThan(green! * 1.2);
  });

  it('gives the same theme for the same source', () => {
    fc.assert(
      fc.property(hex, overrides, (brand, chosen) => {
        const source = { tokens: plainTokens({ brand }), overrides: chosen };
        expect(resolveTheme(source)).toEqual(resolveTheme(structuredClone(source)));
      }),
      { numRuns: cases('themes', 50) },
    );
  });

  it('derives card, sheet and control corners from one radius', () => {
    const { shape } = resolveTheme({ tokens: plainTokens(), overrides: { radius: 6 } });
    expect(shape).toEqual({ control: '6px', card: '9px', sheet: '12px', pill: '999px' });
  });

  it('refuses a colour that is not an opaque hex colour', () => {
    const overridden = { brand: 'red;}</style><script>' };
    expect(() => resolveTheme({ tokens: plainTokens(), overrides: overridden })).toThrow(TypeError);
  });
});

describe('PAIRS', () => {
  it('asks for 4.5 of everything that is text', () => {
    const textRoles = settableRoles.filter((role) =>
      /text|^on-|^(win|loss|warning|info)$/.test(role),
    );
    for (const role of textRoles) {
      const minimums = PAIRS.filter(({ foreground }) => foreground === role);
      expect(minimums.length, role).toBeGreaterThan(0);
      expect(Math.min(...minimums.map(({ minimum }) => minimum)), role).toBe(4.5);
    }
  });
});
