import { useLingui } from '@lingui/react/macro';

/** Why a statement was not taken, in the reader's language. */
export function useStatementFaults(): (fault: string, line: number | null) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    format: t({
      id: 'desk.statement.fault.format',
      context: 'Why a statement was refused',
      message: 'This file is no statement in CSV, camt.053 or MT940.',
    }),
    empty: t({
      id: 'desk.statement.fault.empty',
      context: 'Why a statement was refused',
      message: 'The file has no rows.',
    }),
    tooLong: t({
      id: 'desk.statement.fault.tooLong',
      context: 'Why a statement was refused',
      message: 'The file is too long: two million characters or 5,000 payments at most.',
    }),
    date: t({
      id: 'desk.statement.fault.date',
      context: 'Why a statement was refused',
      message: 'A date cannot be read. Choose another column or order.',
    }),
    amount: t({
      id: 'desk.statement.fault.amount',
      context: 'Why a statement was refused',
      message: 'An amount cannot be read. Choose another column or decimal mark.',
    }),
    column: t({
      id: 'desk.statement.fault.column',
      context: 'Why a statement was refused',
      message: 'A chosen column is not in the file.',
    }),
  };
  return (fault, line) => {
    const why = words[fault] ?? words['format']!;
    if (line === null) return why;
    const where = t({
      id: 'desk.statement.fault.line',
      context: 'Where a statement has a fault',
      message: `Line ${line}:`,
    });
    return `${where} ${why}`;
  };
}
