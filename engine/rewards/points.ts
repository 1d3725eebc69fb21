import type { GameCategory } from '../../schemas/api/games.ts';
import { getCoinMinor } from '../games/coins.ts';
import { least } from '../payments/rates.ts';

/** What points are changed into money by; amounts in minor units. */
interface Conversion {
  /** Points are changed in multiples of it. */
  readonly step: number;
  /** What a step is worth. */
  readonly stepMinor: bigint;
  /** The most points that are changed on a day; null for any number. */
  readonly dayCap: number | null;
  /** How many times the money is to be played, a decimal text. */
  readonly turnover: string;
}

/** How bets bring points, and what points are worth. */
export interface PointTerms {
  /** Valid bets that bring a point, in minor units by category; one that is left out brings none. */
  readonly ratios: Readonly<Partial<Record<GameCategory, bigint>>>;
  /** Null: points are not changed into money. */
  readonly conversion: Conversion | null;
}

/** What is wrong with terms; undefined where nothing is. */
export function faultOfPoints({ ratios, conversion }: PointTerms): string | undefined {
  if (Object.values(ratios).some((ratio) => ratio <= 0n)) return 'ratios';
  if (!conversion) return undefined;
  if (conversion.step <= 0) return 'conversion.step';
  if (conversion.stepMinor <= 0n) return 'conversion.amount';
  const { dayCap, step } = conversion;
  return dayCap !== null && dayCap < step ? 'conversion.dayCap' : undefined;
}

/** Whole points of bets that count, with what was left before; a correction brings less than nothing, and the same as it took back. */
export function earnPoints(
  remainderMinor: bigint,
  validMinor: bigint,
  ratioMinor: bigint,
): { readonly points: bigint; readonly remainderMinor: bigint } {
  const sum = remainderMinor + validMinor;
  const rest = ((sum % ratioMinor) + ratioMinor) % ratioMinor;
  return { points: (sum - rest) / ratioMinor, remainderMinor: rest };
}

/** An account of points: what there is, and what the next ones pay off. */
export interface PointBalance {
  readonly balance: bigint;
  readonly owed: bigint;
}

/** Adds points, or takes them back: never below zero, what is missing is owed from the next ones. */
export function addPoints({ balance, owed }: PointBalance, points: bigint): PointBalance {
  const sum = balance - owed + points;
  return sum >= 0n ? { balance: sum, owed: 0n } : { balance: 0n, owed: -sum };
}

/** What points are worth: whole steps of them, as far as the day allows. */
export function convertPoints(
  points: bigint,
  { step, stepMinor, dayCap }: Pick<Conversion, 'step' | 'stepMinor' | 'dayCap'>,
  doneToday = 0n,
): { readonly used: bigint; readonly creditedMinor: bigint; readonly left: bigint } {
  const room = dayCap === null ? points : BigInt(dayCap) - doneToday;
  const most = room < 0n ? 0n : least(points, room);
  const steps = most / BigInt(step);
  const used = steps * BigInt(step);
  return { used, creditedMinor: steps * stepMinor, left: points - used };
}

/** What an order takes, or gives back: points of a member, and pieces of an item; null is any number of them. */
export function moveOrder(
  { balance, stock }: { readonly balance: bigint; readonly stock: number | null },
  { points, quantity }: { readonly points: number; readonly quantity: number },
  direction: 'take' | 'giveBack',
): { readonly balance: bigint; readonly stock: number | null } {
  const sign = direction === 'take' ? -1 : 1;
  return {
    balance: balance + BigInt(sign * points * quantity),
    stock: stock === null ? null : stock + sign * quantity,
  };
}

const SHARES: Readonly<Partial<Record<GameCategory, bigint>>> = {
  RNG: 10n,
  FISH: 10n,
  LOTT: 10n,
  ELOTT: 10n,
  LIVE: 20n,
  PVP: 20n,
  COCKFIGHT: 20n,
  SPORTS: 10n,
  ESPORTS: 10n,
};

/** The terms of a brand whose desk has said nothing, counted in what a middle bet is. */
export function standardPoints({
  code,
  decimals,
}: {
  readonly code: string;
  readonly decimals: number;
}): PointTerms {
  // A hundred coins: one main unit of most currencies.
  const unitMinor = BigInt(getCoinMinor(code, decimals)) * 100n;
  return {
    ratios: Object.fromEntries(
      Object.entries(SHARES).map(([category, units]) => [category, units * unitMinor]),
    ),
    conversion: { step: 100, stepMinor: unitMinor, dayCap: 10_000, turnover: '1' },
  };
}
