import { Trans } from '@lingui/react/macro';
import { getPlayPath } from '../../lib/gamePaths.ts';
import { GamePicture } from '../../ui/GameCard/GamePicture.tsx';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import styles from './LotteryCard.module.css';

const BALLS = [0, 1, 2, 3, 4];

/** A lottery with its picture and the balls that will carry its numbers. */
export function LotteryCard({ game }: { game: Game }) {
  const open = game.status === 'normal';
  return (
    <article className={styles.card} data-status={game.status}>
      <div className={styles.picture}>
        <GamePicture game={game} sizes="96px" />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name} title={game.gameName}>
          <SiteLink href={getPlayPath(game.id)} className={styles.link}>
            {game.gameName}
          </SiteLink>
        </h3>
        <p className={styles.vendor} title={game.vendorName}>
          {game.vendorName}
        </p>
        <div className={styles.balls} data-scheme="dark" aria-hidden="true">
          {BALLS.map((ball) => (
            <span key={ball} className={styles.ball} />
          ))}
        </div>
        <p className={styles.draw}>
          {open ? (
            <Trans
              id="home.lotteries.drawsSoon"
              context="On a lottery card whose next draw is not far"
            >
              Draws soon
            </Trans>
          ) : game.status === 'soon' ? (
            <Trans id="home.lotteries.soon" context="On a lottery card that has not opened yet">
              Coming soon
            </Trans>
          ) : (
            <Trans id="home.lotteries.paused" context="On a lottery card that cannot be played now">
              Back soon
            </Trans>
          )}
        </p>
      </div>
    </article>
  );
}
