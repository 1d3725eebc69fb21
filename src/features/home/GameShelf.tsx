import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { getPlayPath } from '../../lib/gamePaths.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { GameCard, type Game } from '../../ui/GameCard/GameCard.tsx';
import { Shelf } from '../../ui/Shelf/Shelf.tsx';
import styles from './GameShelf.module.css';

/** A shelf of games; nothing where there are none. */
export function GameShelf({
  title,
  games,
  count,
  seeAllHref,
  ranked = false,
  isSoon = false,
}: {
  title: ReactNode;
  games: readonly Game[];
  count?: number;
  seeAllHref?: string;
  /** Whether the cards carry their places; those that cannot be played have none. */
  ranked?: boolean;
  /** Whether none of them can be played yet. */
  isSoon?: boolean;
}) {
  if (games.length === 0) return null;
  return (
    <Shelf
      title={isSoon ? <SoonTitle title={title} /> : title}
      count={count}
      seeAllHref={seeAllHref}
    >
      {games.map((game, at) => (
        <GameCard
          key={game.id}
          game={game}
          href={getPlayPath(game.id)}
          rank={ranked && game.status === 'normal' ? at + 1 : undefined}
        />
      ))}
    </Shelf>
  );
}

function SoonTitle({ title }: { title: ReactNode }) {
  return (
    <span className={styles.soon}>
      {title}
      <Badge>
        <Trans
          id="home.row.soon"
          context="Beside the heading of a row of games of which none can be played yet"
        >
          Coming soon
        </Trans>
      </Badge>
    </span>
  );
}
