import { contrastRatio } from './color.ts';
import { PAIRS } from './pairs.ts';
import { recipeOrder } from './recipes.ts';
import type { ColorRole, Scheme } from './roles.ts';
import type { ResolvedTheme } from './types.ts';

/** Why a colour is not the one that was asked for, in one phrase; undefined where it is. */
export function describeLift(
  theme: ResolvedTheme,
  scheme: Scheme,
  role: ColorRole,
): string | undefined {
  const { hex } = theme.wishes[scheme][role];
  if (hex === theme[scheme][role]) return undefined;
  const failed = PAIRS.flatMap(({ foreground, background, minimum }) => {
    const other = foreground === role ? background : background === role ? foreground : undefined;
    if (!other || recipeOrder.indexOf(other) > recipeOrder.indexOf(role)) return [];
    const ratio = contrastRatio(hex, theme[scheme][other]);
    return ratio < minimum ? [{ other, minimum, ratio }] : [];
  });
  const [worst] = failed.sort((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
  if (!worst) return `moved from ${hex}, too ${scheme === 'dark' ? 'light' : 'dark'} for a surface`;
  const { other, ratio, minimum } = worst;
  return `lifted from ${hex} for contrast with ${other} (${ratio.toFixed(2)}, needs ${minimum})`;
}
