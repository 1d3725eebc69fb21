import { useBrand } from '../../platform/brand/BrandContext.tsx';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import { GamePicture } from '../../ui/GameCard/GamePicture.tsx';
import { BannerPicture } from '../../ui/Hero/BannerPicture.tsx';
import type { Banner } from '../../ui/Hero/Hero.tsx';
import styles from './PhoneMock.module.css';

const GAMES_SHOWN = 6;

/** A drawn phone that shows the brand's app. */
export function PhoneMock({ banner, games }: { banner?: Banner; games: readonly Game[] }) {
  const { name } = useBrand();
  return (
    <div className={styles.stage} aria-hidden="true" data-scheme="dark">
      <div className={styles.phone}>
        <div className={styles.screen}>
          <span className={styles.name}>{name}</span>
          <div className={styles.banner}>
            {banner && <BannerPicture banner={banner} first={false} sizes="240px" />}
          </div>
          <div className={styles.games}>
            {games.slice(0, GAMES_SHOWN).map((game) => (
              <span key={game.id} className={styles.game}>
                <GamePicture game={game} sizes="72px" />
              </span>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
