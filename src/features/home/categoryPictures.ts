import { useQueries } from '@tanstack/react-query';
import type { GameCategory } from '../../../schemas/api/games.ts';
import { gameMenus, hotGames } from '../../api/games.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import type { ScreenContext } from '../../platform/screens/screen.ts';
import type { Game } from '../../ui/GameCard/GameCard.tsx';

const topGame = (category: GameCategory) => ({ category, limit: 1 });

/** The most played game of each category, whose picture stands for it; undefined where there is none yet. */
export function useCategoryPictures(
  categories: readonly GameCategory[],
): readonly (Game | undefined)[] {
  const http = useHttp();
  return useQueries({
    queries: categories.map((category) => hotGames(http, topGame(category))),
    combine: (results) => results.map((result) => result.data?.list[0]),
  });
}

/** Fetches the categories with their counts, and the picture of each. */
export async function prefetchCategories({ queryClient, http }: ScreenContext): Promise<void> {
  const menus = await queryClient.fetchQuery(gameMenus(http));
  await Promise.all(
    menus.categories.map(({ gameCategory }) =>
      queryClient.prefetchQuery(hotGames(http, topGame(gameCategory))),
    ),
  );
}
