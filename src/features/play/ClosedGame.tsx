import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import type { GameCategory } from '../../../schemas/api/games.ts';
import { hotGames } from '../../api/games.ts';
import { getPlayPath } from '../../lib/gamePaths.ts';
import { suggestGames } from '../../lib/suggestGames.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { GameCard, type Game } from '../../ui/GameCard/GameCard.tsx';
import { GamePicture } from '../../ui/GameCard/GamePicture.tsx';
import styles from './ClosedGame.module.css';

/** Games that are asked for, so that some of them can be played. */
const ASKED = 24;
const SHOWN = 6;

/** Says why a game cannot be played now, and offers others in its place. */
export function ClosedGame({
  game,
  status = game.status,
  suggestions,
}: {
  game: Game;
  /** What the gateway said last, where it knows better than the list. */
  status?: Game['status'];
  suggestions?: readonly Game[];
}) {
  const others = useOthers(game, suggestions);
  return (
    <div className={styles.closed}>
      <div className={styles.head}>
        <span className={styles.picture}>
          <GamePicture game={game} sizes="144px" eager />
        </span>
        <div className={styles.words}>
          <p className={styles.vendor}>{game.vendorName}</p>
          <h1 className={styles.name}>{game.gameName}</h1>
          {status === 'soon' && (
            <p className={styles.note}>
              <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
              <Trans
                id="play.closed.soon.note"
                context="Small label under the name of a game that is not released yet"
              >
                Coming soon
              </Trans>
            </p>
          )}
          <p className={styles.reason}>
            {status === 'soon' ? (
              <Trans
                id="play.closed.soon"
                context="Why a game does not open: it is not released yet"
              >
                This game has not opened yet. It will stand in the lobby when it does.
              </Trans>
            ) : (
              <Trans
                id="play.closed.maintenance"
                context="Why a game does not open: it is being repaired"
              >
                This game is under maintenance and will be back.
              </Trans>
            )}
          </p>
        </div>
      </div>
      {others.length > 0 && (
        <section>
          <h2 className={styles.heading}>
            <Trans
              id="play.closed.others"
              context="Heading above games that are offered in place of one that is closed"
            >
              Play one of these instead
            </Trans>
          </h2>
          <ul role="list" className={styles.games}>
            {others.map((other) => (
              <li key={other.id}>
                <GameCard game={other} href={getPlayPath(other.id)} eager />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** What the gateway suggests, or what is near among the most played of the category, or of everything. */
function useOthers(game: Game, suggestions: readonly Game[] = []): readonly Game[] {
  const http = useHttp();
  const category = game.category as GameCategory;
  const isKnown = suggestions.length > 0;
  const ofCategory = useQuery({
    ...hotGames(http, { category, limit: ASKED }),
    enabled: !isKnown,
  });
  const near = suggestGames(ofCategory.data?.list ?? [], game, SHOWN);
  const isAlone = !isKnown && ofCategory.data !== undefined && near.length === 0;
  const ofAll = useQuery({ ...hotGames(http, { limit: ASKED }), enabled: isAlone });
  if (isKnown) return suggestions;
  return isAlone ? suggestGames(ofAll.data?.list ?? [], game, SHOWN) : near;
}
