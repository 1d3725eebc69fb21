import { useState } from 'react';
import { getVendorArt } from '../../lib/artAddress.ts';
import { getInitial } from '../../lib/initialOf.ts';
import { usePictureSource } from '../../platform/brand/BrandContext.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { Vendor } from './PanelGames.tsx';
import styles from './VendorPicture.module.css';

/** The mark of a vendor; the first letter of its name where there is none. */
export function VendorPicture({ vendor }: { vendor: Vendor }) {
  const [missing, setMissing] = useState<string | null>(null);
  const art = getVendorArt(vendor.vassalage, usePictureSource());
  const src = vendor.smallIcon ?? art.src;
  return (
    <span className={styles.picture} data-status={vendor.status}>
      {missing === src ? (
        <span className={styles.initial} aria-hidden="true">
          {getInitial(vendor.displayName)}
        </span>
      ) : (
        <Picture
          key={src}
          src={src}
          sources={
            vendor.smallIcon
              ? []
              : [
                  { type: 'image/avif', srcSet: art.avif },
                  { type: 'image/webp', srcSet: art.webp },
                ]
          }
          width={160}
          height={100}
          className={styles.image}
          onMissing={() => setMissing(src)}
        />
      )}
    </span>
  );
}
