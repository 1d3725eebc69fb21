import type { HeaderProps } from '../Header.tsx';
import { HomeLink } from '../HomeLink.tsx';
import { MenuButton } from '../MenuButton.tsx';
import { PrimaryNav } from '../PrimaryNav.tsx';
import styles from './Compact.module.css';

/** One slim line: menu, emblem or logo, navigation with icons in the middle, utilities and account at the end. */
export default function Compact({
  menu,
  sideMenuId,
  renderPanel,
  account,
  utilities,
}: HeaderProps) {
  return (
    <header className={styles.header}>
      <MenuButton sideMenuId={sideMenuId} />
      <HomeLink className={styles.logo} narrow="mark" />
      <PrimaryNav menu={menu} renderPanel={renderPanel} icons />
      <div className={styles.end}>
        <div className={styles.utilities}>{utilities}</div>
        {account}
      </div>
    </header>
  );
}
