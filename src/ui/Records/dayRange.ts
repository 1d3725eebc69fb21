const DAY_MS = 86_400_000;

/** A range of days (yyyy-mm-dd) where the site keeps its days; both its ends are in it. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Ranges that end today, by the days that they have. */
export const PRESETS = { today: 1, week: 7, month: 30, quarter: 90, year: 365 } as const;

/** The name of a range that ends today. */
export type Preset = keyof typeof PRESETS;

/** A day so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The day that it is in a zone. */
export function dayIn(zone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}`;
}

/** The range of a preset. */
export const rangeOf = (preset: Preset, today: string): DayRange => ({
  from: addDays(today, 1 - PRESETS[preset]),
  to: today,
});

/** Which preset a range is, if any. */
export const presetOf = ({ from, to }: DayRange, today: string): Preset | null =>
  (Object.keys(PRESETS) as Preset[]).find((name) => {
    const range = rangeOf(name, today);
    return range.from === from && range.to === to;
  }) ?? null;

/** How many days a range has. */
export const lengthOf = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** A range moved by days, as far as today. */
export function moveRange(range: DayRange, days: number, today: string): DayRange {
  const to = addDays(range.to, days);
  const late = to > today ? Math.round((Date.parse(to) - Date.parse(today)) / DAY_MS) : 0;
  return { from: addDays(range.from, days - late), to: addDays(to, -late) };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string | null): text is string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

const LONGEST_DAYS = 366;

/** The range that an address names; the last week where it names none, or one that no answer covers. */
export function readRange(
  params: URLSearchParams,
  today: string,
  usual: Preset = 'week',
): DayRange {
  const [from, to] = [params.get('from'), params.get('to')];
  if (!isDay(from) || !isDay(to) || from > to) return rangeOf(usual, today);
  return lengthOf({ from, to }) > LONGEST_DAYS ? rangeOf(usual, today) : { from, to };
}
