import type { ContractKind } from '../../schemas/contracts.ts';
import { periodKey, type Period } from '../payments/periods.ts';
import { addDays, dayIn, momentOf, wallClock, weekdayOf, type IsoDay } from '../zonedTime.ts';

/** How often a brand's dividends are reckoned. */
export type DividendPeriod = Exclude<Period, 'daily'>;

/** A stretch of time that a contract is billed for, in epoch milliseconds. */
export interface ContractPeriod {
  /** Once a kind and brand. */
  readonly key: string;
  readonly from: number;
  /** Is not in it any more. */
  readonly until: number;
  /** When its bill is due. */
  readonly dueAt: number;
}

/** Where a brand keeps its days, and how often it reckons dividends. */
export interface ContractCalendar {
  readonly zone: string;
  readonly dividends: DividendPeriod;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FIVE = 5 * MINUTE;
const DAILY_DUE_S = 3600;
const DIVIDEND_DUE_S = 7200;

/** The first day of a period and the first after it. */
function daysOf(period: Period, day: IsoDay): { readonly first: IsoDay; readonly next: IsoDay } {
  const month = day.slice(0, 7);
  const nextMonth = `${addDays(`${month}-28`, 4).slice(0, 7)}-01`;
  switch (period) {
    case 'daily':
      return { first: day, next: addDays(day, 1) };
    case 'weekly': {
      const first = addDays(day, 1 - weekdayOf(day));
      return { first, next: addDays(first, 7) };
    }
    case 'semimonthly':
      return day.slice(8) <= '15'
        ? { first: `${month}-01`, next: `${month}-16` }
        : { first: `${month}-16`, next: nextMonth };
    case 'monthly':
      return { first: `${month}-01`, next: nextMonth };
  }
}

function ofDays(kind: ContractKind, period: Period, zone: string, at: number): ContractPeriod {
  const day = dayIn(zone, at);
  const { first, next } = daysOf(period, day);
  return {
    key: `${kind}:${periodKey(period, day)}`,
    from: momentOf(zone, first, 0),
    until: momentOf(zone, next, 0),
    dueAt: momentOf(zone, next, kind === 'daily' ? DAILY_DUE_S : DIVIDEND_DUE_S),
  };
}

const hourAt = (zone: string, at: number) =>
  new Date(wallClock(zone, at)).toISOString().slice(0, 13);

/** "+02:00". */
function offsetText(zone: string, at: number): string {
  const minutes = Math.round((wallClock(zone, at) - at) / MINUTE);
  const part = (of: number) => String(of).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${part(Math.floor(size / 60))}:${part(size % 60)}`;
}

/** An hour as clocks show it; one that they show twice is told apart by its offset from UTC. */
function hourOf(zone: string, at: number): ContractPeriod {
  const from = Math.floor(at / 1000) * 1000 - (wallClock(zone, at) % HOUR);
  const hour = hourAt(zone, from);
  const isTwice = hourAt(zone, from + HOUR) === hour || hourAt(zone, from - 1) === hour;
  return {
    key: `hourly:${hour}${isTwice ? offsetText(zone, from) : ''}`,
    from,
    until: from + HOUR,
    dueAt: from + HOUR + FIVE,
  };
}

/** The period of a kind that a moment is in. */
export function periodAt(
  kind: ContractKind,
  { zone, dividends }: ContractCalendar,
  at: number,
): ContractPeriod {
  switch (kind) {
    case 'dividend':
      return ofDays(kind, dividends, zone, at);
    case 'daily':
      return ofDays(kind, 'daily', zone, at);
    case 'hourly':
      return hourOf(zone, at);
    case 'realTime': {
      const from = Math.floor(at / FIVE) * FIVE;
      const key = `realTime:${new Date(from).toISOString().slice(0, 16)}Z`;
      return { key, from, until: from + FIVE, dueAt: from + FIVE + MINUTE };
    }
  }
}

/** The newest period of a kind whose bills are due at a moment. */
export function lastDuePeriod(
  kind: ContractKind,
  calendar: ContractCalendar,
  now: number,
): ContractPeriod {
  let period = periodAt(kind, calendar, now);
  while (period.dueAt > now) period = periodAt(kind, calendar, period.from - 1);
  return period;
}
