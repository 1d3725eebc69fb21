import { addDays, dayIn, type IsoDay } from '../../../engine/zonedTime.ts';
import { LONGEST_RANGE_DAYS } from '../../../schemas/api/bets.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { Problem } from '../../http/problem.ts';

const DAY_MS = 86_400_000;

/** A range of days where the brand keeps its days; both its ends are in it. */
export interface DayRange {
  readonly today: IsoDay;
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/**
 * The range that a query asks for, today unless it says so. Throws Problem queryInvalid for days that there are none of, for
 * a range that ends before it begins, and for one that is longer than a year.
 */
export function readRange(
  { timeZone }: Pick<ResolvedBrand, 'timeZone'>,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): DayRange {
  const today = dayIn(timeZone, now.getTime());
  const first = from ?? to ?? today;
  const last = to ?? first;
  const [begins, ends] = [Date.parse(first), Date.parse(last)];
  const isDay = (day: IsoDay, at: number) => !Number.isNaN(at) && addDays(day, 0) === day;
  if (
    !isDay(first, begins) ||
    !isDay(last, ends) ||
    ends < begins ||
    (ends - begins) / DAY_MS >= LONGEST_RANGE_DAYS
  ) {
    throw new Problem('queryInvalid', 'The range is none, or longer than a year.');
  }
  return { today, from: first, to: last };
}
