import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { hotGames } from '../../../api/games.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { GameShelf } from '../GameShelf.tsx';
import { SectionData } from '../SectionData.tsx';
import type { SectionProps } from '../sectionProps.ts';
import { useCategoryScreens } from '../useCategoryScreen.ts';

/** The most played games of the moment, ranked; only what can be played now. */
export default function HotGames({ limit }: SectionProps<'hotGames'>) {
  const query = useQuery(hotGames(useHttp(), { status: 'normal', limit }));
  const open = new Set(useCategoryScreens().map((screen) => screen.category));
  return (
    <SectionData id="hotGames" query={query}>
      {({ list }) => (
        <GameShelf
          title={
            <Trans id="home.hot.title" context="Heading above the row of the most played games">
              Most played now
            </Trans>
          }
          games={list.filter((game) => open.has(game.category))}
          ranked
        />
      )}
    </SectionData>
  );
}
