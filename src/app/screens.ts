import { screens as club } from '../features/club/screens.ts';
import { screens as help } from '../features/help/screens.ts';
import { screens as home } from '../features/home/screens.ts';
import { screens as lobby } from '../features/lobby/screens.ts';
import { screens as promotions } from '../features/promotions/screens.ts';
import { screens as session } from '../features/session/screens.ts';
import type { Gates } from '../platform/gates/gates.tsx';
import type { Screen } from '../platform/screens/screen.ts';

/** Every screen of the product. Routes, menus and centres derive from this one list. */
export const SCREENS: readonly Screen[] = [
  ...home,
  ...lobby,
  ...promotions,
  ...club,
  ...help,
  ...session,
];

/** What a path leads to: an open screen, one whose feature is closed, or nothing. */
export type Destination =
  | { readonly kind: 'screen'; readonly screen: Screen }
  | { readonly kind: 'closed'; readonly screen: Screen }
  | { readonly kind: 'unknown' };

/** The screens whose gates are open. */
export function getOpenScreens(gates: Gates): readonly Screen[] {
  return SCREENS.filter((screen) => screen.gate === undefined || gates[screen.gate]);
}

/** What a path leads to under the given gates. A slash at the end makes no difference. */
export function getDestination(path: string, gates: Gates): Destination {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  const screen = SCREENS.find((entry) => entry.paths.includes(plain));
  if (!screen) return { kind: 'unknown' };
  return { kind: screen.gate === undefined || gates[screen.gate] ? 'screen' : 'closed', screen };
}
