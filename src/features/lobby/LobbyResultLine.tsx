import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { GAME_ORDERS } from '../../../schemas/api/games.ts';
import { FavoriteFault } from '../../ui/GameCard/FavoriteFault.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { ChipSelect } from '../../ui/ChipSelect/ChipSelect.tsx';
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

/** How many games can be played now and how many are to come, the way back to all of them, and their order. */
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
        {count === undefined || playableCount === undefined ? (
          <Skeleton className={styles.counting} />
        ) : (
          <Counts count={playableCount} rest={count - playableCount} />
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

/** What can be played comes first; what cannot is only said where there is some. */
function Counts({ count, rest }: { count: number; rest: number }) {
  return (
    <>
      {(count > 0 || rest === 0) && (
        <span className={styles.total}>
          <Plural
            id="lobby.count"
            context="Above the games: how many there are to play"
            value={count}
            one="# game"
            other="# games"
          />
        </span>
      )}
      {count > 0 && rest > 0 && <span className={styles.dot}>{' · '}</span>}
      {rest > 0 && (
        <span className={styles.rest}>
          <Plural
            id="lobby.count.rest"
            context="Above the games, beside how many there are to play: how many have not opened yet"
            value={rest}
            one="# not open yet"
            other="# not open yet"
          />
        </span>
      )}
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
