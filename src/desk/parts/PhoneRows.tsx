import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyList } from './EmptyList.tsx';
import styles from './parts.module.css';

/** What of a row stands where on a phone. */
export interface PhoneRow {
  readonly title: ReactNode;
  /** At the end of the first line, such as an amount. */
  readonly aside?: ReactNode;
  readonly note?: ReactNode;
  /** At the end of the second line, such as a time. */
  readonly noteAside?: ReactNode;
}

/** The rows of a list as cards, for a thumb. */
export function PhoneRows<Row extends object>({
  phone,
  to,
}: {
  phone: (row: Row) => PhoneRow;
  to?: (row: Row) => string;
}) {
  const { data, isPending } = useListContext();
  if (isPending) return <Skeleton variant="rounded" height="20rem" />;
  if (!data || data.length === 0) return <EmptyList />;
  return (
    <div className={styles.rows}>
      {data.map((row) => {
        const { title, aside, note, noteAside } = phone(row as Row);
        const content = (
          <>
            <span className={styles.rowTop}>
              <span>{title}</span>
              {aside}
            </span>
            <span className={styles.rowBottom}>
              <span>{note}</span>
              {noteAside}
            </span>
          </>
        );
        return to ? (
          <Link key={row.id} to={to(row as Row)} className={styles.row}>
            {content}
          </Link>
        ) : (
          <div key={row.id} className={styles.row}>
            {content}
          </div>
        );
      })}
    </div>
  );
}
