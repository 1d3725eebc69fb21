import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';
import writeExcelFile from 'write-excel-file/node';

/** A table as a file: names of columns, and rows of the same length. */
export interface FileTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** Columns whose texts are decimal amounts, with their decimals. */
  readonly amounts: ReadonlySet<string>;
  readonly decimals: number;
}

/** Formats of tables. */
export type FileFormat = 'csv' | 'xlsx';

/** Their media types. */
export const MEDIA_TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * A table as CSV by RFC 4180, with a mark that it is UTF-8. A text that a spreadsheet would take for a formula gets an
 * apostrophe in front; amounts are no texts, and may begin with a minus.
 */
function toCsv({ columns, rows, amounts }: FileTable): Readable {
  const isAmount = columns.map((column) => amounts.has(column));
  const guard = (value: string | number | null, at: number) =>
    typeof value === 'string' && !isAmount[at] && /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(value)
      ? `'${value}`
      : value;
  const lines = [columns, ...rows.map((row) => row.map(guard))];
  return Readable.from(lines).pipe(stringify({ bom: true, record_delimiter: 'windows' }));
}

/** A table as a workbook of one sheet; texts are cells of text, so none is a formula. */
function toWorkbook({ name, columns, rows, amounts, decimals }: FileTable): Promise<Readable> {
  const format = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  const head = columns.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const cells = rows.map((row) =>
    row.map((value, at) => {
      if (value === null) return null;
      if (typeof value === 'number') return { value, type: Number };
      if (amounts.has(columns[at]!)) return { value: Number(value), type: Number, format };
      return { value, type: String };
    }),
  );
  const sheet = writeExcelFile([head, ...cells], { sheet: name, stickyRowsCount: 1 });
  const toStream = sheet.toStream as () => Promise<Readable>;
  return toStream();
}

/** A table as a stream of bytes. */
export async function writeTable(table: FileTable, format: FileFormat): Promise<Readable> {
  return format === 'csv' ? toCsv(table) : toWorkbook(table);
}
