import { useState } from 'react';
import { usePictureSource } from '../../platform/brand/BrandContext.tsx';
import styles from './PhoneField.module.css';

/** The flag of a country, silent beside its name; its two letters where the picture cannot be had. */
export function Flag({ countryCode }: { countryCode: string }) {
  const from = usePictureSource();
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === countryCode) {
    return (
      <span aria-hidden="true" className={styles.letters}>
        {countryCode}
      </span>
    );
  }
  return (
    <img
      src={`${from}/TCG_PROD_IMAGES/COUNTRY_FLAG/${countryCode}.png`}
      alt=""
      width={24}
      height={18}
      loading="lazy"
      className={styles.flag}
      onError={() => setMissing(countryCode)}
    />
  );
}
