import type { BrandFile } from '../../schemas/brand.schema.ts';
import type { Catalogue } from '../../schemas/catalogue.ts';
import type { ResolvedTheme } from '../theme/types.ts';
import type { AssetFacts } from './assetFacts.ts';
import type { Fault } from './fault.ts';
import type { JsonPath } from './jsonPath.ts';
import type { RuleId } from './ruleBook.ts';
import type { Mend } from './mend.ts';

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
