import { Trans } from '@lingui/react/macro';
import { Clock, Heart, SearchX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './LobbyNothing.module.css';
import type { FilterControls } from './useLobbyFilters.ts';

/** In place of games where the filters leave none: why, and the way on. */
export function LobbyNothing({ controls }: { controls: FilterControls }) {
  const { filters, clear } = controls;
  const isOnly = filters.search === '' && filters.features.length === 0 && !filters.volatility;
  const own = isOnly && !filters.vendor ? filters.own : null;
  if (own === 'favorites') {
    return (
      <Nothing
        icon={Heart}
        onClear={clear}
        title={
          <Trans id="lobby.noFavorites.title" context="Heading where a member keeps no game yet">
            No favourites yet
          </Trans>
        }
        text={
          <Trans id="lobby.noFavorites.text" context="Text where a member keeps no game yet">
            Press the heart on a game, and it waits for you here.
          </Trans>
        }
      />
    );
  }
  if (own === 'recent') {
    return (
      <Nothing
        icon={Clock}
        onClear={clear}
        title={
          <Trans id="lobby.noRecent.title" context="Heading where a member has played no game yet">
            Nothing played yet
          </Trans>
        }
        text={
          <Trans id="lobby.noRecent.text" context="Text where a member has played no game yet">
            The games you play stand here, the latest first.
          </Trans>
        }
      />
    );
  }
  return (
    <Nothing
      icon={SearchX}
      onClear={clear}
      title={
        <Trans id="lobby.nothing.title" context="Heading where the filters leave no game">
          No games found
        </Trans>
      }
      text={
        <Trans id="lobby.nothing.text" context="Text where the filters leave no game">
          Try another word, or fewer filters.
        </Trans>
      }
    />
  );
}

function Nothing(props: {
  icon: LucideIcon;
  title: ReactNode;
  text: ReactNode;
  onClear: () => void;
}) {
  const { icon: Drawing } = props;
  return (
    <div className={styles.nothing}>
      <span className={styles.emblem} aria-hidden="true">
        <Drawing size={32} strokeWidth={1.5} />
      </span>
      <h2>{props.title}</h2>
      <p className={styles.text}>{props.text}</p>
      <Button onClick={props.onClear}>
        <Trans id="lobby.showAll" context="Button where no game was found: show all games">
          Show all games
        </Trans>
      </Button>
    </div>
  );
}
