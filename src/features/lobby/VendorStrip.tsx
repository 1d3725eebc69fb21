import { Trans, useLingui } from '@lingui/react/macro';
import { LayoutGrid } from 'lucide-react';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { Arrows } from '../../ui/Shelf/Arrows.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import type { Vendor } from './PanelGames.tsx';
import { SoonWord } from './SoonWord.tsx';
import type { FilterControls } from './useLobbyFilters.ts';
import { VendorPicture } from './VendorPicture.tsx';
import styles from './VendorStrip.module.css';

/** The vendors of a lobby side by side; pressing one is an address of its own, so that going back undoes it. */
export const VendorStrip = memo(function VendorStrip({
  vendors,
  chosen,
  getHref,
}: {
  vendors: readonly Vendor[] | undefined;
  chosen: string | null;
  getHref: FilterControls['getHref'];
}) {
  const { t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [chosen]);
  if (vendors && vendors.length < 2) return null;
  return (
    <nav
      aria-label={t({
        id: 'lobby.vendors',
        context: 'Name of the row of game makers above the games, read out by screen readers',
        message: 'Providers',
      })}
      className={styles.vendors}
    >
      <ul ref={strip} role="list" className={styles.strip}>
        <Place href={getHref({ vendor: null })} isChosen={chosen === null}>
          <span className={styles.all}>
            <LayoutGrid size={24} strokeWidth={1.75} aria-hidden="true" />
          </span>
          <span className={styles.name}>
            <Trans id="lobby.vendors.all" context="First of the row of game makers: show all games">
              All
            </Trans>
          </span>
        </Place>
        {vendors?.map((vendor) => (
          <Place
            key={vendor.vassalage}
            href={getHref({ vendor: vendor.vassalage })}
            isChosen={vendor.vassalage === chosen}
          >
            <span className={styles.picture}>
              <VendorPicture vendor={vendor} />
              {vendor.status === 'soon' && (
                <span className={styles.soon}>
                  <SoonWord />
                </span>
              )}
            </span>
            <span className={styles.name} title={vendor.displayName}>
              {vendor.displayName}
            </span>
          </Place>
        ))}
        {!vendors &&
          Array.from({ length: 8 }, (_, at) => (
            <li key={at} aria-hidden="true">
              <Skeleton className={styles.missing} />
            </li>
          ))}
      </ul>
      <span className={styles.arrows}>
        <Arrows track={strip} shown={vendors?.length ?? 0} />
      </span>
    </nav>
  );
});

function Place(props: { href: string; isChosen: boolean; children: ReactNode }) {
  return (
    <li>
      <SiteLink
        href={props.href}
        className={styles.vendor}
        aria-current={props.isChosen ? 'true' : undefined}
      >
        {props.children}
      </SiteLink>
    </li>
  );
}
