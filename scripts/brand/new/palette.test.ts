import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, hctOf } from '../../../engine/theme/color.ts';
import { contrastReport } from '../../../engine/theme/contrastReport.ts';
import { oklabDistance } from '../../../engine/theme/oklabDistance.ts';
import { resolveTheme } from '../../../engine/theme/resolveTheme.ts';
import { schemes } from '../../../engine/theme/roles.ts';
import { plainTokens } from '../../../engine/theme/testing/plainTokens.ts';
import { paletteFrom } from './palette.ts';
import { cases } from '../../steps/sweeps.ts';

const SEEDS = cases('themes', 500);
const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const themeOf = (seed: string) =>
  resolveTheme({ tokens: plainTokens({}), overrides: paletteFrom(seed) });

/** Degrees between two hues. */
const apart = (one: number, other: number) => 180 - Math.abs(Math.abs(one - other) - 180);

describe('paletteFrom', () => {
  it(`yields both schemes without a pair that fails, for ${SEEDS} colours`, () => {
    fc.assert(
      fc.property(color, (seed) => {
        expect(contrastReport(themeOf(seed)).filter(({ holds }) => !holds)).toEqual([]);
      }),
      { numRuns: SEEDS, seed: 3 },
    );
  }, 120_000);

  it('keeps the colour itself in one scheme at least, and its hue in both', () => {
    fc.assert(
      fc.property(color, (seed) => {
        const theme = themeOf(seed);
        const { hue, chroma } = hctOf(seed);
        expect([theme.light.brand, theme.dark.brand]).toContain(seed);
        for (const scheme of schemes) {
          const used = hctOf(theme[scheme].brand);
          if (chroma > 20 && used.chroma > 20) expect(apart(hue, used.hue)).toBeLessThan(40);
        }
      }),
      { numRuns: cases('themes', 200), seed: 5 },
    );
  }, 60_000);

  it('keeps colours recognisable: a mean OKLab distance under 0.06', () => {
    const distances = fc
      .sample(color, { numRuns: cases('themes', 500), seed: 13, unbiased: true })
      .flatMap((seed) => {
        const theme = themeOf(seed);
        return schemes.map((scheme) => oklabDistance(seed, theme[scheme].brand));
      });
    expect(distances.reduce((sum, one) => sum + one, 0) / distances.length).toBeLessThan(0.06);
  }, 60_000);

  it('chooses an accent of another temperature that shows on dark pages', () => {
    fc.assert(
      fc.property(color, (seed) => {
        const { accent } = paletteFrom(seed);
        const own = hctOf(seed);
        if (own.chroma > 20) expect(apart(own.hue, hctOf(accent).hue)).toBeGreaterThan(40);
        expect(contrastRatio(accent, '#101014')).toBeGreaterThan(4.5);
      }),
      { numRuns: cases('themes', 200), seed: 9 },
    );
  });

  it('goes with gold where the colour is a grey', () => {
    for (const grey of ['#000000', '#808080', '#ffffff']) {
      expect(apart(hctOf(paletteFrom(grey).accent).hue, 82)).toBeLessThan(6);
    }
  });
});
