import { useLingui } from '@lingui/react/macro';
import { CountBadge } from '../Badge/CountBadge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import type { BottomNavProps } from './BottomNav.tsx';

/** The places of a bottom navigation; each variant dresses them. */
export function BottomNavEntries({
  menu,
  styles,
}: BottomNavProps & {
  /** Classes `nav`, `list`, `entry`, `icon` and `label` of the variant. */
  styles: Readonly<Record<string, string>>;
}) {
  const { t } = useLingui();
  const label = t({
    id: 'nav.bottom',
    context: 'Name of the navigation at the lower edge of phones, read out by screen readers',
    message: 'Quick navigation',
  });
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.list}>
        {menu.map((entry) => (
          <li key={entry.id} className={styles.item}>
            <SiteLink
              href={entry.href}
              className={styles.entry}
              aria-current={entry.active ? 'page' : undefined}
            >
              <span className={styles.icon}>
                <Icon name={entry.icon} size={24} />
                <CountBadge count={entry.count} onIcon />
              </span>
              <span className={styles.label} title={entry.label}>
                {entry.label}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
