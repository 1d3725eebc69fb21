import type { BottomNavProps } from '../BottomNav.tsx';
import { BottomNavEntries } from '../BottomNavEntries.tsx';
import styles from './Bar.module.css';

/** A solid bar along the lower edge, the current place marked on its upper edge. */
export default function Bar({ menu }: BottomNavProps) {
  return <BottomNavEntries menu={menu} styles={styles} />;
}
