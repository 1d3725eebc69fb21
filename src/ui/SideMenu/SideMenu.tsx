import type { ReactNode } from 'react';
import { defineSlot } from '../../platform/slots/slots.tsx';
import type { NavEntry } from '../../platform/screens/navEntry.ts';

/** What every side menu variant gets. */
export interface SideMenuProps {
  /** Element id; a native popover below 1200 px, so that its button works before any script. */
  readonly id: string;
  readonly menu: readonly NavEntry[];
  /** Language picker, scheme switch. */
  readonly utilities: ReactNode;
  /** Log-in and register for guests on phones. */
  readonly account: ReactNode;
  /** What is popular, in the sheet alone; it is not there, and asks for nothing, before the sheet first opens. */
  readonly popular?: ReactNode;
}

/** The menu at the inline start: a panel on wide screens (collapsible), a sheet on phones. */
export const SideMenu = defineSlot<SideMenuProps>('SideMenu', 'Panel');
