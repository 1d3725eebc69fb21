import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactElement, ReactNode } from 'react';
import { FilterButton, List, SelectColumnsButton, TopToolbar, type SortPayload } from 'react-admin';
import { CursorPagination } from './CursorPagination.tsx';
import styles from './parts.module.css';
import { PhoneRows, type PhoneRow } from './PhoneRows.tsx';

const PHONE = '(max-width: 599px)';

/**
 * A list of an area: react-admin's `List` over the call that the area's `resources` name. `children` is its `DataTable`;
 * on phones `phone` says what of a row stands where. Filters are react-admin inputs named as the call's query, and can be
 * saved under a name.
 */
export function DeskList<Row extends object>({
  resource,
  filters,
  filterDefaults,
  fixed,
  sort,
  phone,
  hasColumns = true,
  children,
}: {
  resource: string;
  filters?: ReactElement[];
  filterDefaults?: object;
  /** Filters that the page sets, such as the member that a tab is about. */
  fixed?: object;
  sort?: SortPayload;
  phone: (row: Row) => PhoneRow;
  /** Whether columns can be hidden and moved; of `DataTable` only. */
  hasColumns?: boolean;
  children: ReactNode;
}) {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const isPart = fixed !== undefined;
  return (
    <List
      resource={resource}
      title={false}
      component="div"
      empty={false}
      perPage={25}
      sort={sort ?? { field: '', order: 'ASC' }}
      filter={fixed}
      filters={filters}
      filterDefaultValues={filterDefaults}
      storeKey={isPart ? false : undefined}
      disableSyncWithLocation={isPart}
      pagination={false}
      exporter={false}
      actions={
        <TopToolbar>
          {filters ? <FilterButton /> : null}
          {hasColumns && !isPhone ? <SelectColumnsButton /> : null}
        </TopToolbar>
      }
    >
      <div className={styles.list}>
        {isPhone ? <PhoneRows phone={phone} /> : <div className={styles.table}>{children}</div>}
        <CursorPagination />
      </div>
    </List>
  );
}
