import { useQuery } from '@tanstack/react-query';
import { gameMenus, hotGames } from '../../../api/games.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { GameShelf } from '../GameShelf.tsx';
import { SectionData } from '../SectionData.tsx';
import { countOpenGames } from '../openGames.ts';
import type { SectionProps } from '../sectionProps.ts';
import { useCategoryScreen, type CategoryScreen } from '../useCategoryScreen.ts';

/** The popular games of one category that can be played now. */
export default function GameRow({ category, limit }: SectionProps<'gameRow'>) {
  const screen = useCategoryScreen(category);
  return screen ? <OpenRow screen={screen} limit={limit} /> : null;
}

function OpenRow({ screen, limit }: { screen: CategoryScreen; limit: number }) {
  const http = useHttp();
  const { category } = screen;
  const query = useQuery(hotGames(http, { category, status: 'normal', limit }));
  const menus = useQuery(gameMenus(http));
  return (
    <SectionData id="gameRow" query={query}>
      {({ list }) => (
        <GameShelf
          title={screen.label}
          games={list}
          count={countOpenGames(menus.data, category)}
          seeAllHref={screen.path}
        />
      )}
    </SectionData>
  );
}
