/** A day of the Gregorian calendar; months count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const ISO = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;
const AMERICAN = /^([0-9]{2})-([0-9]{2})-([0-9]{4})$/;

/** Reads yyyy-MM-dd; null where that is no day there ever was. */
export function parseIsoDate(text: string): CalendarDate | null {
  const [, year, month, day] = ISO.exec(text) ?? [];
  return existing(Number(year), Number(month), Number(day));
}

/** Reads MM-dd-yyyy; null where that is no day there ever was. */
export function parseAmericanDate(text: string): CalendarDate | null {
  const [, month, day, year] = AMERICAN.exec(text) ?? [];
  return existing(Number(year), Number(month), Number(day));
}

/** Writes yyyy-MM-dd. */
export function formatIsoDate({ year, month, day }: CalendarDate): string {
  const padded = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** Days of a month, by the rules of the Gregorian calendar for every year. */
export function countDays(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function existing(year: number, month: number, day: number): CalendarDate | null {
  const isThere =
    year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= countDays(year, month);
  return isThere ? { year, month, day } : null;
}
