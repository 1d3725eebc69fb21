import type {
  LEADERBOARD_SCORES,
  MISSION_PERIODS,
  MissionEvent,
  MissionText,
} from '../../schemas/missions.ts';
import type { GameCategory } from '../../schemas/api/games.ts';
import { addDays, momentOf, weekdayOf, type IsoDay } from '../zonedTime.ts';

/** What missions and leaderboards have in common; days are those of the brand. */
interface CommonTerms {
  /** What of play counts; nothing means all of it. */
  readonly categories: readonly GameCategory[];
  readonly period: (typeof MISSION_PERIODS)[number];
  readonly from: IsoDay;
  /** The last day. */
  readonly to: IsoDay;
  /** How many times a reward is to be played, as a decimal text. */
  readonly turnover: string;
  /** For how many days a reward can be claimed. */
  readonly claimDays: number;
  /** The least VIP level and the least level of identity that take part. */
  readonly minLevel: number;
  readonly minIdentity: number;
  readonly texts: Readonly<Record<string, MissionText>>;
}

/** What a member does alone; `target` is minor units or a number, as the event counts. */
export interface SoloTerms extends CommonTerms {
  readonly kind: 'mission';
  readonly event: MissionEvent;
  readonly target: bigint;
  readonly rewardMinor: bigint;
}

/** A prize of places, both ends included. */
export interface Prize {
  readonly from: number;
  readonly to: number;
  readonly amountMinor: bigint;
}

/** What members compete in. */
export interface LeaderboardTerms extends CommonTerms {
  readonly kind: 'leaderboard';
  readonly score: (typeof LEADERBOARD_SCORES)[number];
  readonly prizes: readonly Prize[];
}

/** What the desk says of a mission or leaderboard. */
export type MissionTerms = SoloTerms | LeaderboardTerms;

/** Days of a period, both ends included. */
export interface MissionPeriod {
  readonly first: IsoDay;
  readonly last: IsoDay;
}

const latest = (one: IsoDay, other: IsoDay) => (one > other ? one : other);
const earliest = (one: IsoDay, other: IsoDay) => (one < other ? one : other);

function lastOfMonth(day: IsoDay): IsoDay {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The period that a day belongs to, cut to the first and last day of all; null where there is none. */
export function missionPeriod(
  { period, from, to }: Pick<CommonTerms, 'period' | 'from' | 'to'>,
  day: IsoDay,
): MissionPeriod | null {
  if (day < from || day > to) return null;
  const cut = (first: IsoDay, last: IsoDay) => ({
    first: latest(first, from),
    last: earliest(last, to),
  });
  switch (period) {
    case 'once':
      return { first: from, last: to };
    case 'daily':
      return { first: day, last: day };
    case 'weekly': {
      const monday = addDays(day, 1 - weekdayOf(day));
      return cut(monday, addDays(monday, 6));
    }
    case 'monthly':
      return cut(`${day.slice(0, 7)}-01`, lastOfMonth(day));
  }
}

/** When a period begins and when it is over, in epoch milliseconds. */
export const boundsOf = ({ first, last }: MissionPeriod, zone: string) => ({
  startsAt: momentOf(zone, first, 0),
  endsAt: momentOf(zone, addDays(last, 1), 0),
});

/** A score, and the moment at which it was reached. */
export interface Score<At extends string | number> {
  readonly id: string;
  readonly value: bigint;
  readonly at: At;
}

/** The order of a leaderboard: the highest score first, of equal ones who reached it first. */
export function compareScores<At extends string | number>(one: Score<At>, other: Score<At>) {
  if (one.value !== other.value) return one.value > other.value ? -1 : 1;
  if (one.at !== other.at) return one.at < other.at ? -1 : 1;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}

/** What a place wins, in minor units. */
export const prizeOf = (prizes: readonly Prize[], place: number): bigint =>
  prizes.find(({ from, to }) => from <= place && place <= to)?.amountMinor ?? 0n;

/** The last place that wins something. */
export const lastPrize = (prizes: readonly Prize[]): number =>
  prizes.reduce((last, { to }) => Math.max(last, to), 0);

/** What is wrong with terms, as the name of a field; null where nothing is. */
export function faultOfTerms(terms: MissionTerms): string | null {
  const isDay = (day: string) => {
    const at = new Date(`${day}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  };
  if (!isDay(terms.from)) return 'from';
  if (!isDay(terms.to) || terms.to < terms.from) return 'to';
  if (Object.keys(terms.texts).length === 0) return 'texts';
  if (terms.kind === 'mission') {
    if (terms.target <= 0n) return 'target';
    return terms.rewardMinor > 0n ? null : 'reward';
  }
  let next = 1;
  for (const { from, to, amountMinor } of terms.prizes) {
    if (from !== next || to < from || amountMinor <= 0n) return 'prizes';
    next = to + 1;
  }
  return next === 1 ? 'prizes' : null;
}
