import { Trans } from '@lingui/react/macro';
import { getPlayPath } from '../../lib/gamePaths.ts';
import { suggestGames } from '../../lib/suggestGames.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { GameCard, type Game } from '../../ui/GameCard/GameCard.tsx';
import styles from './ClosedGameDialog.module.css';

const SUGGESTED = 3;

/** Says why a game does not open, and offers others like it. */
export function ClosedGameDialog({
  game,
  games,
  onClose,
}: {
  game: Game;
  games: readonly Game[];
  onClose: () => void;
}) {
  const others = suggestGames(games, game, SUGGESTED);
  return (
    <Dialog title={game.gameName} lead={<Reason status={game.status} />} onClose={onClose}>
      {others.length > 0 && (
        <section>
          <h3 className={styles.heading}>
            <Trans
              id="lobby.closed.others"
              context="Heading above games that are offered in place of one that is closed"
            >
              Play one of these instead
            </Trans>
          </h3>
          <ul role="list" className={styles.games}>
            {others.map((other) => (
              <li key={other.id}>
                <GameCard game={other} href={getPlayPath(other.id)} headingLevel={4} eager />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

function Reason({ status }: { status: Game['status'] }) {
  return status === 'soon' ? (
    <Trans id="lobby.closed.soon" context="Why a game does not open: it is not released yet">
      This game has not opened yet. It will stand here when it does.
    </Trans>
  ) : (
    <Trans id="lobby.closed.maintenance" context="Why a game does not open: it is being repaired">
      This game is under maintenance and will be back.
    </Trans>
  );
}
