import { useState, type CSSProperties } from 'react';
import { getGameArt } from '../../lib/artAddress.ts';
import { getInitial } from '../../lib/initialOf.ts';
import { usePictureSource } from '../../platform/brand/BrandContext.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { Game } from './GameCard.tsx';
import styles from './GamePicture.module.css';

/** The picture of a game, filling the box around it; a drawn initial in its place where it is missing. */
export function GamePicture({
  game,
  sizes,
  eager = false,
}: {
  game: Pick<Game, 'id' | 'gameName' | 'showIcon' | 'color'> & Partial<Pick<Game, 'status'>>;
  /** The `sizes` of the picture: how wide it shows. */
  sizes: string;
  eager?: boolean;
}) {
  const [missing, setMissing] = useState<string | null>(null);
  const art = getGameArt(game.id, usePictureSource());
  const src = game.showIcon ?? art.src;
  return (
    <span
      className={styles.picture}
      data-scheme="dark"
      style={{ '--game-color': game.color } as CSSProperties}
    >
      {missing === src ? (
        <span className={styles.fallback} aria-hidden="true">
          {/* The mark of a game under maintenance stands where the letter would. */}
          {game.status !== 'maintenance' && getInitial(game.gameName)}
        </span>
      ) : (
        <Picture
          key={src}
          src={src}
          sources={
            game.showIcon
              ? []
              : [
                  { type: 'image/avif', srcSet: art.avif },
                  { type: 'image/webp', srcSet: art.webp },
                ]
          }
          width={240}
          height={320}
          sizes={sizes}
          className={styles.image}
          loading={eager ? 'eager' : 'lazy'}
          onMissing={() => setMissing(src)}
        />
      )}
    </span>
  );
}
