import { defineSlot } from '../../platform/slots/slots.tsx';
import type { NavEntry } from '../../platform/screens/navEntry.ts';

/** What every bottom navigation variant gets. */
export interface BottomNavProps {
  /** At most five entries. */
  readonly menu: readonly NavEntry[];
}

/** The five-place navigation at the lower edge of phones. */
export const BottomNav = defineSlot<BottomNavProps>('BottomNav', 'Bar');
