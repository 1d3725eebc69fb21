import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { AppMark } from '../../ui/AppMark/AppMark.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { QrCode } from '../../ui/QrCode/QrCode.tsx';
import type { DownloadApp } from './downloadApps.ts';
import styles from './DownloadScreen.module.css';
import { InstallSteps } from './InstallSteps.tsx';

/** One app: its code for the phone beside the screen, its link for the screen that is the phone, and its steps. */
export function DownloadCard({ app, href }: { app: DownloadApp; href: string }) {
  const { i18n } = useLingui();
  return (
    <article className={styles.card}>
      <div className={styles.name}>
        <AppMark maker={app.maker} size={28} />
        <h2>{i18n._(app.name)}</h2>
      </div>
      <p className={styles.text}>{i18n._(app.text)}</p>
      <div className={styles.code}>
        <QrCode href={href} />
        <p className={styles.hint}>
          <Trans id="download.scan" context="Beside the QR code of an app">
            Point your phone’s camera here, or open this page on it.
          </Trans>
        </p>
      </div>
      <ButtonLink
        href={href}
        kind={app.kind === 'iosLite' ? 'secondary' : 'primary'}
        icon="download"
        wide
      >
        {i18n._(app.action)}
      </ButtonLink>
      <InstallSteps kind={app.kind} />
    </article>
  );
}
