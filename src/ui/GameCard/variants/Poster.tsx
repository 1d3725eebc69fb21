import { Link } from 'react-router-dom';
import { GameActions } from '../GameActions.tsx';
import type { GameCardProps } from '../GameCard.tsx';
import { GameMark } from '../GameMark.tsx';
import { GamePicture } from '../GamePicture.tsx';
import { useLongPress } from '../useLongPress.ts';
import styles from './Poster.module.css';

const SIZES = '(min-width: 1200px) 190px, (min-width: 600px) 170px, 145px';

/** Picture in 3:4 with the name and vendor under it. */
export default function Poster(props: GameCardProps) {
  const { game, href, rank, eager, headingLevel = 3, corner, onClosedPress } = props;
  const Heading = `h${headingLevel}` as const;
  const press = useLongPress();
  const playable = game.status === 'normal';
  return (
    <article
      className={styles.card}
      data-playable={playable || undefined}
      data-open={press.open || undefined}
      {...(playable ? press.handlers : {})}
    >
      <div className={styles.frame} data-corner={corner ? '' : undefined}>
        <GamePicture game={game} sizes={SIZES} eager={eager} />
        <GameMark game={game} quietHot={rank !== undefined} />
      </div>
      <div className={styles.caption}>
        {rank !== undefined && <span className={styles.rank}>{rank}</span>}
        <div className={styles.words}>
          <Heading className={styles.name} title={game.gameName}>
            {!playable && onClosedPress ? (
              <button type="button" className={styles.link} onClick={onClosedPress}>
                {game.gameName}
              </button>
            ) : (
              <Link to={href} className={styles.link}>
                {game.gameName}
              </Link>
            )}
          </Heading>
          <p className={styles.vendor} title={game.vendorName}>
            {game.vendorName}
          </p>
        </div>
      </div>
      {playable && (
        <div className={styles.actions}>
          {press.isMet && <GameActions game={game} href={href} />}
        </div>
      )}
      {corner}
    </article>
  );
}
