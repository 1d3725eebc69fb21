import { Problem } from '../../http/problem.ts';
import { isStorableText } from '../../http/validators.ts';

/** Money that came to an account, as a statement has it. */
export interface StatementLine {
  /** The bank's own name of it; null where the statement has none. */
  readonly receipt: string | null;
  readonly at: Date;
  /** Decimal amount in the main unit, above zero. */
  readonly amount: string;
  /** Null: that of the account. */
  readonly currency: string | null;
  readonly payer: string | null;
  /** All that the payer or the bank wrote. */
  readonly text: string | null;
}

/** Lines that one file may have. */
export const MOST_LINES = 5_000;

/** Why a file is not taken. `line` counts from 1, where it is known. */
export const refuseStatement = (
  fault: 'format' | 'empty' | 'tooLong' | 'date' | 'amount' | 'column',
  line?: number,
): Problem =>
  new Problem('statementInvalid', 'This is no statement that can be read.', {
    value: { fault, line: line ?? null },
  });

/** A text of a file without what nobody can read; null for nothing. Throws Problem statementInvalid. */
export function cleanText(text: unknown, longest: number): string | null {
  if (typeof text !== 'string' && typeof text !== 'number') return null;
  const clean = String(text).replace(/\s+/g, ' ').trim().slice(0, longest);
  if (!isStorableText(clean)) throw refuseStatement('format');
  return clean === '' ? null : clean;
}

/** A day of a calendar at noon in UTC, so that it is the same day nearly everywhere; null where there is no such day. */
export function dayOf(year: number, month: number, day: number): Date | null {
  const at = new Date(Date.UTC(year, month - 1, day, 12));
  const isThere = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && year >= 1990;
  return isThere && year < 2200 ? at : null;
}
