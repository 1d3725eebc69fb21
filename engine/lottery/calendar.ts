import { addDays, dayIn, momentOf, weekdayOf, type IsoDay } from '../zonedTime.ts';

/** Days without a draw, both included. */
export interface DayRange {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/** When a lottery is drawn, by the clocks of its zone. */
export type Schedule =
  /** Every so many seconds. A day's first draw is one interval after `start`; it runs past midnight where it is long. */
  | {
      readonly kind: 'every';
      /** An IANA zone. */
      readonly zone: string;
      readonly seconds: number;
      /** `HH:MM`, when its day begins; issues are named by the day on which theirs begins. */
      readonly start: string;
      /** Draws a day; as many as fit until the next day begins where absent. */
      readonly count?: number;
    }
  /** Once on certain days. */
  | {
      readonly kind: 'days';
      readonly zone: string;
      /** `HH:MM` */
      readonly drawAt: string;
      /** 1 for Monday to 7 for Sunday; every day where neither this nor `monthDays` is given. */
      readonly weekdays?: readonly number[];
      readonly monthDays?: readonly number[];
      readonly closed?: readonly DayRange[];
      /** Days of every year, `MM-DD`, that are drawn so many days later (or, below 0, earlier). */
      readonly shifted?: Readonly<Record<string, number>>;
      /** Single days that are drawn on another one. */
      readonly moved?: Readonly<Record<IsoDay, IsoDay>>;
      /** Draws besides those of the rule. */
      readonly added?: readonly IsoDay[];
    }
  /** At the moment of the bet: each order has a draw of its own, and there are no issues. */
  | { readonly kind: 'instant' };

/** How issues are named; each is unique within its lottery. */
export type IssueName =
  /** `20260822-0042`: the day and the number of the draw in it. */
  | { readonly kind: 'dayNumber'; readonly digits: number; readonly joiner: '-' | '' }
  /** `2026234` or `26/098`: the number of the draw in its year. */
  | { readonly kind: 'yearNumber'; readonly form: 'YYYYNNN' | 'YY/NNN' }
  /** `TG-20260822`, or `20260822` where there is no prefix. */
  | { readonly kind: 'day'; readonly prefix?: string | ((day: IsoDay) => string) };

/** What of a lottery its calendar needs. */
export interface Calendar {
  readonly schedule: Schedule;
  readonly issueName: IssueName;
  /** Bets are taken until so many seconds before the draw. */
  readonly closeSeconds: number;
  /** An issue opens when the former is drawn; when the former closes where absent. */
  readonly opensAfterDraw?: boolean;
}

/** One draw to come or gone, in epoch milliseconds. */
export interface Issue {
  readonly issue: string;
  readonly openAt: number;
  readonly closeAt: number;
  readonly drawAt: number;
}

type Every = Extract<Schedule, { kind: 'every' }>;
type Days = Extract<Schedule, { kind: 'days' }>;

/** The longest time without a draw that calendars have; the former issue is looked for so far back. */
const LONGEST_BREAK_DAYS = 120;

/** Seconds of a day of `HH:MM`. */
function secondsOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * 3600 + minutes! * 60;
}

function isByRule({ weekdays, monthDays }: Days, day: IsoDay): boolean {
  if (weekdays) return weekdays.includes(weekdayOf(day));
  return !monthDays || monthDays.includes(Number(day.slice(8)));
}

/** The day on which what the rule puts on `day` is drawn; absent where the rule puts nothing there, or it falls out. */
function drawnOn(schedule: Days, day: IsoDay): IsoDay | undefined {
  if (!isByRule(schedule, day)) return undefined;
  if (schedule.closed?.some(({ from, to }) => from <= day && day <= to)) return undefined;
  const to = schedule.moved?.[day];
  return to ?? addDays(day, schedule.shifted?.[day.slice(5)] ?? 0);
}

/** Whether a schedule of days has a draw on a day. */
export function hasDraw(schedule: Days, day: IsoDay): boolean {
  if (drawnOn(schedule, day) === day || schedule.added?.includes(day)) return true;
  const movedHere = Object.entries(schedule.moved ?? {}).some(
    ([from, to]) => to === day && drawnOn(schedule, from) === day,
  );
  return (
    movedHere ||
    Object.values(schedule.shifted ?? {}).some((by) => drawnOn(schedule, addDays(day, -by)) === day)
  );
}

function drawsOf(schedule: Every | Days, day: IsoDay): readonly number[] {
  if (schedule.kind === 'days') {
    return hasDraw(schedule, day) ? [momentOf(schedule.zone, day, secondsOf(schedule.drawAt))] : [];
  }
  const { zone, seconds, start } = schedule;
  const begins = momentOf(zone, day, secondsOf(start));
  const ends = momentOf(zone, addDays(day, 1), secondsOf(start));
  const fits = Math.floor((ends - begins) / (seconds * 1000));
  const count = Math.min(schedule.count ?? fits, fits);
  return Array.from({ length: count }, (_, index) => begins + (index + 1) * seconds * 1000);
}

function numberInYear(schedule: Days, day: IsoDay): number {
  let number = 0;
  for (let at = `${day.slice(0, 4)}-01-01`; at <= day; at = addDays(at, 1)) {
    if (hasDraw(schedule, at)) number += 1;
  }
  return number;
}

function nameOf({ schedule, issueName }: Calendar, day: IsoDay, index: number): string {
  const compact = day.replaceAll('-', '');
  switch (issueName.kind) {
    case 'dayNumber':
      return compact + issueName.joiner + String(index + 1).padStart(issueName.digits, '0');
    case 'yearNumber': {
      const number = String(numberInYear(schedule as Days, day)).padStart(3, '0');
      return issueName.form === 'YY/NNN'
        ? `${compact.slice(2, 4)}/${number}`
        : compact.slice(0, 4) + number;
    }
    case 'day': {
      const { prefix } = issueName;
      const text = typeof prefix === 'function' ? prefix(day) : prefix;
      return text === undefined ? compact : `${text}-${compact}`;
    }
  }
}

/** The last draw before `day`. */
function drawBefore(schedule: Every | Days, day: IsoDay): number | undefined {
  for (let back = 1; back <= LONGEST_BREAK_DAYS; back += 1) {
    const last = drawsOf(schedule, addDays(day, -back)).at(-1);
    if (last !== undefined) return last;
  }
  return undefined;
}

/**
 * The issues that are drawn from `from` up to but not including `to` (epoch milliseconds), in order; none of an instant
 * lottery. An issue opens when the former closes (or is drawn), so own draws leave no moment without an open issue.
 */
export function issuesBetween(calendar: Calendar, from: number, to: number): readonly Issue[] {
  const { schedule, closeSeconds, opensAfterDraw } = calendar;
  if (schedule.kind === 'instant' || to <= from) return [];
  const closeMs = closeSeconds * 1000;
  // A day's draws may reach into the next one.
  const first = addDays(dayIn(schedule.zone, from), -1);
  const last = dayIn(schedule.zone, to - 1);
  const issues: Issue[] = [];
  let former = drawBefore(schedule, first);
  for (let day = first; day <= last; day = addDays(day, 1)) {
    drawsOf(schedule, day).forEach((drawAt, index) => {
      if (from <= drawAt && drawAt < to) {
        const opener = former ?? drawAt - LONGEST_BREAK_DAYS * 86_400_000;
        issues.push({
          issue: nameOf(calendar, day, index),
          openAt: opensAfterDraw ? opener : opener - closeMs,
          closeAt: drawAt - closeMs,
          drawAt,
        });
      }
      former = drawAt;
    });
  }
  return issues;
}
