import { luminance, ratioOfLuminances } from './color.ts';
import { PAIRS } from './pairs.ts';
import type { Pair } from './pairs.ts';
import { schemes } from './roles.ts';
import type { ColorRole, Scheme } from './roles.ts';
import type { ResolvedTheme } from './types.ts';

/** A pair as it stands in one scheme of a theme. */
export interface MeasuredPair extends Pair {
  readonly scheme: Scheme;
  /** WCAG 2 ratio, 1 to 21. */
  readonly ratio: number;
  readonly holds: boolean;
}

/** Measures every pair of both schemes. */
export function contrastReport(theme: Pick<ResolvedTheme, Scheme>): readonly MeasuredPair[] {
  return schemes.flatMap((scheme) => {
    const known = new Map<ColorRole, number>();
    const luminanceOf = (role: ColorRole) => {
      const found = known.get(role) ?? luminance(theme[scheme][role]);
      known.set(role, found);
      return found;
    };
    return PAIRS.map(({ foreground, background, minimum }) => {
      const ratio = ratioOfLuminances(luminanceOf(foreground), luminanceOf(background));
      return { foreground, background, minimum, scheme, ratio, holds: ratio >= minimum };
    });
  });
}
