import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oklabDistance } from '../../../engine/theme/oklabDistance.ts';
import { resolveTheme } from '../../../engine/theme/resolveTheme.ts';
import { plainTokens } from '../../../engine/theme/testing/plainTokens.ts';
import type { ThemeOverrides } from '../../../schemas/theme.schema.ts';
import { findMoved, schemaPathFrom, writeMoved } from './compose.ts';
import { paletteFrom } from './palette.ts';
import { cases } from '../../steps/sweeps.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('writes moved colours down so that no scheme moves them again', () => {
  fc.assert(
    fc.property(color, (seed) => {
      const tokens = plainTokens({});
      const palette = paletteFrom(seed);
      const before = resolveTheme({ tokens, overrides: palette });
      const { theme } = writeMoved({ theme: { overrides: palette } }, findMoved(before));
      const after = resolveTheme({ tokens, overrides: theme?.overrides as ThemeOverrides });
      for (const scheme of ['light', 'dark'] as const) {
        for (const role of ['brand', 'accent'] as const) {
          const request = after.requested[scheme][role];
          expect(oklabDistance(request.hex, after[scheme][role])).toBeLessThan(0.04);
          expect(request.path.length === 4 && request.hex !== after[scheme][role]).toBe(false);
        }
      }
      expect([after.light, after.dark]).toEqual([before.light, before.dark]);
    }),
    { numRuns: cases('themes', 150), seed: 21 },
  );
}, 60_000);

it.each([
  ['/work/brands/nova', '../../schemas/generated/brand.schema.json'],
  ['/work/far/away/nova', '../../../schemas/generated/brand.schema.json'],
  ['/elsewhere/nova', 'file:///work/schemas/generated/brand.schema.json'],
  ['/work-too/nova', 'file:///work/schemas/generated/brand.schema.json'],
])('finds the schema from %s', (folder, expected) => {
  expect(schemaPathFrom(folder, '/work')).toBe(expected);
});
