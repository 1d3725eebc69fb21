import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './color.ts';
import { resolveTheme } from './resolveTheme.ts';
import { schemes } from './roles.ts';
import { plainTokens } from './testing/plainTokens.ts';
import { LEAST_STEP } from './textLevels.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3', 'surface-4'] as const;
const texts = ['text-1', 'text-2', 'text-3'] as const;

const roleHexes = fc.dictionary(fc.constantFrom(...texts, ...surfaces), hex, { maxKeys: 8 });

/** Contrasts of the three levels on the page. */
function contrastsOf(overrides: object, scheme: 'light' | 'dark') {
  const theme = resolveTheme({ tokens: plainTokens(), overrides })[scheme];
  return texts.map((role) => contrastRatio(theme[role], theme['surface-0']));
}

describe('levels of text', () => {
  it('keep their order on every surface, whatever was asked for', () => {
    fc.assert(
      fc.property(roleHexes, fc.constantFrom(...schemes), (roles, scheme) => {
        const theme = resolveTheme({ tokens: plainTokens(), overrides: { [scheme]: roles } });
        for (const surface of surfaces) {
          const [one, two, three] = texts.map((role) =>
            contrastRatio(theme[scheme][role], theme[scheme][surface]),
          );
          expect(one).toBeGreaterThanOrEqual(two!);
          expect(two).toBeGreaterThanOrEqual(three!);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('are readable and told apart when they were asked for in their order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(hex, { minLength: 3, maxLength: 3 }), (asked) => {
        for (const scheme of schemes) {
          const page = resolveTheme({ tokens: plainTokens() })[scheme]['surface-0'];
          const [a, b, c] = [...asked].sort(
            (one, other) => contrastRatio(other, page) - contrastRatio(one, page),
          );
          const wished = [a, b, c].map((value) => contrastRatio(value!, page));
          const found = contrastsOf(
            { [scheme]: { 'text-1': a, 'text-2': b, 'text-3': c } },
            scheme,
          );
          for (const level of [0, 1]) {
            const step = Math.min(wished[level]! / wished[level + 1]!, LEAST_STEP);
            // Whole bytes of a colour are up to two per cent of a dark one's contrast.
            expect(found[level]! / found[level + 1]!).toBeGreaterThan(step * 0.97);
          }
          expect(found[2]).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('keep the distance that was asked for when all of them were too faint', () => {
    const asked = { 'text-1': '#8a8a8a', 'text-2': '#6a6a6a', 'text-3': '#4a4a4a' };
    const [one, two, three] = contrastsOf({ dark: asked }, 'dark');
    expect(three).toBeGreaterThanOrEqual(4.5);
    expect(two! / three!).toBeGreaterThan(1.4);
    expect(one! / two!).toBeGreaterThan(1.3);
  });

  it('that nobody asked for follow the one that was', () => {
    const { dark } = resolveTheme({ tokens: plainTokens() });
    const faint = contrastsOf({ dark: { 'text-1': '#9a9a9a' } }, 'dark');
    expect(faint[0]! / faint[1]!).toBeGreaterThan(LEAST_STEP * 0.97);
    expect(faint[1]! / faint[2]!).toBeGreaterThan(LEAST_STEP * 0.97);
    expect(contrastsOf({}, 'dark')[0]).toBe(contrastRatio(dark['text-1'], dark['surface-0']));
  });
});
