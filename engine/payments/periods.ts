import { addDays, weekdayOf, type IsoDay } from '../zonedTime.ts';

/** Stretches of the calendar that figures and offers belong to. */
export const PERIODS = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
/** A kind of period. */
export type Period = (typeof PERIODS)[number];

/** The ISO week of a day, such as `2026-W09`: the year is that of its Thursday. */
function weekOf(day: IsoDay): string {
  const thursday = addDays(day, 4 - weekdayOf(day));
  const year = thursday.slice(0, 4);
  const days = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / 86_400_000;
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`;
}

/** The name of the period that a day belongs to, in the brand's calendar. Semimonthly: A is the 1st to the 15th. */
export function periodKey(period: Period, day: IsoDay): string {
  switch (period) {
    case 'daily':
      return day;
    case 'weekly':
      return weekOf(day);
    case 'semimonthly':
      return `${day.slice(0, 7)}-${Number(day.slice(8)) <= 15 ? 'A' : 'B'}`;
    case 'monthly':
      return day.slice(0, 7);
  }
}
