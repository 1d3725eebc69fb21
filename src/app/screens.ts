import type { ValueOf } from '../../schemas/api/endpoint.ts';
import type { getGameMenus } from '../../schemas/api/games.ts';
import { screens as club } from '../features/club/screens.ts';
import { screens as help } from '../features/help/screens.ts';
import { screens as home } from '../features/home/screens.ts';
import { screens as lobby } from '../features/lobby/screens.ts';
import { screens as lottery } from '../features/lottery/screens.ts';
import { screens as agent } from '../features/agent/screens.ts';
import { screens as centre } from '../features/centre/screens.ts';
import { screens as memberClub } from '../features/centre/clubScreens.ts';
import { screens as play } from '../features/play/screens.ts';
import { screens as promotions } from '../features/promotions/screens.ts';
import { screens as session } from '../features/session/screens.ts';
import { lazyPart, type LazyPart } from '../platform/chunks/lazyPart.tsx';
import { loadChunk } from '../platform/chunks/loadChunk.ts';
import type { Gates } from '../platform/gates/gates.tsx';
import type { Screen } from '../platform/screens/screen.ts';
import { isAgent, isTrial, type Session } from '../platform/session/session.ts';

/** Every screen of the product. Routes, menus and centres derive from this one list. */
export const SCREENS: readonly Screen[] = [
  ...home,
  ...lobby,
  ...lottery,
  ...play,
  ...promotions,
  ...memberClub,
  ...club,
  ...help,
  ...centre,
  ...agent,
  ...session,
];

const parts = new WeakMap<Screen['load'], LazyPart<object>>();

/** The page of a screen, as a component. */
export function getScreenPart({ load }: Screen): LazyPart<object> {
  const part = parts.get(load) ?? lazyPart(loadChunk(load));
  parts.set(load, part);
  return part;
}

/** What a path leads to: an open screen, one whose feature is closed, or nothing. */
export type Destination =
  | { readonly kind: 'screen'; readonly screen: Screen }
  | { readonly kind: 'closed'; readonly screen: Screen }
  | { readonly kind: 'unknown' };

/** What a lobby holds, as the game menu tells it. */
type MenuCategories = ValueOf<typeof getGameMenus>['categories'];

/** Whether a lobby has games that have opened. */
function isFilled({ category, vassalage }: NonNullable<Screen['games']>, menu: MenuCategories) {
  const cards = menu.find(({ gameCategory }) => gameCategory === category)?.cards ?? [];
  return cards.some(
    (card) => (vassalage === undefined || card.vassalage === vassalage) && card.status !== 'soon',
  );
}

/**
 * The screens that menus, banners, sections and links lead to: their gates are open, they are served, and they are not
 * empty. While nobody knows what lobbies hold, none counts as empty.
 */
export function getOpenScreens(gates: Gates, menu?: MenuCategories): readonly Screen[] {
  return SCREENS.filter(
    ({ gate, isSoon, games }) =>
      (gate === undefined || gates[gate]) &&
      !isSoon &&
      (games === undefined || menu === undefined || isFilled(games, menu)),
  );
}

/** A path without the slashes at its end, which make no difference. */
export function toPlainPath(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}

/** What a path leads to under the given gates. */
export function getDestination(path: string, gates: Gates): Destination {
  const plain = toPlainPath(path);
  const screen = SCREENS.find((entry) => entry.paths.includes(plain));
  if (!screen) return { kind: 'unknown' };
  return { kind: screen.gate === undefined || gates[screen.gate] ? 'screen' : 'closed', screen };
}

/** Why a page stays closed to somebody. */
export type Refusal = 'guest' | 'trial' | 'player';

/** Why a page stays closed to who looks at it: guests sign in first, trial accounts open a real one, players lead no team. */
export function getRefusal({ needs }: Screen, session: Session): Refusal | null {
  if (!needs) return null;
  // What was typed stays below the sign-in that is offered at once.
  if (session.kind === 'guest') return session.wasEnded ? null : 'guest';
  if (needs !== 'member' && isTrial(session)) return 'trial';
  return needs === 'agent' && !isAgent(session) ? 'player' : null;
}

/** Where visitors sign in. */
export const LOGIN_PATH = '/login';

/** The home page with the registration open over it. */
export const REGISTER_PATHS = ['/register', '/register.html'];

/** Pages that guests reach where a brand asks them to sign in first (`loginToHome`). */
const OPEN_PATHS = [LOGIN_PATH, ...REGISTER_PATHS, '/helpmc', '/download'];

/** The path whose page a visitor gets: the log-in page in place of others, for guests of a brand that asks for it. */
export function getShownPath(path: string, gates: Gates, session: Session): string {
  const plain = toPlainPath(path);
  const isFree = !gates.loginToHome || session.kind === 'member' || OPEN_PATHS.includes(plain);
  return isFree || getDestination(plain, gates).kind === 'unknown' ? plain : LOGIN_PATH;
}
