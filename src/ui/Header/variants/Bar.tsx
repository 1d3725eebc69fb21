import type { HeaderProps } from '../Header.tsx';
import { HomeLink } from '../HomeLink.tsx';
import { MenuButton } from '../MenuButton.tsx';
import { PrimaryNav } from '../PrimaryNav.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import styles from './Bar.module.css';

/** A slim utility bar that scrolls away above one sticky bar with logo, navigation and account. */
export default function Bar(props: HeaderProps) {
  const { menu, sideMenuId, renderPanel, account, utilities, announcement } = props;
  return (
    <header className={styles.header}>
      <div className={styles.utility}>
        <div className={styles.announcement}>
          {announcement && <Icon name="notice" size={16} />}
          <div className={styles.announcementText}>{announcement}</div>
        </div>
        <div className={styles.utilities}>{utilities}</div>
      </div>
      <div className={styles.bar}>
        <MenuButton sideMenuId={sideMenuId} />
        <HomeLink className={styles.logo} />
        <PrimaryNav menu={menu} renderPanel={renderPanel} />
        <div className={styles.account}>{account}</div>
      </div>
    </header>
  );
}
