import type { BottomNavProps } from '../BottomNav.tsx';
import { BottomNavEntries } from '../BottomNavEntries.tsx';
import styles from './Floating.module.css';

/** A pill that floats above the edge; the place in the middle is raised. */
export default function Floating({ menu }: BottomNavProps) {
  return <BottomNavEntries menu={menu} styles={styles} />;
}
