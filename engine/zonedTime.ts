/** A day of the calendar, written `2026-02-16`. */
export type IsoDay = string;

const DAY_MS = 86_400_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB-u-ca-iso8601-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}

/** What a clock on the wall of a zone shows at a moment, as if it were UTC, both in epoch milliseconds. */
export function wallClock(zone: string, at: number): number {
  const whole = Math.floor(at / 1000) * 1000;
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(whole)) part[type] = Number(value);
  return Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second);
}

const offsetAt = (zone: string, at: number) => wallClock(zone, at) - Math.floor(at / 1000) * 1000;

/** The day that it is in a zone at a moment in epoch milliseconds. */
export function dayIn(zone: string, at: number): IsoDay {
  return new Date(wallClock(zone, at)).toISOString().slice(0, 10);
}

/**
 * The moment in epoch milliseconds at which a zone's clocks show a time of a day. A time that clocks skip is as much
 * later as they skip; of a time that they show twice it is the first.
 */
export function momentOf(zone: string, day: IsoDay, secondsOfDay: number): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + secondsOfDay * 1000;
  const before = offsetAt(zone, shown - DAY_MS);
  const after = offsetAt(zone, shown + DAY_MS);
  const isAfter =
    offsetAt(zone, shown - before) !== before && offsetAt(zone, shown - after) === after;
  return shown - (isAfter ? after : before);
}

/** A day so many days later. */
export function addDays(day: IsoDay, days: number): IsoDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: IsoDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
