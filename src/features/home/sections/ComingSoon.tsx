import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { hotGames } from '../../../api/games.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { GameShelf } from '../GameShelf.tsx';
import { SectionData } from '../SectionData.tsx';
import type { SectionProps } from '../sectionProps.ts';

/** The one shelf of games that are on their way. */
export default function ComingSoon({ limit }: SectionProps<'comingSoon'>) {
  const query = useQuery(hotGames(useHttp(), { status: 'soon', limit }));
  return (
    <SectionData id="comingSoon" query={query}>
      {({ list }) => (
        <GameShelf
          title={
            <Trans
              id="home.comingSoon.title"
              context="Heading above a row of games that cannot be played yet"
            >
              Coming soon
            </Trans>
          }
          games={list}
        />
      )}
    </SectionData>
  );
}
