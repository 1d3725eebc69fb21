import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactElement, ReactNode } from 'react';
import { FilterButton, List, ColumnsButton, TopToolbar, type SortPayload } from 'react-admin';
import { CursorPagination } from './CursorPagination.tsx';
import { DeskTable, type Column } from './DeskTable.tsx';
import styles from './parts.module.css';
import { PhoneRows, type PhoneRow } from './PhoneRows.tsx';

const PHONE = '(max-width: 599px)';

/**
 * A list of an area: react-admin's `List` over the call that the area's `resources` name. On phones `phone` says
 * what of a row stands where. Filters are react-admin inputs named as the call's query, and can be
 * saved under a name.
 */
export function DeskList<Row extends object>({
  resource,
  filters,
  filterDefaults,
  fixed,
  sort,
  columns,
  to,
  bulk,
  phone,
  againMs,
}: {
  resource: string;
  filters?: ReactElement[];
  filterDefaults?: object;
  /** Filters that the page sets, such as the member that a tab is about. */
  fixed?: object;
  sort?: SortPayload;
  columns: readonly Column<Row>[];
  /** Where a press on a row leads. */
  to?: (row: Row) => string;
  /** What can be done to the rows that are chosen; phones choose none. */
  bulk?: ReactNode;
  phone: (row: Row) => PhoneRow;
  /** How often it is read again while it shows, where the stream does not tell of its rows; milliseconds. */
  againMs?: number;
}) {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const isPart = fixed !== undefined;
  const hasColumns = !isPhone && !isPart;
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
      // The list itself says what went wrong, in place of its rows.
      queryOptions={{ onError: () => undefined, refetchInterval: againMs ?? false }}
      actions={
        filters || hasColumns ? (
          <TopToolbar>
            {filters ? <FilterButton /> : null}
            {hasColumns ? <ColumnsButton /> : null}
          </TopToolbar>
        ) : (
          false
        )
      }
    >
      <div className={styles.list}>
        {isPhone ? (
          <PhoneRows phone={phone} to={to} />
        ) : (
          <div className={styles.table}>
            <DeskTable columns={columns} to={to} bulk={bulk} />
          </div>
        )}
        <CursorPagination />
      </div>
    </List>
  );
}
