import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settableRoles } from '../../schemas/theme.schema.ts';
import type { ThemeOverrides } from '../../schemas/theme.schema.ts';
import { parseThemeText } from './parseThemeText.ts';
import { parseThemeTokens } from './parseThemeTokens.ts';
import { resolveTheme } from './resolveTheme.ts';
import type { ThemeSource } from './resolveTheme.ts';
import { plainTokens } from './testing/plainTokens.ts';
import { themeFileOf } from './themeFile.ts';
import type { ThemeFileOptions } from './themeFile.ts';
import { colorInputs } from './types.ts';
import type { ResolvedTheme, ThemeTokens } from './types.ts';
import { cases } from '../../scripts/steps/sweeps.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const inputs = fc.dictionary(fc.constantFrom(...colorInputs), hex, { maxKeys: 4 });
const roles = fc.dictionary(fc.constantFrom(...settableRoles), hex, { maxKeys: 6 });
const depth = fc.constantFrom('quiet' as const, 'rich' as const);
const side = fc.record({ color: inputs, role: roles });
const tokens = fc
  .tuple(hex, hex, inputs, side, side, depth)
  .map(([brand, accent, more, light, dark, how]): ThemeTokens => ({
    ...plainTokens({ brand, accent, ...more }),
    light,
    dark,
    depth: how,
  }));
const overrides = fc
  .tuple(inputs, roles, roles, fc.record({ radius: fc.integer({ min: 0, max: 20 }), depth }))
  .map(([colors, light, dark, rest]) => ({ ...colors, light, dark, ...rest }) as ThemeOverrides);
const sources: fc.Arbitrary<ThemeSource> = fc.record({
  tokens,
  overrides: fc.option(overrides, { nil: undefined }),
  chatHeaderColor: fc.option(hex, { nil: undefined }),
});

/** The theme that comes back when its file is written and read again, without where its colours come from. */
function readBack(source: ThemeSource, options?: ThemeFileOptions) {
  const text = JSON.stringify(themeFileOf(source, options), null, 2);
  const parsed = parseThemeText('x.tokens.json', text);
  expect(parsed.faults).toEqual([]);
  return valuesOf(resolveTheme({ tokens: parsed.tokens! }));
}

function valuesOf(theme: ResolvedTheme) {
  const { light, dark, shape, type, fonts, preferredScheme } = theme;
  return { light, dark, shape, type, fonts, preferredScheme };
}

describe('themeFileOf', () => {
  it('resolves to the same theme when it is read again, whatever the brand changes', () => {
    fc.assert(
      fc.property(sources, (source) => {
        expect(readBack(source)).toEqual(valuesOf(resolveTheme(source)));
      }),
      { numRuns: cases('themes', 200), seed: 5 },
    );
  }, 60_000);

  it('resolves to the same theme with every finished colour written out', () => {
    fc.assert(
      fc.property(sources, (source) => {
        const { light, dark } = readBack(source, { colors: 'roles' });
        const wanted = resolveTheme(source);
        expect({ light, dark }).toEqual({ light: wanted.light, dark: wanted.dark });
      }),
      { numRuns: cases('themes', 100), seed: 6 },
    );
  }, 60_000);

  it('writes colours as DTCG objects whose components give the same bytes without the hex', () => {
    fc.assert(
      fc.property(hex, (brand) => {
        const file = themeFileOf({ tokens: plainTokens({ brand }) });
        const written = file.color.brand.$value as { components: number[]; hex?: string };
        expect(written).toMatchObject({ colorSpace: 'srgb', hex: brand });
        delete written.hex;
        expect(parseThemeTokens(file)).toMatchObject({ ok: true, tokens: { color: { brand } } });
      }),
    );
  });

  it('keeps the scheme that the brand opens in', () => {
    expect(readBack({ tokens: plainTokens() }, { scheme: 'light' }).preferredScheme).toBe('light');
    expect(readBack({ tokens: plainTokens() }).preferredScheme).toBe('system');
  });

  it('lists only what is set: no group of a scheme that has nothing of its own', () => {
    const file = themeFileOf({ tokens: plainTokens() });
    expect(Object.keys(file)).not.toContain('light');
    expect(Object.keys(file)).not.toContain('dark');
  });
});
