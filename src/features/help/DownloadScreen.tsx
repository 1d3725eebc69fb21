import { Trans } from '@lingui/react/macro';
import { useBanners } from '../../api/useBanners.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { BannerPicture } from '../../ui/Hero/BannerPicture.tsx';
import { DownloadCard } from './DownloadCard.tsx';
import styles from './DownloadScreen.module.css';
import { APPS } from './downloadApps.ts';
import { InstallSteps } from './InstallSteps.tsx';

/** The apps that the brand has, each with its code, its link and how to install it. */
export default function DownloadScreen() {
  const { apps } = useBrand();
  // Only a picture comes from it: the page stands without.
  const art = useBanners('w_app').data?.[0];
  const offered = APPS.filter(({ kind }) => apps[kind]);
  return (
    <div className={styles.page}>
      <header className={styles.head} data-scheme="dark">
        <div className={styles.words}>
          <h1>
            <Trans id="download.title" context="Heading of the page about the apps">
              Take it with you
            </Trans>
          </h1>
          <p className={styles.lead}>
            {offered.length > 0 ? (
              <Trans id="download.lead" context="Under the heading of the page about the apps">
                The same account, balance and games on your phone.
              </Trans>
            ) : (
              <Trans
                id="download.empty"
                context="Under the heading of the page about the apps, where there are none"
              >
                There is no app to install, and none is needed: put this site on your home screen,
                and it opens like one.
              </Trans>
            )}
          </p>
        </div>
        {art && (
          <div className={styles.picture} aria-hidden="true">
            <BannerPicture banner={art} first sizes="(min-width: 900px) 80rem, 100vw" />
          </div>
        )}
      </header>
      <ul role="list" className={styles.apps}>
        {offered.map((app) => (
          <li key={app.kind} className={styles.app}>
            <DownloadCard app={app} href={apps[app.kind]!} />
          </li>
        ))}
        {offered.length === 0 && (
          <>
            <li className={styles.card}>
              <InstallSteps kind="iosHomeScreen" />
            </li>
            <li className={styles.card}>
              <InstallSteps kind="androidHomeScreen" />
            </li>
          </>
        )}
      </ul>
    </div>
  );
}
