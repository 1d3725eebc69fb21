import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, type ReactNode } from 'react';
import { siAndroid, siApple } from 'simple-icons';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { useMounted } from '../../ui/motion/useMounted.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import styles from './AppChoices.module.css';

const QrCode = lazy(() => import('./QrCode.tsx').then((file) => ({ default: file.QrCode })));

/** One app a row: its QR code for the phone beside the screen, its link for the screen that is the phone. */
export function AppChoices({ apps }: { apps: ResolvedBrand['apps'] }) {
  return (
    <ul role="list" className={styles.apps}>
      <App href={apps.ios} mark={siApple.path}>
        <Trans id="home.app.ios" context="Button: download the app for iPhone">
          iPhone
        </Trans>
      </App>
      <App href={apps.iosLite} mark={siApple.path}>
        <Trans id="home.app.iosLite" context="Button: download the smaller app for iPhone">
          iPhone Lite
        </Trans>
      </App>
      <App href={apps.android} mark={siAndroid.path}>
        <Trans id="home.app.android" context="Button: download the app for Android">
          Android
        </Trans>
      </App>
    </ul>
  );
}

function App({ href, mark, children }: { href?: string; mark: string; children: ReactNode }) {
  // Codes are for the eyes of a camera: nothing of them belongs into the prerendered page.
  const mounted = useMounted();
  if (!href) return null;
  return (
    <li>
      <SiteLink href={href} className={styles.app}>
        <span className={styles.code} data-scheme="light" aria-hidden="true">
          {mounted && (
            <Suspense>
              <QrCode value={href} />
            </Suspense>
          )}
        </span>
        <span className={styles.name}>
          <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
            <path d={mark} />
          </svg>
          {children}
        </span>
      </SiteLink>
    </li>
  );
}
