import { Trans, useLingui } from '@lingui/react/macro';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getGameList } from '../../../schemas/api/games.ts';
import { getPlayPath } from '../../lib/gamePaths.ts';
import { useGate } from '../../platform/gates/gates.tsx';
import { GamePicture } from '../../ui/GameCard/GamePicture.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import styles from './PanelGame.module.css';

type Game = ValueOf<typeof getGameList>['games'][number];

/**
 * A game in the drop-down: its picture plays it, the line below tries it where that is possible. Of one that cannot be
 * played now the same link leads to why, and to others.
 */
export function PanelGame({
  game,
  isLarge = false,
  isSaid = false,
}: {
  game: Game;
  /** Shown among so few that each has more room. */
  isLarge?: boolean;
  /** That it is coming soon is said of all of them already. */
  isSaid?: boolean;
}) {
  const { t } = useLingui();
  const canTry = useGate('freePlay') && game.supportPlay === 0 && game.status === 'normal';
  const { gameName } = game;
  const content = (
    <>
      <span className={styles.picture} data-large={isLarge || undefined}>
        {isLarge ? (
          <GamePicture game={game} sizes="280px" eager />
        ) : (
          <GamePicture game={game} sizes="128px" eager />
        )}
        {game.status === 'normal' && (
          <span className={styles.play}>
            <Icon name="play" />
          </span>
        )}
      </span>
      <span className={styles.name} title={gameName}>
        {gameName}
      </span>
    </>
  );
  return (
    <li className={styles.game} data-status={game.status}>
      <SiteLink
        href={getPlayPath(game.id)}
        className={styles.main}
        aria-label={
          game.status === 'normal'
            ? t({
                id: 'navPanel.play',
                context: 'Link on the picture of a game; {gameName} is its name',
                message: `Play ${{ gameName }}`,
              })
            : undefined
        }
      >
        {content}
      </SiteLink>
      {canTry && (
        <SiteLink
          href={getPlayPath(game.id, true)}
          className={styles.try}
          aria-label={t({
            id: 'navPanel.tryNamed',
            context: 'Link that plays a game with play money; {gameName} is its name',
            message: `Try ${{ gameName }} for free`,
          })}
        >
          <Trans id="navPanel.try" context="Short link that plays a game with play money">
            Try free
          </Trans>
        </SiteLink>
      )}
      {game.status !== 'normal' && !(isSaid && game.status === 'soon') && (
        <ClosedNote status={game.status} />
      )}
    </li>
  );
}

function ClosedNote({ status }: { status: 'maintenance' | 'soon' }) {
  return (
    <span className={styles.note}>
      {status === 'soon' ? (
        <Trans id="navPanel.soon" context="Below a game that is not open yet">
          Coming soon
        </Trans>
      ) : (
        <Trans id="navPanel.maintenance" context="Below a game that is under maintenance">
          Maintenance
        </Trans>
      )}
    </span>
  );
}
