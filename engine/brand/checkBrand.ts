import type { BrandFile } from '../../schemas/brand.schema.ts';
import type { Catalogue } from '../../schemas/catalogue.ts';
import type { AssetFacts } from './assetFacts.ts';
import type { Fault } from './fault.ts';
import type { JsonPath } from './jsonPath.ts';
import type { MergedBrand } from './mergeChain.ts';
import { assetRules } from './rules/assetRules.ts';
import { gateRules } from './rules/gateRules.ts';
import { hostRules } from './rules/hostRules.ts';
import { languageRules } from './rules/languageRules.ts';
import { linkRules } from './rules/linkRules.ts';
import { menuRules } from './rules/menuRules.ts';
import { messageRules } from './rules/messageRules.ts';
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
}

/** How a rule says what is wrong; place and severity are filled in. */
export type Report = (
  rule: string,
  path: JsonPath,
  message: string,
  more?: Partial<Pick<Fault, 'severity' | 'suggestion' | 'file' | 'line' | 'column'>> & {
    readonly target?: 'key' | 'value';
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
  ...linkRules,
  ...assetRules,
  ...messageRules,
];

/**
 * Checks everything about a brand that no schema can say; returns every fault, except in parts that the schema found
 * fault with already.
 */
export function checkBrand(merged: MergedBrand, context: CheckContext): readonly Fault[] {
  const faults: Fault[] = [];
  const report: Report = (rule, path, message, { target, ...more } = {}) => {
    if (merged.incomplete.has(String(path[0]))) return;
    const place = merged.locate(path, target);
    const origin = merged.ownerOf(path) === merged.id ? '' : ` (Inherited by "${merged.id}".)`;
    faults.push({ rule, severity: 'error', ...place, message: message + origin, ...more });
  };
  const ruleContext: RuleContext = {
    ...context,
    id: merged.id,
    isInherited: (path) => merged.ownerOf(path) !== merged.id,
    ownerOf: (path) => merged.ownerOf(path),
  };
  for (const rule of RULES) rule(merged.value, report, ruleContext);
  return faults;
}
