import type { ReactNode } from 'react';
import { defineSlot } from '../../platform/slots/slots.tsx';
import type { NavEntry } from '../../platform/screens/navEntry.ts';

/** What every header variant gets. */
export interface HeaderProps {
  /** Main navigation, in the brand's order. */
  readonly menu: readonly NavEntry[];
  /** Element id of the side menu, a native popover: its button names it as `popoverTarget` and so works before any script. Undefined where the page has no side menu. */
  readonly sideMenuId?: string;
  /** What drops down from an entry that has games or lotteries; loaded when first opened. */
  readonly renderPanel: (entry: NavEntry) => ReactNode;
  /** Log-in, register and demo buttons, or the signed-in bar. */
  readonly account: ReactNode;
  /** Language picker, scheme switch and help of the utility bar. */
  readonly utilities: ReactNode;
  /** One running announcement for the utility bar, or nothing. */
  readonly announcement?: ReactNode;
}

/** The bar at the top of the page with logo, navigation and account. */
export const Header = defineSlot<HeaderProps>('Header', 'Bar');
