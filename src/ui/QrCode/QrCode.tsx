import { lazy, Suspense } from 'react';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { useMounted } from '../motion/useMounted.ts';
import styles from './QrCode.module.css';

const QrDrawing = lazy(
  loadChunk(() => import('./QrDrawing.tsx').then((file) => ({ default: file.QrDrawing }))),
);

/**
 * An address, or another text, as a QR code as wide as its place. It is for a camera only: say the same beside it as a link
 * or a text to copy. It is not in prerendered pages, and its script loads when it shows.
 */
export function QrCode({ href, text }: { href?: string; text?: string }) {
  const isMounted = useMounted();
  return (
    <span className={styles.code} data-scheme="light" aria-hidden="true">
      {isMounted && (
        <Suspense>
          {/* Addresses whole, since a camera knows no host of ours. */}
          <QrDrawing value={text ?? new URL(href ?? '', window.location.origin).href} />
        </Suspense>
      )}
    </span>
  );
}
