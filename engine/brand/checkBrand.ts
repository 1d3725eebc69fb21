import type { Fault } from './fault.ts';
import { fixOf } from './mend.ts';
import type { MergedBrand } from './mergeChain.ts';
import { RULE_BOOK } from './ruleBook.ts';
import { assetRules } from './rules/assetRules.ts';
import { contrastRules } from './rules/contrastRules.ts';
import { currencyRules } from './rules/currencyRules.ts';
import { gateRules } from './rules/gateRules.ts';
import { hostRules } from './rules/hostRules.ts';
import { identityRules } from './rules/identityRules.ts';
import { jurisdictionRules } from './rules/jurisdictionRules.ts';
import { languageRules } from './rules/languageRules.ts';
import { linkRules } from './rules/linkRules.ts';
import { lotteryRules } from './rules/lotteryRules.ts';
import { menuRules } from './rules/menuRules.ts';
import { paymentRules } from './rules/paymentRules.ts';
import { messageRules } from './rules/messageRules.ts';
import { registrationRules } from './rules/registrationRules.ts';
import { requiredRules } from './rules/requiredRules.ts';
import { sectionRules } from './rules/sectionRules.ts';
import { themeRules } from './rules/themeRules.ts';
import { timeZoneRules } from './rules/timeZoneRules.ts';
import { variantRules } from './rules/variantRules.ts';
import type { CheckContext, Report, Rule, RuleContext } from './rule.ts';

const RULES: readonly Rule[] = [
  ...requiredRules,
  ...hostRules,
  ...languageRules,
  ...gateRules,
  ...menuRules,
  ...lotteryRules,
  ...paymentRules,
  ...identityRules,
  ...sectionRules,
  ...variantRules,
  ...themeRules,
  ...contrastRules,
  ...linkRules,
  ...assetRules,
  ...messageRules,
  ...currencyRules,
  ...timeZoneRules,
  ...jurisdictionRules,
  ...registrationRules,
];

/**
 * Checks everything about a brand that no schema can say; returns every fault, except in parts that the schema found
 * fault with already.
 */
export function checkBrand(merged: MergedBrand, context: CheckContext): readonly Fault[] {
  const faults: Fault[] = [];
  const report: Report = (rule, path, message, { target, mend, ...more } = {}) => {
    if (merged.isIncomplete(path)) return;
    const isOwn = merged.ownerOf(path) === merged.id;
    const { severity } = RULE_BOOK[rule];
    faults.push({
      rule,
      severity,
      ...merged.locate(path, target),
      message: message + (isOwn ? '' : ` (Inherited by "${merged.id}".)`),
      ...more,
      ...(isOwn && fixOf(mend, path, (own) => merged.originOf(own))),
    });
  };
  const ruleContext: RuleContext = {
    ...context,
    id: merged.id,
    isInherited: (path) => merged.ownerOf(path) !== merged.id,
    ownerOf: (path) => merged.ownerOf(path),
    isIncomplete: (path) => merged.isIncomplete(path),
  };
  for (const rule of RULES) rule(merged.value, report, ruleContext);
  return faults;
}
