import type { BrandFile } from '../../schemas/brand.schema.ts';
import type { Catalogue } from '../../schemas/catalogue.ts';
import type { AssetFacts } from './assetFacts.ts';
import type { ResolvedTheme } from '../theme/types.ts';
import type { Fault } from './fault.ts';
import type { JsonPath } from './jsonPath.ts';
import { fixOf, type Mend } from './mend.ts';
import type { MergedBrand } from './mergeChain.ts';
import { RULE_BOOK, type RuleId } from './ruleBook.ts';
import { assetRules } from './rules/assetRules.ts';
import { contrastRules } from './rules/contrastRules.ts';
import { currencyRules } from './rules/currencyRules.ts';
import { gateRules } from './rules/gateRules.ts';
import { hostRules } from './rules/hostRules.ts';
import { jurisdictionRules } from './rules/jurisdictionRules.ts';
import { languageRules } from './rules/languageRules.ts';
import { linkRules } from './rules/linkRules.ts';
import { menuRules } from './rules/menuRules.ts';
import { messageRules } from './rules/messageRules.ts';
import { registrationRules } from './rules/registrationRules.ts';
import { requiredRules } from './rules/requiredRules.ts';
import { sectionRules } from './rules/sectionRules.ts';
import { themeRules } from './rules/themeRules.ts';
import { variantRules } from './rules/variantRules.ts';

/** What the cross-field rules know of the world around the brand. */
export interface CheckContext {
  readonly catalogue: Catalogue;
  /** Facts of the files that the brand names, by `<owner's id>/<path>`. */
  readonly assets: ReadonlyMap<string, AssetFacts>;
  /** Host name → id of the brand that has it. */
  readonly hostOwners: { get(host: string): string | undefined };
  /** Merchant code → id of the brand that has it. */
  readonly merchantCodeOwners: { get(code: string): string | undefined };
  readonly themeNames: readonly string[];
  /** The brand's theme with what the brand changes in it; undefined where it cannot be made. */
  readonly theme?: ResolvedTheme;
}

/** How a rule says what is wrong; place and severity are filled in. */
export type Report = (
  rule: RuleId,
  path: JsonPath,
  message: string,
  more?: Partial<Pick<Fault, 'severity' | 'suggestion' | 'file' | 'line' | 'column'>> & {
    readonly target?: 'key' | 'value';
    readonly mend?: Mend;
  },
) => void;

/** One cross-field rule; what it sees of a brand has the right shape. */
export type Rule = (brand: BrandFile, report: Report, context: RuleContext) => void;

/** What a rule may ask beside the brand's value. */
export interface RuleContext extends CheckContext {
  readonly id: string;
  /** Whether the value at a path comes from a brand that this one extends. */
  isInherited(path: JsonPath): boolean;
  ownerOf(path: JsonPath): string;
  /** Whether something at fault was left out at a path, around it or below it, so that nothing can be said of it. */
  isIncomplete(path: JsonPath): boolean;
}

const RULES: readonly Rule[] = [
  ...requiredRules,
  ...hostRules,
  ...languageRules,
  ...gateRules,
  ...menuRules,
  ...sectionRules,
  ...variantRules,
  ...themeRules,
  ...contrastRules,
  ...linkRules,
  ...assetRules,
  ...messageRules,
  ...currencyRules,
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
