import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getGameMenus } from '../../../schemas/api/games.ts';

type Menu = ValueOf<typeof getGameMenus>;

/** How many games of a category can be played now; undefined while nobody knows. */
export const countOpenGames = (menu: Menu | undefined, category: string): number | undefined =>
  menu?.categories.find(({ gameCategory }) => gameCategory === category)?.openCount;
