import { useLingui } from '@lingui/react/macro';
import { Carousel } from '../../Carousel/Carousel.tsx';
import { BannerAction, useHasAction } from '../BannerAction.tsx';
import { BannerPicture } from '../BannerPicture.tsx';
import type { HeroProps } from '../Hero.tsx';
import styles from './Split.module.css';

/** The words on the page, the picture framed beside them: quieter, for brands with much to say. */
export default function Split({ banners, intervalSeconds, isOver }: HeroProps) {
  const { t } = useLingui();
  const hasAction = useHasAction();
  const slides = banners.map((banner, at) => ({
    id: banner.id,
    name: banner.title,
    pressable: hasAction(banner),
    content: (
      <div className={styles.slide}>
        <div className={styles.copy}>
          <h2 className={styles.title}>{banner.title}</h2>
          {banner.subtitle && <p className={styles.subtitle}>{banner.subtitle}</p>}
          <BannerAction banner={banner} />
        </div>
        <div className={styles.frame}>
          <BannerPicture
            banner={banner}
            first={at === 0}
            sizes="(min-width: 1440px) 810px, (min-width: 700px) 58vw, 100vw"
          />
        </div>
      </div>
    ),
  }));
  return (
    <div className={styles.split} data-over={isOver || undefined} inert={isOver}>
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
