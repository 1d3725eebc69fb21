import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useBanners } from '../../../api/useBanners.ts';
import { hotGames } from '../../../api/games.ts';
import { useBrand } from '../../../platform/brand/BrandContext.tsx';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { AppChoices } from '../AppChoices.tsx';
import { PhoneMock } from '../PhoneMock.tsx';
import { PHONE_GAMES } from '../phoneGames.ts';
import styles from './AppDownload.module.css';

/** The apps that the brand has, with their QR codes on wide screens. */
export default function AppDownload() {
  const headingId = useId();
  const brand = useBrand();
  const guidePath = useScreenPath('download');
  const http = useHttp();
  // Only the pictures on the drawn phone: the section stands without.
  const banner = useBanners('w_app').data?.[0];
  const games = useQuery(hotGames(http, PHONE_GAMES)).data?.list ?? [];
  const hasApps = Object.values(brand.apps).some(Boolean);
  if (!hasApps && !guidePath) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2 id={headingId} className={styles.title}>
            <Trans id="home.app.title" context="Heading of the part about the apps">
              Keep it in your pocket
            </Trans>
          </h2>
          <p className={styles.text}>
            <Trans id="home.app.text" context="Under the heading about the apps">
              The same account, balance and games on your phone.
            </Trans>
          </p>
          {guidePath && (
            <div className={styles.guide}>
              <ButtonLink
                href={guidePath}
                kind={hasApps ? 'quiet' : 'primary'}
                iconAfter="arrowForward"
              >
                <Trans
                  id="home.app.guide"
                  context="Link to the page that explains how to install the apps"
                >
                  How to install
                </Trans>
              </ButtonLink>
            </div>
          )}
        </div>
        <div className={styles.choices}>
          <AppChoices apps={brand.apps} />
        </div>
        <div className={styles.phone}>
          <PhoneMock banner={banner} games={games} />
        </div>
      </div>
    </section>
  );
}
