import type { Fraction } from '../games/exact/fraction.ts';
import { formatMinor, parseMinor } from '../minorUnits.ts';
import type { Hit, LotteryPlay, PriceLine } from './lotteryModel.ts';

/**
 * Money of bets. Prices of units and prizes are exact in ten-thousandths of the currency (`bigint`, called exact below);
 * what is debited and paid is whole in the currency's minor units. Nothing here is a floating-point number.
 */

/** What the base price of a unit is divided by: 元, 角, 分 and 厘. */
export const PRICE_MODES = { '1': 1n, '0.1': 10n, '0.01': 100n, '0.001': 1000n } as const;
/** A mode, by its share of the base. */
export type PriceModeName = keyof typeof PRICE_MODES;

/** Multiples run from 1 to this. */
export const MAX_MULTIPLE = 9999;

/** A prize group of 2000 would return everything that is staked. */
const WHOLE_SERIES = 2000n;
const EXACT_DECIMALS = 4;

/** How many exact units one minor unit has. */
function exactPerMinor(decimals: number): bigint {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > EXACT_DECIMALS) {
    throw new RangeError(`A currency has 0 to 4 decimals, not ${decimals}.`);
  }
  return 10n ** BigInt(EXACT_DECIMALS - decimals);
}

/** An exact amount such as `0.02`; null for what is no amount or has more than four decimals. */
export function parseExact(amount: string): bigint | null {
  return parseMinor(amount, EXACT_DECIMALS);
}

/** The exact price of a unit: a base of whole currency, such as 2 or 1, in one of the modes. */
export function unitPriceOf(base: number, mode: PriceModeName): bigint {
  return (BigInt(base) * 10_000n) / PRICE_MODES[mode];
}

/** What an item's money is made of. */
export interface Terms {
  /** Exact price of one unit, above 0. */
  readonly unitPrice: bigint;
  /** 1 to `MAX_MULTIPLE`. */
  readonly multiple: number;
  /** Decimals of the currency. */
  readonly decimals: number;
}

/** A stake in minor units; or, where it is no whole number of them, what would make it one. */
export type Stake =
  | { readonly minor: bigint; readonly nearest?: undefined }
  | {
      readonly minor?: undefined;
      /** The nearest multiple at the same price of a unit, if there is one, and the nearest price at the same multiple. */
      readonly nearest: { readonly multiple?: number; readonly unitPrice: bigint };
    };

function commonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** The multiple of `step` next to `value`, at least one `step`; the greater of two that are as near. */
function nearestMultipleOf(step: bigint, value: bigint): bigint {
  const down = value - (value % step);
  if (down === 0n) return step;
  return value - down < down + step - value ? down : down + step;
}

/** The stake of an item. */
export function stakeOf(units: number, { unitPrice, multiple, decimals }: Terms): Stake {
  const scale = exactPerMinor(decimals);
  const [count, times] = [BigInt(units), BigInt(multiple)];
  const exact = count * unitPrice * times;
  if (exact % scale === 0n) return { minor: exact / scale };
  const stepOfMultiple = scale / commonDivisor(count * unitPrice, scale);
  const stepOfPrice = scale / commonDivisor(count * times, scale);
  const most = BigInt(MAX_MULTIPLE) - (BigInt(MAX_MULTIPLE) % stepOfMultiple);
  let sound = nearestMultipleOf(stepOfMultiple, times);
  if (sound > most) sound = most;
  return {
    nearest: {
      ...(sound > 0n && { multiple: Number(sound) }),
      unitPrice: nearestMultipleOf(stepOfPrice, unitPrice),
    },
  };
}

/** `exact` × multiple, cut to minor units. */
function toMinor(exact: bigint, { multiple, decimals }: Terms): bigint {
  return (exact * BigInt(multiple)) / exactPerMinor(decimals);
}

/** What one winning unit pays by a prize group, in minor units: cut to four decimals before the multiple, then whole. */
export function seriesPrize(series: number, { over, under }: Fraction, terms: Terms): bigint {
  const exact = (terms.unitPrice * BigInt(series) * under) / (WHOLE_SERIES * over);
  return toMinor(exact, terms);
}

/** What one winning unit pays at fixed odds such as `98.5`, which contain the stake, in minor units. */
export function oddsPrize(odds: string, terms: Terms): bigint {
  return toMinor((terms.unitPrice * readOdds(odds)) / 10_000n, terms);
}

function readOdds(odds: string): bigint {
  const exact = parseExact(odds);
  if (exact === null || exact < 0n) throw new RangeError(`${odds} are no odds.`);
  return exact;
}

/** Joins the prices of a parlay's legs. */
const LEG_JOINER = '*';

/** The price of a parlay by those of the legs that won; `R` of none, since then every leg was returned. */
export const parlayPrice = (legs: readonly string[]): string =>
  legs.length === 0 ? 'R' : [...legs].sort().join(LEG_JOINER);

/** The prices of the legs that a price is made of; of any other price that one alone. */
export const legsOfPrice = (price: string): readonly string[] => price.split(LEG_JOINER);

/**
 * What a stake of 1 wins at a price, by the odds of prices: those of a parlay's legs multiplied, cut to four decimals;
 * undefined where one is not known.
 */
export function oddsOfPrice(price: string, odds: ReadonlyMap<string, string>): string | undefined {
  const legs = legsOfPrice(price).map((leg) => odds.get(leg));
  if (legs.length === 1) return legs[0];
  const known = legs.filter((leg) => leg !== undefined);
  if (known.length < legs.length) return undefined;
  const one = { unitPrice: 10_000n, multiple: 1, decimals: EXACT_DECIMALS };
  return formatMinor(parlayPrize(known.map(readOdds), one), EXACT_DECIMALS).replace(/\.?0+$/, '');
}

/** What one winning parlay pays: the odds of its legs multiplied, cut to four decimals at the price of the unit, then whole. */
function parlayPrize(odds: readonly bigint[], terms: Terms): bigint {
  const scale = 10_000n ** BigInt(odds.length);
  return toMinor((terms.unitPrice * odds.reduce((all, one) => all * one, 1n)) / scale, terms);
}

/** What a unit wins at the prices of a play, in minor units. */
export interface PrizeTable {
  /** By `PriceLine.id`. */
  readonly each: Readonly<Record<string, bigint>>;
  /** At a price of a hit; a RangeError for that of another play. */
  prizeOf(price: string): bigint;
}

/** By what prizes are reckoned: a prize group, or odds by `PriceLine.id`. */
export type Pricing =
  { readonly series: number } | { readonly odds: Readonly<Record<string, string>> };

/** Every prize of a play; a RangeError where odds are missing. */
export function prizeTable(
  prices: readonly PriceLine[],
  pricing: Pricing,
  terms: Terms,
): PrizeTable {
  const each: Readonly<Record<string, bigint>> = Object.fromEntries(
    prices.map(({ id, chance }) => {
      if ('series' in pricing) return [id, seriesPrize(pricing.series, chance, terms)];
      const odds = pricing.odds[id];
      if (odds === undefined) throw new RangeError(`There are no odds for ${id}.`);
      return [id, oddsPrize(odds, terms)];
    }),
  );
  return {
    each,
    prizeOf(price) {
      const single = each[price];
      if (single !== undefined) return single;
      const legs = legsOfPrice(price);
      const known = prices.map(({ id }) => id);
      if (legs.length < 2 || 'series' in pricing || !legs.every((leg) => known.includes(leg))) {
        throw new RangeError(`There is no price ${price}.`);
      }
      return parlayPrize(
        legs.map((leg) => readOdds(pricing.odds[leg]!)),
        terms,
      );
    },
  };
}

/** What an item comes to, in minor units. */
export interface Payout {
  readonly prize: bigint;
  /** Stake that is returned, for units at the price `R`. */
  readonly refund: bigint;
}

/** Prize and returned stake of hits: winning units, each at its whole prize. A RangeError for a price of another play. */
export function payoutOf(hits: readonly Hit[], table: PrizeTable, terms: Terms): Payout {
  let prize = 0n;
  let returned = 0n;
  for (const { price, units } of hits) {
    if (price === 'R') {
      returned += BigInt(units);
      continue;
    }
    prize += table.prizeOf(price) * BigInt(units);
  }
  return { prize, refund: toMinor(returned * terms.unitPrice, terms) };
}

/** The most that an item can win in one draw, in minor units, before a brand's caps. */
export function mostPayout(
  play: LotteryPlay,
  selection: string,
  table: PrizeTable,
  terms: Terms,
): bigint {
  const best = play.best?.(selection) ?? [{ price: play.prices[0]!.id, units: 1 }];
  return payoutOf(best, table, terms).prize;
}

/** Whether an item is a single pick: at most 1 % of the play's outcomes, whose prize a brand may cap. */
export function isSinglePick(units: number, outcomes: number): boolean {
  return BigInt(units) * 100n <= BigInt(outcomes);
}

/**
 * What a member gets back for playing below their own ceiling, or an upline for its ceiling above the one below it, in
 * minor units, cut: `stake` × (`ceiling` − `series`) / 2000. `stake` is without what was returned.
 */
export function rebateOf(stake: bigint, ceiling: number, series: number): bigint {
  if (series > ceiling) throw new RangeError(`The series ${series} is above ${ceiling}.`);
  return (stake * BigInt(ceiling - series)) / WHOLE_SERIES;
}
