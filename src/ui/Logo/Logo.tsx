import type { BrandAsset } from '../../../schemas/resolvedBrand.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import styles from './Logo.module.css';

interface Picture extends BrandAsset {
  readonly className?: string;
  readonly scheme?: 'dark' | 'light';
  readonly lazy?: boolean;
}

function LogoPicture({ src, width, height, className, scheme, lazy }: Picture) {
  const { name } = useBrand();
  return (
    <img
      className={`${styles.picture} ${className ?? ''}`}
      src={src}
      width={width}
      height={height}
      alt={name}
      data-only-scheme={scheme}
      // A picture of the other scheme is fetched only when that scheme shows.
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
    />
  );
}

/** Names of more characters than this are written smaller, on up to two lines. */
const SHORT_NAME = 16;

function WrittenName({ className }: { className?: string }) {
  const { name } = useBrand();
  return (
    <span
      className={`${styles.name} ${className ?? ''}`}
      data-long={name.length > SHORT_NAME || undefined}
      title={name}
    >
      {name}
    </span>
  );
}

function Wordmark({ className }: { className?: string }) {
  const { assets, scheme } = useBrand();
  if (!assets.logo) return <WrittenName className={className} />;
  if (!assets.logoLight || assets.logoLight.src === assets.logo.src) {
    return <LogoPicture {...assets.logo} className={className} />;
  }
  return (
    <>
      <LogoPicture {...assets.logo} className={className} scheme="dark" lazy={scheme === 'light'} />
      <LogoPicture
        {...assets.logoLight}
        className={className}
        scheme="light"
        lazy={scheme === 'dark'}
      />
    </>
  );
}

/**
 * The brand's wordmark in the scheme that shows, chosen by the style sheet alone; its name in the display face where
 * it has none. With `narrow="mark"` the square emblem takes its place on phones.
 */
export function Logo({ narrow = 'wordmark' }: { narrow?: 'wordmark' | 'mark' }) {
  const { mark } = useBrand().assets;
  const swaps = narrow === 'mark' && mark !== undefined;
  return (
    <span className={styles.logo}>
      <Wordmark className={swaps ? styles.roomy : undefined} />
      {swaps && <LogoPicture {...mark} className={styles.narrow} />}
    </span>
  );
}
