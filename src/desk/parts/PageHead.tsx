import type { ReactNode } from 'react';
import { useEffect } from 'react';
import styles from './parts.module.css';

/** The heading of a page, with what can be done on it, and its name in the browser's tab. */
export function PageHead({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children?: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · Livery Desk`;
  }, [title]);
  return (
    <div className={styles.head}>
      <div className={styles.headText}>
        <h1>{title}</h1>
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      {children ? <div className={styles.headActions}>{children}</div> : null}
    </div>
  );
}
