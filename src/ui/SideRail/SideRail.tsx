import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useScreenPath } from '../../platform/screens/ScreensContext.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import { SupportLinks, useSupportContacts } from '../Footer/FooterParts.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useReducedMotion } from '../motion/useMediaQuery.ts';
import { getSocialTitle, SocialIcon } from '../SocialIcon/SocialIcon.tsx';
import { RailItem } from './RailItem.tsx';
import styles from './SideRail.module.css';

/** The narrow rail at the trailing edge of wide screens: service, channels, apps, back to the top. */
export function SideRail() {
  const { t } = useLingui();
  const label = t({
    id: 'rail.label',
    context: 'Name of the narrow rail beside the page, read out by screen readers',
    message: 'Service and downloads',
  });
  return (
    <aside className={styles.rail} aria-label={label}>
      <ServiceItem />
      <SocialItem />
      <AppItem />
      <BackToTop />
    </aside>
  );
}

function ServiceItem() {
  if (useSupportContacts().length === 0) return null;
  return (
    <RailItem
      icon="service"
      title={
        <Trans id="rail.service" context="Button of the narrow rail">
          Customer service
        </Trans>
      }
    >
      <ul className={styles.links}>
        <SupportLinks className={styles.link} />
      </ul>
    </RailItem>
  );
}

function SocialItem() {
  const { social } = useBrand();
  if (social.length === 0) return null;
  return (
    <RailItem
      icon="share"
      title={
        <Trans id="rail.social" context="Button of the narrow rail: the merchant's social channels">
          Follow us
        </Trans>
      }
    >
      <ul className={styles.links}>
        {social.map(({ kind, href }) => (
          <li key={href}>
            <SiteLink href={href} className={styles.link}>
              <SocialIcon kind={kind} />
              {getSocialTitle(kind)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </RailItem>
  );
}

function AppItem() {
  const downloadPath = useScreenPath('download');
  const { apps } = useBrand();
  const [codes, setCodes] = useState<ReactNode>(null);
  if (!downloadPath || Object.keys(apps).length === 0) return null;
  const loadCodes = () => {
    if (codes) return;
    // Without the codes the link to the download page still stands there.
    import('./AppCodes.tsx').then(({ AppCodes }) => setCodes(<AppCodes />), console.warn);
  };
  return (
    <RailItem
      icon="qrCode"
      title={
        <Trans id="rail.app" context="Button of the narrow rail: download the apps">
          Get the app
        </Trans>
      }
      onOpen={loadCodes}
    >
      <div className={styles.codes}>{codes}</div>
      <SiteLink href={downloadPath} className={styles.link}>
        <Icon name="download" />
        <Trans id="rail.download" context="Link to the page with all downloads and guides">
          All downloads and guides
        </Trans>
      </SiteLink>
    </RailItem>
  );
}

function BackToTop() {
  const { t } = useLingui();
  const isStill = useReducedMotion();
  const label = t({ id: 'rail.top', context: 'Button of the narrow rail', message: 'Back to top' });
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.top}`}
      aria-label={label}
      title={label}
      onClick={() => window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })}
    >
      <Icon name="arrowUp" />
    </button>
  );
}
