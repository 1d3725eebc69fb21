import { countDays, formatIsoDate, parseIsoDate, type CalendarDate } from './calendar.ts';

/** A moment and the place whose calendar counts. */
export interface MomentInZone {
  /** Milliseconds since 1970 in UTC. */
  readonly atMs: number;
  /** IANA name, such as `America/Lima`. */
  readonly timeZone: string;
}

/**
 * Whether a person born on a day (yyyy-MM-dd) has reached an age in whole years, by the date that it is in a time
 * zone. A year of life is complete when the birthday begins; those born on 29 February complete it on 1 March of a
 * common year, the stricter of the two customs. False for a day that is none. Throws RangeError for an unknown zone.
 */
export function hasReachedAge(bornOn: string, years: number, moment: MomentInZone): boolean {
  const born = parseIsoDate(bornOn);
  if (!born) return false;
  return order({ ...born, year: born.year + years }) <= order(getDate(moment));
}

/**
 * The last day (yyyy-MM-dd) on which somebody who has reached an age by now can be born: the `max` of a date field.
 * Throws RangeError for an unknown zone.
 */
export function getLatestBirthday(years: number, moment: MomentInZone): string {
  const { year, month, day } = getDate(moment);
  const born = year - years;
  return formatIsoDate({ year: born, month, day: Math.min(day, countDays(born, month)) });
}

/** A number that grows with the date; it need not be a date that exists. */
function order({ year, month, day }: CalendarDate): number {
  return (year * 100 + month) * 100 + day;
}

function getDate({ atMs, timeZone }: MomentInZone): CalendarDate {
  const parts = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(atMs);
  const read = (type: 'year' | 'month' | 'day') =>
    Number(parts.find((part) => part.type === type)?.value);
  return { year: read('year'), month: read('month'), day: read('day') };
}
