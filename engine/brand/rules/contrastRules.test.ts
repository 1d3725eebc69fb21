import { describe, expect, it } from 'vitest';
import { plainTokens } from '../../theme/testing/plainTokens.ts';
import type { ResolvedTheme } from '../../theme/types.ts';
import { checkBrand } from '../checkBrand.ts';
import { context, least, merge } from '../fixtures/brand.ts';
import { layOverTheme } from '../resolveBrandTheme.ts';

/** What the rules say of a brand's theme, which may be changed after it was made. */
function check(theme: object, change: (made: ResolvedTheme) => ResolvedTheme = (made) => made) {
  const merged = merge({ ...least, theme });
  const made = change(layOverTheme(plainTokens(), merged.value));
  return checkBrand(merged, context({ theme: made }));
}

describe('a colour that cannot be used as it is written', () => {
  it('is reported at its line with what is used instead, what it met and the contrast it needs', () => {
    const faults = check({ overrides: { dark: { 'text-2': '#333333' } } });
    expect(faults).toMatchObject([
      {
        rule: 'contrast.lifted',
        severity: 'warning',
        path: 'theme.overrides.dark.text-2',
      },
    ]);
    expect(faults[0]!.message).toMatch(
      /^In the dark scheme "#333333" becomes "#[0-9a-f]{6}": its contrast with "surface-4" is 1\.\d\d, but must be 4\.5\.$/,
    );
    expect(faults[0]!.suggestion).toMatch(/^Write "#[0-9a-f]{6}"/);
  });

  it('is reported where a surface is too light to carry text', () => {
    const [fault] = check({ overrides: { dark: { 'surface-0': '#ffffff' } } });
    expect(fault?.message).toContain('it is too light to be "surface-0" under text');
  });

  it('is reported of an input in the schemes that the site opens with only', () => {
    const overrides = { brand: '#000000' };
    const lifted = (theme: object) =>
      check(theme).map(({ rule, path, message }) => [
        rule,
        path,
        /the (\w+) scheme/.exec(message)?.[1],
      ]);
    expect(lifted({ scheme: 'dark', overrides })).toEqual([
      ['contrast.lifted', 'theme.overrides.brand', 'dark'],
    ]);
    expect(lifted({ scheme: 'light', overrides })).toEqual([]);
    expect(lifted({ scheme: 'system', overrides })).toHaveLength(1);
  });

  it('is not worth a word where nobody sees that it moved', () => {
    expect(check({ scheme: 'light', overrides: { win: '#178a41' } })).toEqual([]);
    expect(check({ scheme: 'light', overrides: { win: '#1a9147' } })).toHaveLength(1);
  });

  it('is nothing to say of colours that can be used', () => {
    const theme = { overrides: { brand: '#3563e0', light: { 'text-1': '#101010' } } };
    expect(check(theme)).toEqual([]);
  });
});

describe('a pair that does not hold after all', () => {
  it('is an error, in whatever scheme it is', () => {
    const faults = check({}, (made) => ({
      ...made,
      light: { ...made.light, 'text-1': made.light['surface-0'] },
    }));
    expect(faults[0]).toMatchObject({ rule: 'contrast.pair', severity: 'error' });
    expect(faults[0]?.message).toContain('"text-1" on "surface-0" has a contrast of 1.00');
  });
});
