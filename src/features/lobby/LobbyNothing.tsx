import { Trans } from '@lingui/react/macro';
import { Clock, Heart, SearchX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './LobbyNothing.module.css';
import type { FilterControls } from './useLobbyFilters.ts';

interface Words {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

const FAVORITES: Words = {
  icon: Heart,
  title: (
    <Trans id="lobby.noFavorites.title" context="Heading where a member keeps no game yet">
      No favourites yet
    </Trans>
  ),
  text: (
    <Trans id="lobby.noFavorites.text" context="Text where a member keeps no game yet">
      Press the heart on a game, and it waits for you here.
    </Trans>
  ),
};

const RECENT: Words = {
  icon: Clock,
  title: (
    <Trans id="lobby.noRecent.title" context="Heading where a member has played no game yet">
      Nothing played yet
    </Trans>
  ),
  text: (
    <Trans id="lobby.noRecent.text" context="Text where a member has played no game yet">
      The games you play stand here, the latest first.
    </Trans>
  ),
};

const FILTERED: Words = {
  icon: SearchX,
  title: (
    <Trans id="lobby.nothing.title" context="Heading where the filters leave no game">
      No games found
    </Trans>
  ),
  text: (
    <Trans id="lobby.nothing.text" context="Text where the filters leave no game">
      Try another word, or fewer filters.
    </Trans>
  ),
};

function getWords({ filters }: FilterControls): Words {
  const { search, features, volatility, vendor, own, isPlayable } = filters;
  const isOnly = search === '' && features.length === 0 && !volatility && !vendor && !isPlayable;
  if (isOnly && own === 'favorites') return FAVORITES;
  return isOnly && own === 'recent' ? RECENT : FILTERED;
}

/** In place of games where the filters leave none: why, and the way on. */
export function LobbyNothing({ controls }: { controls: FilterControls }) {
  const { icon: Drawing, title, text } = getWords(controls);
  return (
    <div className={styles.nothing}>
      <span className={styles.emblem} aria-hidden="true">
        <Drawing size={32} strokeWidth={1.5} />
      </span>
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
      <Button onClick={controls.clear}>
        <Trans id="lobby.showAll" context="Button where no game was found: show all games">
          Show all games
        </Trans>
      </Button>
    </div>
  );
}
