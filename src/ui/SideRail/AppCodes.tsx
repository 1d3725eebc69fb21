import { Trans } from '@lingui/react/macro';
import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import styles from './AppCodes.module.css';

/** The address that a code carries: whole, since a phone's camera knows no host of ours. */
function toAbsolute(href: string): string {
  return new URL(href, window.location.origin).href;
}

/** The apps' addresses as codes for a phone's camera. */
export function AppCodes() {
  const { apps } = useBrand();
  const titles: Record<keyof typeof apps, ReactNode> = {
    ios: (
      <Trans id="apps.ios" context="Name of the app for iPhones">
        iOS
      </Trans>
    ),
    iosLite: (
      <Trans id="apps.iosLite" context="Name of the smaller app for iPhones">
        iOS Lite
      </Trans>
    ),
    android: (
      <Trans id="apps.android" context="Name of the app for Android phones">
        Android
      </Trans>
    ),
  };
  const kinds = (Object.keys(titles) as (keyof typeof apps)[]).filter((kind) => apps[kind]);
  return (
    <ul className={styles.codes}>
      {kinds.map((kind) => (
        <li key={kind} className={styles.item}>
          <a href={apps[kind]} className={styles.link} target="_blank" rel="noopener noreferrer">
            <span className={styles.code}>
              <QRCodeSVG
                value={toAbsolute(apps[kind] ?? '')}
                size={96}
                bgColor="transparent"
                fgColor="currentColor"
                // The link's name tells what the code leads to.
                aria-hidden
              />
            </span>
            {titles[kind]}
          </a>
        </li>
      ))}
    </ul>
  );
}
