import { addDays, dayIn, momentOf, weekdayOf, type IsoDay } from '../zonedTime.ts';
import { least, most } from './rates.ts';

/** Over what a limit counts: days, weeks from Monday and months of the brand's calendar. */
export const LIMIT_WINDOWS = ['day', 'week', 'month'] as const;
/** A window of a limit. */
export type LimitWindow = (typeof LIMIT_WINDOWS)[number];

/** A value for each window that has one. */
export type PerWindow<Value> = Readonly<Partial<Record<LimitWindow, Value>>>;

function firstDay(window: LimitWindow, day: IsoDay): IsoDay {
  if (window === 'day') return day;
  return window === 'week' ? addDays(day, 1 - weekdayOf(day)) : `${day.slice(0, 7)}-01`;
}

function firstDayAfter(window: LimitWindow, first: IsoDay): IsoDay {
  if (window === 'day') return addDays(first, 1);
  return window === 'week' ? addDays(first, 7) : firstDay('month', addDays(first, 31));
}

/** When the window that holds a moment began and when the next one begins, in epoch milliseconds. */
export function limitWindow(
  window: LimitWindow,
  at: number,
  zone: string,
): { readonly start: number; readonly end: number } {
  const first = firstDay(window, dayIn(zone, at));
  return { start: momentOf(zone, first, 0), end: momentOf(zone, firstDayAfter(window, first), 0) };
}

/** What is left of the tightest limit, and which it is; null where none is set. */
export interface LimitRoom {
  readonly window: LimitWindow;
  readonly roomMinor: bigint;
}

/** The room that limits leave, each against what was used in its window; the lowest applies, and 0 is the least. */
export function limitRoom(limits: PerWindow<bigint>, used: PerWindow<bigint>): LimitRoom | null {
  let tightest: LimitRoom | null = null;
  for (const window of LIMIT_WINDOWS) {
    const limit = limits[window];
    if (limit === undefined) continue;
    const roomMinor = most(limit - (used[window] ?? 0n), 0n);
    if (!tightest || roomMinor < tightest.roomMinor) tightest = { window, roomMinor };
  }
  return tightest;
}

/** Gross deposits: what came in and what open orders reserve. Withdrawals give nothing back. */
export const depositUse = (confirmedMinor: bigint, openMinor: bigint): bigint =>
  confirmedMinor + openMinor;

/** What is lost so far: settled stakes less their payouts, and every open stake as if it were lost. */
export const lossUse = (settledMinor: bigint, payoutsMinor: bigint, openMinor: bigint): bigint =>
  settledMinor - payoutsMinor + openMinor;

/** The stricter of two limits of which each may be missing. */
export const stricterLimit = (one: bigint | null, other: bigint | null): bigint | null =>
  one === null || other === null ? (one ?? other) : least(one, other);

/** A limit and the raise of it that waits; `to` null takes the limit away. */
export interface LimitState {
  readonly limit: bigint | null;
  readonly waiting: { readonly to: bigint | null; readonly requestedAt: Date } | null;
}

/** How long a raise waits, and until when the member may say yes to it after that. */
export interface RaiseTerms {
  readonly delayHours: number;
  readonly answerDays: number;
}

/** The waiting time where no law asks for a longer one. */
export const RAISE_TERMS: RaiseTerms = { delayHours: 24, answerDays: 7 };
const HOUR_MS = 3_600_000;

/** From when and until when a waiting raise can be confirmed. */
export function confirmable(
  requestedAt: Date,
  { delayHours, answerDays }: RaiseTerms = RAISE_TERMS,
): { readonly from: Date; readonly until: Date } {
  const from = requestedAt.getTime() + delayHours * HOUR_MS;
  return { from: new Date(from), until: new Date(from + answerDays * 24 * HOUR_MS) };
}

/** Whether a change binds more tightly than what holds, or as tightly. */
const isTighter = (to: bigint | null, limit: bigint | null) =>
  limit === null || (to !== null && to <= limit);

/** Asks for another limit: a lower or first one holds at once and drops a waiting raise, a raise waits. */
export function changeLimit(state: LimitState, to: bigint | null, now: Date): LimitState {
  if (isTighter(to, state.limit)) return { limit: to, waiting: null };
  return { limit: state.limit, waiting: { to, requestedAt: now } };
}

/** A limit at a moment: a raise that nobody confirmed in time is gone. */
export function currentLimit(state: LimitState, now: Date, terms = RAISE_TERMS): LimitState {
  const isGone =
    state.waiting && now.getTime() >= confirmable(state.waiting.requestedAt, terms).until.getTime();
  return isGone ? { limit: state.limit, waiting: null } : state;
}

/** The member's yes to a waiting raise; null where there is none to say yes to at this moment. */
export function confirmRaise(state: LimitState, now: Date, terms = RAISE_TERMS): LimitState | null {
  const { waiting } = currentLimit(state, now, terms);
  if (!waiting || now.getTime() < confirmable(waiting.requestedAt, terms).from.getTime())
    return null;
  return { limit: waiting.to, waiting: null };
}
