import type { FeatureId } from '../../../schemas/features.ts';
import type { IconName } from './iconName.ts';

/** One entry of a menu, ready to draw: translated, gated, ordered as the brand says. */
export interface NavEntry {
  readonly id: string;
  readonly label: string;
  /** Path of this site, or an outside https address. */
  readonly href: string;
  readonly icon: IconName;
  /** Whether the entry leads to the page that shows now. */
  readonly active: boolean;
  /** An outside address, opened in a new tab. */
  readonly external: boolean;
  /** How much waits for the member there. */
  readonly count?: number;
  /** Game category whose vendors and games drop down from the entry. */
  readonly category?: string;
  /** The feature whose lotteries drop down from the entry, with their clocks. */
  readonly lotteries?: FeatureId;
}
