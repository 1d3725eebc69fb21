import { nearestName } from '../../nearestName.ts';
import type { Rule } from '../rule.ts';
import { CURRENCY_CODES, isoDecimals, POINTS } from '../currencies.ts';

const codeExists: Rule = (brand, report) => {
  const code = brand.currency?.code;
  if (code === undefined || code === POINTS.code || isoDecimals(code) !== undefined) return;
  const meant = nearestName(code, CURRENCY_CODES);
  report('currency.code', ['currency', 'code'], `ISO 4217 has no currency "${code}".`, {
    suggestion: meant
      ? `Did you mean "${meant}"? A currency of your own needs its "symbol" and "decimals" beside it.`
      : 'Write a code of ISO 4217, such as "EUR"; a currency of your own needs its "symbol" and "decimals".',
  });
};

const decimalsAreUsual: Rule = (brand, report, { isIncomplete }) => {
  const { code, decimals } = brand.currency ?? {};
  if (code === undefined || decimals === undefined || isIncomplete(['currency'])) return;
  const usual = isoDecimals(code);
  if (usual === undefined || usual === decimals) return;
  const message = `Amounts in ${code} have ${usual} decimals by ISO 4217, and ${decimals} here.`;
  report('currency.decimals', ['currency', 'decimals'], message, {
    suggestion: `Leave "decimals" out, or set it to ${usual}. A brand that has members keeps what it began with.`,
  });
};

/** Money is counted as the rest of the world counts it. */
export const currencyRules: readonly Rule[] = [codeExists, decimalsAreUsual];
