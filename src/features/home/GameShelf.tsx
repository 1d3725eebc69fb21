import type { ReactNode } from 'react';
import { getPlayPath } from '../../lib/gamePaths.ts';
import { GameCard, type Game } from '../../ui/GameCard/GameCard.tsx';
import { Shelf } from '../../ui/Shelf/Shelf.tsx';

/** A shelf of games; nothing where there are none. */
export function GameShelf({
  title,
  games,
  count,
  seeAllHref,
  ranked = false,
}: {
  title: ReactNode;
  games: readonly Game[];
  count?: number;
  seeAllHref?: string;
  /** Whether the cards carry their places. */
  ranked?: boolean;
}) {
  if (games.length === 0) return null;
  return (
    <Shelf title={title} count={count} seeAllHref={seeAllHref}>
      {games.map((game, at) => (
        <GameCard
          key={game.id}
          game={game}
          href={getPlayPath(game.id)}
          rank={ranked ? at + 1 : undefined}
        />
      ))}
    </Shelf>
  );
}
