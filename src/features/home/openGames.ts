import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getGameMenus } from '../../../schemas/api/games.ts';

type MenuCategory = Pick<ValueOf<typeof getGameMenus>['categories'][number], 'cards'>;

/** How many games of a category are of vendors that are open. */
export const countOpenGames = ({ cards }: MenuCategory): number =>
  cards.reduce((sum, { status, gameCount }) => sum + (status === 'normal' ? gameCount : 0), 0);

/** Whether no vendor of a category has opened yet. */
export const isComingSoon = ({ cards }: MenuCategory): boolean =>
  cards.length > 0 && cards.every(({ status }) => status === 'soon');
