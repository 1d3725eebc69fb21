import type { CSSProperties } from 'react';
import { useBanners } from '../../api/useBanners.ts';
import { getBannerArt } from '../../lib/artAddress.ts';
import { usePictureSource } from '../../platform/brand/BrandContext.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import styles from './LoginArt.module.css';

const SIZES = '(min-width: 900px) 400px, 1px';

/** The merchant's banner beside the form (group w_login): its room is there before it, and stays its own colour without it. */
export function LoginArt() {
  const from = usePictureSource();
  const banner = useBanners('w_login').data?.[0];
  if (!banner) return null;
  const drawn = banner.art === null ? null : getBannerArt(banner.art, 'tall', from);
  const src = banner.url ?? drawn?.src;
  return (
    <div
      className={styles.art}
      // Without a picture it is a plain ground in the colours of the brand.
      style={src ? ({ '--banner-color': banner.color } as CSSProperties) : undefined}
      data-drawn={banner.art === null ? undefined : ''}
    >
      {src && (
        <Picture
          src={src}
          sources={
            banner.url === null && drawn
              ? [
                  { type: 'image/avif', srcSet: drawn.avif },
                  { type: 'image/webp', srcSet: drawn.webp },
                ]
              : []
          }
          width={800}
          height={960}
          sizes={SIZES}
          loading="eager"
          className={styles.image}
        />
      )}
      {banner.title && (
        <div className={styles.words}>
          <p className={styles.title}>{banner.title}</p>
          <p>{banner.subtitle}</p>
        </div>
      )}
    </div>
  );
}
