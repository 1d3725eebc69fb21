import type { HeaderProps } from '../Header.tsx';
import { HomeLink } from '../HomeLink.tsx';
import { MenuButton } from '../MenuButton.tsx';
import { PrimaryNav } from '../PrimaryNav.tsx';
import styles from './Stacked.module.css';

/** The logo in the middle of a tall row, the navigation centred in a row of its own that stays. */
export default function Stacked(props: HeaderProps) {
  const { menu, sideMenuId, renderPanel, account, utilities, announcement } = props;
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <div className={styles.start}>
          <MenuButton sideMenuId={sideMenuId} />
          <div className={styles.announcement}>{announcement}</div>
        </div>
        <HomeLink className={styles.logo} />
        <div className={styles.end}>
          <div className={styles.utilities}>{utilities}</div>
          {account}
        </div>
      </div>
      <div className={styles.row}>
        <PrimaryNav menu={menu} renderPanel={renderPanel} align="center" />
      </div>
    </header>
  );
}
