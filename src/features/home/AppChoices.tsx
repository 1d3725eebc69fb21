import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, type ReactNode } from 'react';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { AppMark } from '../../ui/AppMark/AppMark.tsx';
import { useMediaQuery } from '../../ui/motion/useMediaQuery.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import styles from './AppChoices.module.css';

/** Where codes are seen; on a phone nothing of them is loaded. */
const WIDE = '(min-width: 900px)';

const QrDrawing = lazy(() =>
  import('../../ui/QrCode/QrDrawing.tsx').then((file) => ({ default: file.QrDrawing })),
);

/** One app a row: its QR code for the phone beside the screen, its link for the screen that is the phone. */
export function AppChoices({ apps }: { apps: ResolvedBrand['apps'] }) {
  return (
    <ul role="list" className={styles.apps}>
      <App href={apps.ios} maker="apple">
        <Trans id="home.app.ios" context="Button: download the app for iPhone">
          iPhone
        </Trans>
      </App>
      <App href={apps.iosLite} maker="apple">
        <Trans id="home.app.iosLite" context="Button: download the smaller app for iPhone">
          iPhone Lite
        </Trans>
      </App>
      <App href={apps.android} maker="android">
        <Trans id="home.app.android" context="Button: download the app for Android">
          Android
        </Trans>
      </App>
    </ul>
  );
}

function App({
  href,
  maker,
  children,
}: {
  href?: string;
  maker: 'apple' | 'android';
  children: ReactNode;
}) {
  // Codes are for the eyes of a camera: nothing of them belongs into the prerendered page.
  const isWide = useMediaQuery(WIDE);
  if (!href) return null;
  return (
    <li>
      <SiteLink href={href} className={styles.app}>
        <span className={styles.code} data-scheme="light" aria-hidden="true">
          {isWide && (
            <Suspense>
              <QrDrawing value={href} />
            </Suspense>
          )}
        </span>
        <span className={styles.name}>
          <AppMark maker={maker} />
          {children}
        </span>
      </SiteLink>
    </li>
  );
}
