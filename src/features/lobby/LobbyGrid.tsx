import { useLingui } from '@lingui/react/macro';
import { memo, Suspense, useMemo } from 'react';
import { LOBBY_PAGE_SIZE } from '../../api/games.ts';
import { getPlayPath } from '../../lib/gamePaths.ts';
import { usePreloadedSlot } from '../../platform/slots/slots.tsx';
import { FavoriteButton } from '../../ui/GameCard/FavoriteButton.tsx';
import { GameCard, type Game } from '../../ui/GameCard/GameCard.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VirtualGrid } from '../../ui/VirtualGrid/VirtualGrid.tsx';
import styles from './LobbyGrid.module.css';

/** Cards of the first view on wide screens: their pictures do not wait to be scrolled to. */
const FIRST_VIEW = 8;

/** The games that were found, however many; those that have not come yet have their room. */
export function LobbyGrid({
  games,
  count = LOBBY_PAGE_SIZE,
  favorites,
  onToggle,
  onClosedPress,
}: {
  games: readonly Game[];
  /** Undefined while nobody knows how many will come. */
  count: number | undefined;
  favorites: ReadonlySet<string>;
  onToggle: (gameId: string, isFavorite: boolean) => void;
  onClosedPress: (game: Game) => void;
}) {
  const { t } = useLingui();
  usePreloadedSlot(GameCard);
  return (
    <div className={styles.grid} aria-busy={games.length < count || undefined}>
      <VirtualGrid
        label={t({
          id: 'lobby.games',
          context: 'Name of the list of games, read out by screen readers',
          message: 'Games',
        })}
        count={count}
        knownCount={games.length}
        firstCount={LOBBY_PAGE_SIZE}
        placeholder={<CardSkeleton />}
      >
        {(at) => {
          const game = games[at];
          // What is drawn late may still know fewer games than there are.
          if (!game) return <CardSkeleton />;
          return (
            <Suspense fallback={<CardSkeleton />}>
              <LobbyCard
                game={game}
                eager={at < FIRST_VIEW}
                isFavorite={favorites.has(game.id)}
                onToggle={onToggle}
                onClosedPress={onClosedPress}
              />
            </Suspense>
          );
        }}
      </VirtualGrid>
    </div>
  );
}

const LobbyCard = memo(function LobbyCard(props: {
  game: Game;
  eager: boolean;
  isFavorite: boolean;
  onToggle: (gameId: string, isFavorite: boolean) => void;
  onClosedPress: (game: Game) => void;
}) {
  const { game, eager, isFavorite, onToggle, onClosedPress } = props;
  const corner = useMemo(
    () => (
      <FavoriteButton
        gameName={game.gameName}
        isOn={isFavorite}
        onToggle={() => onToggle(game.id, !isFavorite)}
      />
    ),
    [game, isFavorite, onToggle],
  );
  return (
    <GameCard
      game={game}
      href={getPlayPath(game.id)}
      eager={eager}
      headingLevel={2}
      corner={corner}
      onClosedPress={() => onClosedPress(game)}
    />
  );
});

function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className={styles.picture} />
      <Skeleton className={styles.name} />
    </div>
  );
}
