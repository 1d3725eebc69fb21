import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { BannerPicture } from '../../ui/Hero/BannerPicture.tsx';
import type { Banner } from '../../ui/Hero/Hero.tsx';
import styles from './PhoneMock.module.css';

/** A drawn phone that opens the brand's app. */
export function PhoneMock({ banner }: { banner?: Banner }) {
  const brand = useBrand();
  const { mark } = brand.assets;
  return (
    <div className={styles.stage} aria-hidden="true" data-scheme="dark">
      <div className={styles.phone}>
        <div className={styles.screen}>
          {banner && <BannerPicture banner={banner} first={false} sizes="280px" />}
          <div className={styles.splash}>
            {mark && (
              <img
                src={mark.src}
                alt=""
                width={56}
                height={56}
                className={styles.mark}
                loading="lazy"
              />
            )}
            <span className={styles.name}>{brand.name}</span>
            <span className={styles.bar} />
          </div>
        </div>
      </div>
    </div>
  );
}
