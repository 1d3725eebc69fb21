import { CsvError, parse } from 'csv-parse/sync';
import type { StatementMapping } from '../../../schemas/desk/statements.ts';
import {
  cleanText,
  dayOf,
  MOST_LINES,
  refuseStatement,
  type StatementLine,
} from './statementLine.ts';

const DELIMITERS = [';', ',', '\t', '|'] as const;
const MOST_COLUMNS = 100;
const LONGEST_FIELD = 2_000;

/** What columns are called at banks, by what they are; the first that fits is taken. */
const NAMES: Readonly<Record<'date' | 'amount' | 'payer' | 'text' | 'receipt', RegExp>> = {
  date: /book|buchung|fecha|date|datum|ngày|日付|تاريخ/i,
  amount: /amount|betrag|importe|monto|credit|haber|số tiền|金額|المبلغ/i,
  payer: /payer|debtor|name|ordenante|auftraggeber|counterparty|người|依頼人/i,
  text: /reference|purpose|concept|verwendung|remittance|description|details|nội dung|摘要/i,
  receipt: /transaction.?id|\bid\b|bank.?ref|número de operación|referenz.?nr/i,
};

/** The rows of a file, the first of them its heads. Throws Problem statementInvalid. */
export function readRows(text: string): readonly (readonly string[])[] {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const count = (mark: string) => head.split(mark).length;
  const [delimiter] = [...DELIMITERS].sort((a, b) => count(b) - count(a));
  let rows: string[][];
  try {
    rows = parse(text, {
      bom: true,
      delimiter,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
      to: MOST_LINES + 2,
    });
  } catch (error) {
    if (error instanceof CsvError) throw refuseStatement('format', error['lines'] as number);
    throw error;
  }
  const [heads] = rows;
  if (!heads || heads.length < 2 || rows.length < 2) throw refuseStatement('empty');
  if (rows.length > MOST_LINES + 1) throw refuseStatement('tooLong');
  if (heads.length > MOST_COLUMNS) throw refuseStatement('format');
  return rows;
}

/** How a file is most likely read, by the names of its columns and what stands in them. */
export function guessMapping(rows: readonly (readonly string[])[]): StatementMapping {
  const [heads = [], ...lines] = rows;
  const find = (what: keyof typeof NAMES) => {
    const at = heads.findIndex((head) => NAMES[what].test(head));
    return at < 0 ? null : at;
  };
  const date = find('date') ?? 0;
  const amount = find('amount') ?? Math.min(1, heads.length - 1);
  const dates = lines.map((line) => /^(\d+)\D(\d+)/.exec(line[date] ?? ''));
  const isYearFirst = dates.some((parts) => (parts?.[1]?.length ?? 0) === 4);
  const isMonthFirst = dates.some((parts) => Number(parts?.[2] ?? 0) > 12);
  const hasComma = lines.some((line) => /,\d{1,2}$/.test(line[amount] ?? ''));
  return {
    date,
    amount,
    payer: find('payer'),
    text: find('text'),
    receipt: find('receipt'),
    dateOrder: isYearFirst ? 'ymd' : isMonthFirst ? 'mdy' : 'dmy',
    decimal: hasComma ? ',' : '.',
  };
}

const ORDERS = { ymd: [0, 1, 2], dmy: [2, 1, 0], mdy: [2, 0, 1] } as const;

function readDay(text: string, order: StatementMapping['dateOrder']): Date | null {
  const parts = (/^(\d{1,4})[-./ ](\d{1,2})[-./ ](\d{1,4})/.exec(text) ?? []).slice(1).map(Number);
  const [year = 0, month = 0, day = 0] = ORDERS[order].map((place) => parts[place]);
  return dayOf(year < 100 ? 2000 + year : year, month, day);
}

/** An amount as a decimal; negative ones keep their sign. Null for what is none. */
function readAmount(text: string, decimal: StatementMapping['decimal']): string | null {
  const grouping = decimal === ',' ? /[.\s'’]/g : /[,\s'’]/g;
  const plain = text
    .replace(/[^\d.,'’+\-\s]/g, '')
    .replace(grouping, '')
    .replace(decimal, '.');
  return /^[+-]?\d{1,15}(\.\d{1,4})?$/.test(plain) ? plain.replace('+', '') : null;
}

/** What came, by the columns that were chosen; what went is left out. Throws Problem statementInvalid. */
export function readCsv(text: string, mapping: StatementMapping): readonly StatementLine[] {
  const [heads, ...rows] = readRows(text);
  const chosen = [mapping.date, mapping.amount, mapping.payer, mapping.text, mapping.receipt];
  if (chosen.some((column) => column !== null && column >= heads!.length)) {
    throw refuseStatement('column');
  }
  return rows.flatMap((row, index) => {
    const line = index + 2;
    const at = (column: number | null) => (column === null ? '' : (row[column] ?? ''));
    if (at(mapping.amount) === '') return [];
    const amount = readAmount(at(mapping.amount), mapping.decimal);
    if (amount === null) throw refuseStatement('amount', line);
    if (amount.startsWith('-') || !/[1-9]/.test(amount)) return [];
    const day = readDay(at(mapping.date), mapping.dateOrder);
    if (day === null) throw refuseStatement('date', line);
    return [
      {
        receipt: cleanText(at(mapping.receipt), 200),
        at: day,
        amount,
        currency: null,
        payer: cleanText(at(mapping.payer), 200),
        text: cleanText(at(mapping.text), LONGEST_FIELD),
      },
    ];
  });
}
