import { useLingui } from '@lingui/react/macro';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { FIGURES, type listReport } from '../../../../schemas/desk/reports.ts';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { Money } from '../../parts/values.tsx';
import styles from './reports.module.css';
import { useFigureWords } from '../../i18n/useFigureWords.ts';

type Figures = DeskValueOf<typeof listReport>['totals'];

const SIGNED: ReadonlySet<string> = new Set(['ggr', 'ngr', 'adjustments']);

function Cells({ figures, currency }: { figures: Figures; currency: string }) {
  const { number } = useDeskFormats();
  return FIGURES.map((name) => {
    const value = figures[name];
    return (
      <TableCell key={name} align="right">
        {typeof value === 'string' ? (
          <Money amount={value} currency={currency} signed={SIGNED.has(name)} />
        ) : value === null ? (
          '–'
        ) : (
          number(value)
        )}
      </TableCell>
    );
  });
}

/** Rows of figures, with their totals where they have any. */
export function FiguresTable<Row extends Figures & { readonly id: string }>({
  rows,
  totals,
  currency,
  nameOf,
}: {
  rows: readonly Row[];
  totals?: Figures;
  /** Of all rows, or of each. */
  currency: string | ((row: Row) => string);
  nameOf: (row: Row) => string;
}) {
  const { t } = useLingui();
  const words = useFigureWords();
  if (rows.length === 0) {
    return (
      <p className={styles.note}>
        {t({
          id: 'desk.reports.empty',
          context: 'In place of a table',
          message: 'Nothing happened in this time.',
        })}
      </p>
    );
  }
  const of = (row: Row) => (typeof currency === 'string' ? currency : currency(row));
  return (
    <div
      className={styles.scroll}
      tabIndex={0}
      role="group"
      aria-label={t({
        id: 'desk.reports.tableName',
        context: 'Name of a table that scrolls sideways',
        message: 'Figures',
      })}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell />
            {FIGURES.map((name) => (
              <TableCell key={name} align="right">
                {words[name]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {totals && typeof currency === 'string' ? (
            <TableRow className={styles.totals}>
              <TableCell>
                {t({
                  id: 'desk.reports.total',
                  context: 'Name of a row: the sum of all',
                  message: 'Total',
                })}
              </TableCell>
              <Cells figures={totals} currency={currency} />
            </TableRow>
          ) : null}
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell>{nameOf(row)}</TableCell>
              <Cells figures={row} currency={of(row)} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
