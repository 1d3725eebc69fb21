import { Link } from 'react-router-dom';
import { GameActions } from '../GameActions.tsx';
import type { GameCardProps } from '../GameCard.tsx';
import { GameMark } from '../GameMark.tsx';
import { GamePicture } from '../GamePicture.tsx';
import { useLongPress } from '../useLongPress.ts';
import styles from './Tile.module.css';

const SIZES = '(min-width: 1200px) 190px, (min-width: 600px) 170px, 145px';

/** Picture first, the name on it. */
export default function Tile(props: GameCardProps) {
  const { game, href, rank, eager, headingLevel = 3, corner, onClosedPress } = props;
  const Heading = `h${headingLevel}` as const;
  const press = useLongPress();
  const playable = game.status === 'normal';
  const mark = <GameMark game={game} quietHot={rank !== undefined} />;
  const isSoon = game.status === 'soon';
  return (
    // The name stands on the picture, which is dark in both schemes.
    <article
      className={styles.card}
      data-scheme="dark"
      data-playable={playable || undefined}
      data-open={press.open || undefined}
      {...(playable ? press.handlers : {})}
    >
      <GamePicture game={game} sizes={SIZES} eager={eager} />
      {!isSoon && <div className={styles.mark}>{mark}</div>}
      <div className={styles.caption}>
        {rank !== undefined && <span className={styles.rank}>{rank}</span>}
        <div className={styles.words}>
          {isSoon && <div className={styles.soon}>{mark}</div>}
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
          {playable && (
            <div className={styles.actions}>
              {press.isMet && <GameActions game={game} href={href} />}
            </div>
          )}
        </div>
      </div>
      {corner}
    </article>
  );
}
