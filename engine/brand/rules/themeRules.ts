import type { Rule } from '../rule.ts';
import { adviseValue } from '../meantValue.ts';
import { themeNameOf } from '../resolveBrand.ts';
import { describeBadColor } from '../schemaFaults.ts';

const exists: Rule = (brand, report, { themeNames }) => {
  const name = themeNameOf(brand);
  if (themeNames.includes(name)) return;
  const { suggestion, mend } = adviseValue(name, themeNames);
  report('theme.unknown', ['theme', 'tokens'], `There is no theme "${name}".`, {
    suggestion,
    mend: brand.theme?.tokens === undefined ? undefined : mend,
  });
};

const chatHeaderIsColor: Rule = (brand, report) => {
  const color = brand.chat?.headerColor;
  if (color === undefined || /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(color)) return;
  const { message, ...remedy } = describeBadColor(color, '"headerColor"');
  report('theme.color', ['chat', 'headerColor'], message, remedy);
};

/** The theme exists, and colours are colours. */
export const themeRules: readonly Rule[] = [exists, chatHeaderIsColor];
