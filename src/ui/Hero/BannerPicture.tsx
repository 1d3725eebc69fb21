import { useState, type CSSProperties } from 'react';
import { getBannerArt } from '../../lib/artAddress.ts';
import { usePictureSource } from '../../platform/brand/BrandContext.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import styles from './BannerPicture.module.css';
import type { Banner } from './Hero.tsx';

function sourcesOf(art: string, from: string): PictureSource[] {
  const tall = getBannerArt(art, 'tall', from);
  const wide = getBannerArt(art, 'wide', from);
  const narrow = { media: '(max-width: 699px)', width: 800, height: 960 };
  return [
    { type: 'image/avif', srcSet: tall.avif, ...narrow },
    { type: 'image/webp', srcSet: tall.webp, ...narrow },
    { type: 'image/avif', srcSet: wide.avif },
    { type: 'image/webp', srcSet: wide.webp },
  ];
}

/**
 * Picture of a banner, filling the box around it: tall art below 700 px, wide above, mirrored with the writing. Where it
 * cannot be had, its colour stays.
 */
export function BannerPicture({
  banner,
  first,
  sizes = '100vw',
}: {
  banner: Banner;
  /** The first banner of the page goes before every other picture. */
  first: boolean;
  sizes?: string;
}) {
  const [missing, setMissing] = useState<string | null>(null);
  const from = usePictureSource();
  const drawn = banner.url === null ? banner.art : null;
  const src = banner.url ?? (drawn && getBannerArt(drawn, 'wide', from).src);
  return (
    <div
      className={styles.picture}
      style={{ '--banner-color': banner.color } as CSSProperties}
      data-drawn={drawn === null ? undefined : ''}
    >
      {src && src !== missing && (
        <Picture
          key={src}
          src={src}
          sources={drawn === null ? [] : sourcesOf(drawn, from)}
          width={1600}
          height={640}
          sizes={sizes}
          className={styles.image}
          loading={first ? 'high' : 'lazy'}
          onMissing={() => setMissing(src)}
        />
      )}
    </div>
  );
}
