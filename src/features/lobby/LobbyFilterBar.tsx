import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, Crown, Flame, Gift, Heart, Play, Sparkles, type LucideIcon } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { VOLATILITY_LEVELS } from '../../../schemas/api/games.ts';
import { useGate } from '../../platform/gates/gates.tsx';
import { useModals } from '../../platform/modals/modals.ts';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import { ChipSelect } from '../../ui/ChipSelect/ChipSelect.tsx';
import { someHave } from './gameIndex.ts';
import styles from './LobbyFilterBar.module.css';
import type { GameFeature, LobbyFilters, VolatilityLevel } from './lobbyFilters.ts';
import type { FilterControls } from './useLobbyFilters.ts';

/** What a lobby can be narrowed by. Only what some game of it has is offered. */
export const LobbyFilterBar = memo(function LobbyFilterBar({
  games,
  filters,
  change,
}: { games: readonly Game[] } & Pick<FilterControls, 'filters' | 'change'>) {
  const { t } = useLingui();
  const toggle = (feature: GameFeature) =>
    change(({ features }) => {
      const others = features.filter((each) => each !== feature);
      return { features: others.length < features.length ? others : [...others, feature] };
    });
  const hasTrials = useGate('freePlay');
  const isOffered = (feature: GameFeature) =>
    filters.features.includes(feature) ||
    ((feature !== 'trial' || hasTrials) && someHave(games, feature));
  return (
    <div
      role="group"
      aria-label={t({
        id: 'lobby.filters',
        context: 'Name of the row of filters above the games, read out by screen readers',
        message: 'Filters',
      })}
      className={styles.bar}
    >
      {(filters.isPlayable || isMixed(games)) && (
        <Chip
          icon={Play}
          isOn={filters.isPlayable}
          onPress={() => change({ isPlayable: !filters.isPlayable })}
        >
          <Trans
            id="lobby.filter.playable"
            context="Filter: games that can be played now, not those that are coming soon"
          >
            Playable now
          </Trans>
        </Chip>
      )}
      <OwnChips filters={filters} change={change} />
      {FEATURES.filter(({ id }) => isOffered(id)).map(({ id, icon, label }) => (
        <Chip key={id} icon={icon} isOn={filters.features.includes(id)} onPress={() => toggle(id)}>
          {label}
        </Chip>
      ))}
      {games.some(({ volatility }) => volatility !== undefined) && (
        <VolatilityChip
          chosen={filters.volatility}
          onChoose={(volatility) => change({ volatility })}
        />
      )}
    </div>
  );
});

/** Whether some can be played now and some cannot. */
const isMixed = (games: readonly Game[]) =>
  games.some(({ status }) => status === 'normal') &&
  games.some(({ status }) => status !== 'normal');

const FEATURES: readonly { id: GameFeature; icon: LucideIcon; label: ReactNode }[] = [
  {
    id: 'hot',
    icon: Flame,
    label: (
      <Trans id="lobby.filter.hot" context="Filter: games that many people play">
        Hot
      </Trans>
    ),
  },
  {
    id: 'new',
    icon: Sparkles,
    label: (
      <Trans id="lobby.filter.new" context="Filter: games that came lately">
        New
      </Trans>
    ),
  },
  {
    id: 'jackpot',
    icon: Crown,
    label: (
      <Trans id="lobby.filter.jackpot" context="Filter: games with a jackpot">
        Jackpot
      </Trans>
    ),
  },
  {
    id: 'trial',
    icon: Gift,
    label: (
      <Trans id="lobby.filter.trial" context="Filter: games that can be played without money">
        Free trial
      </Trans>
    ),
  },
];

/** What is the member's own; a guest is asked to log in first. */
function OwnChips({ filters, change }: Pick<FilterControls, 'filters' | 'change'>) {
  const { requireMember } = useModals();
  const choose = (own: NonNullable<LobbyFilters['own']>) =>
    filters.own === own ? change({ own: null }) : requireMember(() => change({ own }));
  return (
    <>
      <Chip icon={Heart} isOn={filters.own === 'favorites'} onPress={() => choose('favorites')}>
        <Trans id="lobby.filter.favorites" context="Filter: games that the member keeps">
          Favourites
        </Trans>
      </Chip>
      <Chip icon={Clock} isOn={filters.own === 'recent'} onPress={() => choose('recent')}>
        <Trans id="lobby.filter.recent" context="Filter: games that the member played last">
          Recently played
        </Trans>
      </Chip>
    </>
  );
}

function Chip(props: {
  icon: LucideIcon;
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  const { icon: Drawing, isOn, onPress, children } = props;
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onPress}>
      <Drawing size={16} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </button>
  );
}

function VolatilityChip({
  chosen,
  onChoose,
}: {
  chosen: VolatilityLevel | null;
  onChoose: (level: VolatilityLevel | null) => void;
}) {
  const { t } = useLingui();
  const label = t({
    id: 'lobby.volatility',
    context: 'Filter: how wildly the results of a game swing',
    message: 'Volatility',
  });
  const names: Readonly<Record<VolatilityLevel, string>> = {
    low: t({
      id: 'lobby.volatility.low',
      context: 'Choice of a filter: games with small and frequent wins',
      message: 'Low volatility',
    }),
    medium: t({
      id: 'lobby.volatility.medium',
      context: 'Choice of a filter: games between low and high volatility',
      message: 'Medium volatility',
    }),
    high: t({
      id: 'lobby.volatility.high',
      context: 'Choice of a filter: games with large and rare wins',
      message: 'High volatility',
    }),
  };
  return (
    <ChipSelect
      label={label}
      value={chosen ?? ''}
      isOn={chosen !== null}
      options={[
        {
          value: '',
          label: t({
            id: 'lobby.volatility.any',
            context: 'Choice of a filter: games of every volatility',
            message: 'Any volatility',
          }),
        },
        ...VOLATILITY_LEVELS.map((level) => ({ value: level, label: names[level] })),
      ]}
      onChoose={(value) => onChoose(VOLATILITY_LEVELS.find((level) => level === value) ?? null)}
    />
  );
}
