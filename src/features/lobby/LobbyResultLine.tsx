import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { GAME_ORDERS } from '../../../schemas/api/games.ts';
import { FavoriteFault } from '../../ui/GameCard/FavoriteFault.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { ChipSelect } from './ChipSelect.tsx';
import { isNarrowed, type GameOrder } from './lobbyFilters.ts';
import styles from './LobbyResultLine.module.css';
import type { FilterControls } from './useLobbyFilters.ts';

/**
 * Browsers open their tables of numbers and plurals with the first that is written, which takes them as long as drawing
 * all cards of the first view: better done while the games are on their way.
 */
function useReadyPlurals(): void {
  const { i18n } = useLingui();
  useEffect(() => {
    // The first paint and the question for games go before.
    const timer = setTimeout(() => {
      new Intl.PluralRules(i18n.locale).select(0);
      new Intl.NumberFormat(i18n.locale).format(0);
    });
    return () => clearTimeout(timer);
  }, [i18n.locale]);
}

/** How many games there are and can be played now, the way back to all of them, and their order. */
export function LobbyResultLine({
  count,
  playableCount = count,
  controls,
  isRefused,
}: {
  /** Undefined while nobody knows. */
  count: number | undefined;
  /** Undefined while nobody knows. */
  playableCount: number | undefined;
  controls: FilterControls;
  /** The last press on a heart could not be kept. */
  isRefused: boolean;
}) {
  const { filters, change, clear } = controls;
  useReadyPlurals();
  return (
    <div className={styles.line}>
      <p role="status" className={styles.count}>
        {count === undefined ? (
          <Skeleton className={styles.counting} />
        ) : (
          <span className={styles.total}>
            <Plural
              id="lobby.count"
              context="Above the games: how many there are"
              value={count}
              one="# game"
              other="# games"
            />
          </span>
        )}
        {count !== undefined && playableCount !== undefined && playableCount < count && (
          <PlayableCount count={playableCount} />
        )}
      </p>
      {isNarrowed(filters) && (
        <button type="button" className={styles.clear} onClick={clear}>
          <Trans id="lobby.clear" context="Button above the games: show all of them again">
            Clear filters
          </Trans>
        </button>
      )}
      {isRefused && <FavoriteFault className={styles.refused} />}
      <span className={styles.order}>
        <OrderChip order={filters.sort} onChoose={(sort) => change({ sort })} />
      </span>
    </div>
  );
}

/** Said only where not all of them can be played. */
function PlayableCount({ count }: { count: number }) {
  return (
    <>
      <span className={styles.dot}>{' · '}</span>
      <span className={styles.playable}>
        {count === 0 ? (
          <Trans
            id="lobby.count.soon"
            context="After the number of games: none of them can be played yet"
          >
            coming soon
          </Trans>
        ) : (
          <Plural
            id="lobby.count.playable"
            context="After the number of games: how many of them can be played now"
            value={count}
            one="# to play now"
            other="# to play now"
          />
        )}
      </span>
    </>
  );
}

function OrderChip({
  order,
  onChoose,
}: {
  order: GameOrder;
  onChoose: (order: GameOrder) => void;
}) {
  const { t } = useLingui();
  const names: Readonly<Record<GameOrder, string>> = {
    popular: t({
      id: 'lobby.sort.popular',
      context: 'Order of a list of games',
      message: 'Most played',
    }),
    name: t({
      id: 'lobby.sort.name',
      context: 'Order of a list of games',
      message: 'Name, A to Z',
    }),
    newest: t({
      id: 'lobby.sort.newest',
      context: 'Order of a list of games',
      message: 'Newest first',
    }),
    rtp: t({
      id: 'lobby.sort.rtp',
      context: 'Order of a list of games: by the share of stakes that is paid back',
      message: 'Highest return',
    }),
  };
  return (
    <ChipSelect
      label={t({
        id: 'lobby.sort',
        context: 'Name of the choice of an order, read out by screen readers',
        message: 'Order',
      })}
      value={order}
      options={GAME_ORDERS.map((each) => ({ value: each, label: names[each] }))}
      onChoose={(value) => onChoose(GAME_ORDERS.find((each) => each === value) ?? 'popular')}
    />
  );
}
