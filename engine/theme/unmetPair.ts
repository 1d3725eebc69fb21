import { contrastRatio } from './color.ts';
import { PAIRS } from './pairs.ts';
import { recipeOrder } from './recipes.ts';
import type { ColorRole, Scheme } from './roles.ts';
import type { ResolvedTheme } from './types.ts';

/** What a wished colour met that kept it from being used, and by how much it failed. */
export interface UnmetPair {
  /** The role that it met. */
  readonly met: ColorRole;
  /** WCAG 2 ratio that the wished colour would have had. */
  readonly ratio: number;
  /** WCAG 2 ratio that it needs. */
  readonly minimum: number;
}

/**
 * The pair in which a role's wished colour fails most; undefined where it fails in none, as a surface does that is only
 * too light or too dark to be one.
 */
export function unmetPairOf(
  theme: ResolvedTheme,
  scheme: Scheme,
  role: ColorRole,
): UnmetPair | undefined {
  const { hex } = theme.requested[scheme][role];
  const unmet = PAIRS.flatMap(({ foreground, background, minimum }): UnmetPair[] => {
    const met = foreground === role ? background : background === role ? foreground : undefined;
    if (!met || recipeOrder.indexOf(met) > recipeOrder.indexOf(role)) return [];
    const ratio = contrastRatio(hex, theme[scheme][met]);
    return ratio < minimum ? [{ met, ratio, minimum }] : [];
  });
  return unmet.sort((a, b) => a.ratio / a.minimum - b.ratio / b.minimum)[0];
}
