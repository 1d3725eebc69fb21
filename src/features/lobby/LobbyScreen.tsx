import { Navigate } from 'react-router-dom';
import type { GameCategory } from '../../../schemas/api/games.ts';
import { getPlayPath, opensAtOnce } from '../../lib/gamePaths.ts';
import { useCurrentScreen } from '../../platform/screens/ScreensContext.tsx';
import { LobbyBody } from './LobbyBody.tsx';
import { LobbyComingSoon } from './LobbyComingSoon.tsx';
import styles from './LobbyScreen.module.css';
import { useLobby } from './useLobby.ts';
import { useFiltersOfAddress } from './useLobbyFilters.ts';

/** The lobby of a game category, or of one vendor of it: everything that can be played, found in a moment. */
export default function LobbyScreen() {
  const { category, vassalage } = useCurrentScreen()?.games ?? {};
  return <Lobby category={category as GameCategory | undefined} vassalage={vassalage} />;
}

function Lobby(of: { category?: GameCategory; vassalage?: string }) {
  const lobby = useLobby(of);
  const { vendors, firstPlayable } = lobby;
  const { vendor } = useFiltersOfAddress();

  const open = vendors?.filter(({ status }) => status === 'normal') ?? [];
  const chosen = of.vassalage ?? vendor ?? (open.length === 1 ? open[0]!.vassalage : null);
  // Books of bets are one product a vendor: there is nothing to choose from.
  if (of.category && opensAtOnce(of.category) && chosen && firstPlayable) {
    const first =
      firstPlayable.vassalage === chosen
        ? firstPlayable
        : lobby.index.games.find((game) => game.vassalage === chosen && game.status === 'normal');
    if (first) return <Navigate to={getPlayPath(first.id)} replace />;
  }
  return (
    <div className={styles.page}>
      {firstPlayable === null ? (
        <LobbyComingSoon vendors={vendors ?? []} />
      ) : (
        <LobbyBody lobby={lobby} />
      )}
    </div>
  );
}
