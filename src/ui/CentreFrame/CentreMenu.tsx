import { useLingui } from '@lingui/react';
import { msg } from '@lingui/core/macro';
import { CENTRE_GROUPS, type CentreGroup } from '../../platform/screens/screen.ts';
import { useCurrentScreen, useScreens } from '../../platform/screens/ScreensContext.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import styles from './CentreFrame.module.css';

const GROUPS = {
  money: msg({
    id: 'centre.group.money',
    context: 'Personal centre: heading above deposit, withdrawal and wallet',
    message: 'Money',
  }),
  play: msg({
    id: 'centre.group.play',
    context: 'Personal centre: heading above pages about what was played',
    message: 'Play',
  }),
  me: msg({
    id: 'centre.group.me',
    context: 'Personal centre: heading above pages about the member, such as limits',
    message: 'You',
  }),
} satisfies Record<CentreGroup, unknown>;

/** The pages of the member's centre in their groups; only those that are open and served. */
export function CentreMenu() {
  const { i18n } = useLingui();
  const current = useCurrentScreen();
  const pages = useScreens()
    .filter(({ centre }) => centre !== undefined)
    .sort((one, other) => (one.account ?? 0) - (other.account ?? 0));
  return CENTRE_GROUPS.map((group) => {
    const own = pages.filter(({ centre }) => centre === group);
    if (own.length === 0) return null;
    return (
      <section key={group} className={styles.group}>
        <h2 className={styles.groupName}>{i18n._(GROUPS[group])}</h2>
        <ul role="list" className={styles.entries}>
          {own.map(({ id, label, icon, paths: [href] }) => (
            <li key={id}>
              <SiteLink
                href={href}
                className={styles.entry}
                aria-current={current?.id === id ? 'page' : undefined}
              >
                <Icon name={icon} size={20} />
                <span className={styles.entryName}>{i18n._(label)}</span>
                <span className={styles.onward}>
                  <Icon name="chevronForward" size={16} />
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
