import type { ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import { EmptyList } from './EmptyList.tsx';
import styles from './parts.module.css';

/** A column of a list. */
export interface Column<Row> {
  /** Field of the row, with dots for fields of fields; also the name of its order. */
  readonly name: string;
  readonly label: string;
  /** What shows in place of the field as it is. */
  readonly show?: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** Whether the call sorts by it. */
  readonly sorts?: boolean;
}

/** The rows of a list as a table; a press on one leads to its page. */
export function DeskTable<Row extends object>({
  columns,
  to,
  bulk,
}: {
  columns: readonly Column<Row>[];
  to?: (row: Row) => string;
  /** What can be done to the rows that are chosen. */
  bulk?: ReactNode;
}) {
  return (
    <DataTable
      bulkActionButtons={bulk ?? false}
      rowClick={to ? (_id, _resource, record) => to(record as Row) : false}
      empty={<EmptyList />}
    >
      {columns.map(({ name, label, show, isNumber, sorts }) => {
        const render = show && ((row: RaRecord) => show(row as Row));
        return (
          <DataTable.Col
            key={name}
            source={name}
            label={label}
            disableSort={!sorts}
            render={render}
            className={isNumber ? styles.number : undefined}
          />
        );
      })}
    </DataTable>
  );
}
