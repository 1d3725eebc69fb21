import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Problem } from '../../platform/http/problem.ts';
import { useCurrentScreen } from '../../platform/screens/ScreensContext.tsx';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import { LoadFault } from '../../ui/LoadFault/LoadFault.tsx';
import { ClosedGameDialog } from './ClosedGameDialog.tsx';
import { findGames } from './gameIndex.ts';
import { LobbyFilterBar } from './LobbyFilterBar.tsx';
import { LobbyGrid } from './LobbyGrid.tsx';
import { LobbyNothing } from './LobbyNothing.tsx';
import { LobbyResultLine } from './LobbyResultLine.tsx';
import { isNarrowed, type LobbyFilters } from './lobbyFilters.ts';
import { LobbySearch } from './LobbySearch.tsx';
import styles from './LobbyScreen.module.css';
import { VendorComingSoon } from './VendorComingSoon.tsx';
import { VendorStrip } from './VendorStrip.tsx';
import type { useLobby } from './useLobby.ts';
import { useLobbyFilters } from './useLobbyFilters.ts';
import { useOwnGames } from './useOwnGames.ts';

/** A lobby that has something to play: what to look for, and what was found. */
export function LobbyBody({ lobby }: { lobby: ReturnType<typeof useLobby> }) {
  // Kept here, so that a key draws nothing of the page around.
  const controls = useLobbyFilters();
  const { filters } = controls;
  const { index, fault } = lobby;
  const [closed, setClosed] = useState<Game | null>(null);
  const ownGames = useOwnGames(filters.own === 'recent');
  const { found, count, playableCount } = useFound(lobby, filters, ownGames);
  const vendor = lobby.vendors?.find(isOf(filters.vendor));
  return (
    <>
      <div className={styles.head}>
        <LobbyTitle vendorName={vendor?.displayName} />
        <LobbySearch text={filters.search} onType={controls.search} />
      </div>
      <div className={styles.tools}>
        <VendorStrip vendors={lobby.vendors} chosen={filters.vendor} getHref={controls.getHref} />
        <LobbyFilterBar games={index.games} filters={controls.settled} change={controls.change} />
        {vendor?.status === 'soon' && <VendorComingSoon vendor={vendor} games={index.games} />}
        <LobbyResultLine
          count={count}
          playableCount={playableCount}
          controls={controls}
          isRefused={ownGames.isRefused}
        />
      </div>
      {fault && <LobbyFault fault={fault} onRetry={lobby.retry} />}
      {count === 0 ? (
        <LobbyNothing controls={controls} />
      ) : (
        !(fault && count === undefined) && (
          <LobbyGrid
            games={found}
            count={count}
            favorites={ownGames.own.favorites}
            onToggle={ownGames.toggle}
            onClosedPress={setClosed}
          />
        )
      )}
      {closed && (
        <ClosedGameDialog game={closed} games={index.games} onClose={() => setClosed(null)} />
      )}
    </>
  );
}

const NONE: readonly Game[] = [];

interface Found {
  readonly found: readonly Game[];
  readonly count?: number;
  readonly playableCount?: number;
}

/** What the filters leave, how many, and how many of them can be played; numbers are undefined while nobody knows. */
function useFound(
  { index, isWhole, total, playableTotal }: ReturnType<typeof useLobby>,
  filters: LobbyFilters,
  { own, isWaiting }: ReturnType<typeof useOwnGames>,
): Found {
  const found = useMemo(() => findGames(index, filters, own), [index, filters, own]);
  const isEverything = filters.sort === 'popular' && !isNarrowed(filters);
  const isOwnOnTheWay = filters.own !== null && isWaiting;
  const isReady = index.games.length > 0 && (isWhole || isEverything) && !isOwnOnTheWay;
  if (!isReady) return { found: NONE };
  // Those that are on their way have their room already.
  if (isEverything) return { found, count: total, playableCount: playableTotal };
  const playable = found.filter(({ status }) => status === 'normal');
  return { found, count: found.length, playableCount: playable.length };
}

const isOf =
  (vendor: string | null) =>
  ({ vassalage }: { vassalage: string }) =>
    vassalage === vendor;

/** The name of the category, and of the vendor that is chosen. */
function LobbyTitle({ vendorName }: { vendorName?: string }) {
  const { i18n } = useLingui();
  const screen = useCurrentScreen();
  return (
    <h1 className={styles.title}>
      {screen && i18n._(screen.label)}
      {vendorName && <span className={styles.vendorName}>{vendorName}</span>}
    </h1>
  );
}

function LobbyFault({ fault, onRetry }: { fault: Error; onRetry: () => void }) {
  const isOffline = fault instanceof Problem && fault.code === 'offline';
  return (
    <div className={styles.fault}>
      <LoadFault onRetry={onRetry}>
        {isOffline ? (
          <Trans id="lobby.offline" context="In place of games while the device has no connection">
            You are offline. Check your connection, then try again.
          </Trans>
        ) : (
          <Trans id="lobby.fault" context="In place of games that could not be loaded">
            The games did not load.
          </Trans>
        )}
      </LoadFault>
    </div>
  );
}
