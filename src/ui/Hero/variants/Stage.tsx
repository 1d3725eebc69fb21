import { useLingui } from '@lingui/react/macro';
import { Carousel } from '../../Carousel/Carousel.tsx';
import { BannerAction, useHasAction } from '../BannerAction.tsx';
import { BannerPicture } from '../BannerPicture.tsx';
import type { HeroProps } from '../Hero.tsx';
import styles from './Stage.module.css';

/** Full-bleed banners; the words stand on a scrim that grows from their side of the picture. */
export default function Stage({ banners, intervalSeconds, isOver }: HeroProps) {
  const { t } = useLingui();
  const hasAction = useHasAction();
  const slides = banners.map((banner, at) => ({
    id: banner.id,
    name: banner.title,
    pressable: hasAction(banner),
    content: (
      <div className={styles.slide}>
        <BannerPicture banner={banner} first={at === 0} />
        <div className={styles.scrim} />
        <div className={styles.copy}>
          <h2 className={styles.title}>{banner.title}</h2>
          {banner.subtitle && <p className={styles.subtitle}>{banner.subtitle}</p>}
          <BannerAction banner={banner} />
        </div>
      </div>
    ),
  }));
  return (
    // The pictures are lit scenes on dark ground, in both schemes.
    <div data-scheme="dark" className={styles.stage} data-over={isOver || undefined} inert={isOver}>
      <Carousel
        label={t({
          id: 'home.hero.label',
          context: 'Name of the banners at the top of the home page, read aloud',
          message: 'Highlights',
        })}
        slides={slides}
        intervalSeconds={intervalSeconds}
        controlsClassName={styles.controls}
      />
    </div>
  );
}
