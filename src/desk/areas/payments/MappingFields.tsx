import { useLingui } from '@lingui/react/macro';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { previewStatement, StatementMapping } from '../../../../schemas/desk/statements.ts';
import styles from './payments.module.css';

/** The columns of a file, its first rows, and how it is read. */
export type Preview = DeskValueOf<typeof previewStatement>;

const NONE = 'none';

/** Chooses which column of a file is what; each choice shows what the first row has there. */
export function MappingFields({
  preview,
  onChange,
}: {
  preview: Preview;
  onChange: (preview: Preview) => void;
}) {
  const { t } = useLingui();
  const { columns, rows, mapping } = preview;
  const set = (changes: Partial<StatementMapping>) =>
    onChange({ ...preview, mapping: { ...mapping, ...changes } });
  const nothing = t({
    id: 'desk.statement.none',
    context: 'Choice: no column of the file',
    message: 'None',
  });
  const names = useColumnNames();
  return (
    <div className={styles.mapping}>
      {names.map(({ id, name, isNeeded }) => (
        <TextField
          key={id}
          select
          size="small"
          label={name}
          value={mapping[id] ?? NONE}
          helperText={mapping[id] === null ? ' ' : (rows[0]?.[mapping[id]] ?? ' ')}
          onChange={({ target }) =>
            set({ [id]: target.value === NONE ? null : Number(target.value) })
          }
        >
          {isNeeded ? null : <MenuItem value={NONE}>{nothing}</MenuItem>}
          {columns.map((column, index) => (
            <MenuItem key={`${index} ${column}`} value={index}>
              {column}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <TextField
        select
        size="small"
        label={t({
          id: 'desk.statement.dateOrder',
          context: 'Label of the choice: how dates of a file are written',
          message: 'Order of dates',
        })}
        value={mapping.dateOrder}
        onChange={({ target }) => set({ dateOrder: target.value as StatementMapping['dateOrder'] })}
      >
        <MenuItem value="ymd">2026-12-31</MenuItem>
        <MenuItem value="dmy">31.12.2026</MenuItem>
        <MenuItem value="mdy">12/31/2026</MenuItem>
      </TextField>
      <TextField
        select
        size="small"
        label={t({
          id: 'desk.statement.decimal',
          context: 'Label of the choice: how amounts of a file are written',
          message: 'Decimal mark',
        })}
        value={mapping.decimal}
        onChange={({ target }) => set({ decimal: target.value as StatementMapping['decimal'] })}
      >
        <MenuItem value=".">1,234.50</MenuItem>
        <MenuItem value=",">1.234,50</MenuItem>
      </TextField>
    </div>
  );
}

function useColumnNames() {
  const { t } = useLingui();
  return [
    {
      id: 'date',
      isNeeded: true,
      name: t({ id: 'desk.statement.date', context: 'Column of a statement', message: 'Date' }),
    },
    {
      id: 'amount',
      isNeeded: true,
      name: t({ id: 'desk.payments.amount', context: 'Column or fact', message: 'Amount' }),
    },
    {
      id: 'payer',
      isNeeded: false,
      name: t({
        id: 'desk.payments.payer',
        context: 'Column or fact: name of who paid',
        message: 'Payer',
      }),
    },
    {
      id: 'text',
      isNeeded: false,
      name: t({
        id: 'desk.statement.text',
        context: 'Column of a statement: what the payer wrote',
        message: 'Purpose or reference',
      }),
    },
    {
      id: 'receipt',
      isNeeded: false,
      name: t({
        id: 'desk.payments.receipt',
        context: 'Column, fact or field: name that the bank gave a payment',
        message: 'Bank’s number of the payment',
      }),
    },
  ] as const;
}
