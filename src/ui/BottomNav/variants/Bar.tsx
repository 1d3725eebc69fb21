import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../Icon/Icon.tsx';
import { SiteLink } from '../../SiteLink/SiteLink.tsx';
import type { BottomNavProps } from '../BottomNav.tsx';
import styles from './Bar.module.css';

/** A solid bar along the lower edge, the current place marked on its upper edge. */
export default function Bar({ menu }: BottomNavProps) {
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
              <Icon name={entry.icon} size={24} />
              <span className={styles.label}>{entry.label}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
