import { suggestName } from '../../nearestName.ts';
import type { Rule } from '../checkBrand.ts';
import { mendColor, mendName } from '../mend.ts';
import { themeNameOf } from '../resolveBrand.ts';

const exists: Rule = (brand, report, { themeNames }) => {
  const name = themeNameOf(brand);
  if (themeNames.includes(name)) return;
  report('theme.unknown', ['theme', 'tokens'], `There is no theme "${name}".`, {
    suggestion: suggestName(name, themeNames),
    mend: brand.theme?.tokens === undefined ? undefined : mendName(name, themeNames),
  });
};

const chatHeaderIsColor: Rule = (brand, report) => {
  const color = brand.chat?.headerColor;
  if (color === undefined || /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(color)) return;
  report('theme.color', ['chat', 'headerColor'], `"${color}" is not a colour.`, {
    suggestion: 'Write it in hexadecimal, such as "#0e7a5f".',
    mend: mendColor(color),
  });
};

/** The theme exists, and colours are colours. */
export const themeRules: readonly Rule[] = [exists, chatHeaderIsColor];
