import type { ReactNode } from 'react';
import { DeskMark } from '../layout/DeskMark.tsx';
import styles from './signIn.module.css';

/** The page around each step of the way in. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <DeskMark />
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </main>
  );
}
