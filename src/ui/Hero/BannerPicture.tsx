import { useState, type CSSProperties } from 'react';
import { getBannerArt } from '../../lib/artAddress.ts';
import { usePictureSource } from '../../platform/brand/BrandContext.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import styles from './BannerPicture.module.css';
import type { Banner } from './Hero.tsx';

const NARROW = { media: '(max-width: 699px)', width: 800, height: 960 } as const;

const ownSourcesOf = (tallUrl: string | null): PictureSource[] =>
  tallUrl === null ? [] : [{ srcSet: tallUrl, ...NARROW }];

function sourcesOf(art: string, from: string): PictureSource[] {
  const tall = getBannerArt(art, 'tall', from);
  const wide = getBannerArt(art, 'wide', from);
  return [
    { type: 'image/avif', srcSet: tall.avif, ...NARROW },
    { type: 'image/webp', srcSet: tall.webp, ...NARROW },
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
  const { art, url, tallUrl, color } = banner;
  const drawn = url === null ? art : null;
  const src = url ?? (drawn && getBannerArt(drawn, 'wide', from).src);
  return (
    <div
      className={styles.picture}
      // A banner without a picture is a plain ground in the colours of the brand.
      style={src ? ({ '--banner-color': color } as CSSProperties) : undefined}
      data-drawn={art === null ? undefined : ''}
    >
      {src && src !== missing && (
        <Picture
          key={src}
          src={src}
          sources={drawn === null ? ownSourcesOf(tallUrl) : sourcesOf(drawn, from)}
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
