import { contrastReport } from '../../theme/contrastReport.ts';
import { oklabDistance } from '../../theme/oklabDistance.ts';
import { recipeOrder } from '../../theme/recipes.ts';
import { schemes, type ColorRole, type Scheme } from '../../theme/roles.ts';
import type { ResolvedTheme } from '../../theme/types.ts';
import { unmetPairOf } from '../../theme/unmetPair.ts';
import type { Rule } from '../rule.ts';

/**
 * How far, as a distance in OKLab, an input colour may move before it is worth a word: 0.02 is the least a person notices
 * side by side, and twice that is seen without a comparison. Colours of a single role are always worth one.
 */
const VISIBLE_DISTANCE = 0.04;

const holdEverywhere: Rule = (_brand, report, { theme }) => {
  if (!theme) return;
  for (const { foreground, background, scheme, ratio, minimum, holds } of contrastReport(theme)) {
    if (holds) continue;
    const message = `In the ${scheme} scheme "${foreground}" on "${background}" has a contrast of ${round(ratio)}, but needs ${minimum}.`;
    report('contrast.pair', ['theme'], message, {
      suggestion: `Choose another colour for "${foreground}" or "${background}".`,
    });
  }
};

const areUsedAsWritten: Rule = (brand, report, { theme }) => {
  if (!theme) return;
  const opening = brand.theme?.scheme ?? theme.preferredScheme;
  for (const scheme of schemes) {
    const isSeen = opening === 'system' || opening === scheme;
    for (const role of recipeOrder) {
      const { hex, askedBy, path } = theme.requested[scheme][role];
      const used = theme[scheme][role];
      if (askedBy !== 'override' || used === hex) continue;
      const isRole = path.length === 4;
      if (!isRole && !(isSeen && oklabDistance(hex, used) >= VISIBLE_DISTANCE)) continue;
      report('contrast.lifted', path, describe(theme, scheme, role), {
        suggestion: `Write "${used}" to see what members see, or choose a colour further from it.`,
      });
    }
  }
};

function describe(theme: ResolvedTheme, scheme: Scheme, role: ColorRole): string {
  const { hex } = theme.requested[scheme][role];
  const used = theme[scheme][role];
  const unmet = unmetPairOf(theme, scheme, role);
  const moved = `In the ${scheme} scheme "${hex}" becomes "${used}"`;
  if (!unmet) {
    return `${moved}: it is too ${scheme === 'dark' ? 'light' : 'dark'} to be "${role}" under text.`;
  }
  const { met, ratio, minimum } = unmet;
  return `${moved}: its contrast with "${met}" is ${round(ratio)}, but must be ${minimum}.`;
}

/** Cut off, so that a ratio that fails never reads as one that holds. */
function round(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

/** Every pair of colours can be told apart, and colours are used as they are written. */
export const contrastRules: readonly Rule[] = [holdEverywhere, areUsedAsWritten];
