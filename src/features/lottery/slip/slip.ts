import { joinNumbers, numbersOf, paidParts } from '../../../../engine/lottery/halfPay.ts';
import type { LotteryPlay } from '../../../../engine/lottery/lotteryModel.ts';
import {
  isSinglePick,
  mostPayout,
  parseExact,
  prizeTable,
  type PrizeTable,
  type Terms,
} from '../../../../engine/lottery/prices.ts';
import { formatMinor, parseMinor } from '../../../../engine/minorUnits.ts';
import type { LotteryOffer } from '../../../api/lottery.ts';

/** One line of a slip: what is bet, for how much, and at what prices it was composed. */
export interface SlipItem {
  /** Tells lines apart on this page. */
  readonly key: string;
  readonly play: string;
  readonly selection: string;
  readonly units: number;
  /** Decimal with at most four places. */
  readonly unitPrice: string;
  readonly multiple: number;
  /** Of plays with a series. */
  readonly series?: number;
  /** Fixed odds as they were shown. */
  readonly odds?: readonly { readonly price: string; readonly odds: string }[];
  /** Numbers that pay half, where others do than the offer says. */
  readonly half?: readonly string[];
}

/** Decimals of the exact amounts inside of a bet. */
const PLACES = 4;

/** A decimal in ten-thousandths; 0 for what is none. */
export const toExact = (decimal: string): bigint => parseExact(decimal) ?? 0n;

/** The terms of a line, as the engine reckons money. */
export const termsOf = (
  { unitPrice, multiple }: Pick<SlipItem, 'unitPrice' | 'multiple'>,
  decimals: number,
): Terms => ({ unitPrice: toExact(unitPrice), multiple, decimals });

/** What one line costs, in ten-thousandths. */
export const exactStake = ({ units, unitPrice, multiple }: Omit<SlipItem, 'key'>): bigint =>
  BigInt(units) * toExact(unitPrice) * BigInt(multiple);

type OfferedUnits = {
  readonly plays: readonly Pick<LotteryOffer['plays'][number], 'play' | 'maxUnits'>[];
};

/** How many single bets one line of a play may make; undefined for a play that is not offered. */
export const mostUnitsOf = (
  { play }: Pick<SlipItem, 'play'>,
  { plays }: OfferedUnits,
): number | undefined => plays.find((offered) => offered.play === play)?.maxUnits;

/** Whether a line makes more single bets than its play takes. */
export const exceeds = (line: Pick<SlipItem, 'play' | 'units'>, offer: OfferedUnits): boolean =>
  line.units > (mostUnitsOf(line, offer) ?? Infinity);

/** What a slip costs. */
export interface SlipTotals {
  readonly units: number;
  /** Decimal of the currency, to show; where it is no whole number of coins, with four places. */
  readonly stake: string;
  /** Decimal of the currency, to send; null where it is no whole number of coins. */
  readonly exact: string | null;
}

/** Adds up lines that are bet on issues whose multiples add up to `times`. */
export function totalOf(
  items: readonly Omit<SlipItem, 'key'>[],
  decimals: number,
  times = 1,
): SlipTotals {
  const exact = items.reduce((sum, item) => sum + exactStake(item), 0n) * BigInt(times);
  const coin = 10n ** BigInt(PLACES - decimals);
  const whole = exact % coin === 0n ? formatMinor(exact / coin, decimals) : null;
  return {
    units: items.reduce((sum, { units }) => sum + units, 0),
    stake: whole ?? formatMinor(exact, PLACES),
    exact: whole,
  };
}

/** Plays by their codes. */
export type Plays = ReadonlyMap<string, LotteryPlay>;

export const byCode = (plays: readonly LotteryPlay[]): Plays =>
  new Map(plays.map((play) => [play.code, play]));

/** What an offer says of the issue that is open. */
type Closed = Pick<LotteryOffer, 'closed'>;

/** Numbers of a line that pay half, as the page shows them. */
export function halfOf(
  { half, play: code, selection }: Pick<SlipItem, 'half' | 'play' | 'selection'>,
  { closed }: Closed,
  plays: Plays,
): readonly string[] {
  if (half) return half;
  const play = plays.get(code);
  const paid = closed.filter(({ play: of, state }) => of === code && state === 'half');
  if (!play || paid.length === 0) return [];
  const options = new Set(paid.map(({ option }) => option));
  return numbersOf(play, selection).filter((number) => options.has(number));
}

/** What a unit of a line wins at each price of its play, in minor units; nothing where its odds are not known. */
function tableOf(play: LotteryPlay, item: Omit<SlipItem, 'key'>, decimals: number): PrizeTable {
  const terms = termsOf(item, decimals);
  if (item.series !== undefined) return prizeTable(play.prices, { series: item.series }, terms);
  const odds = new Map(item.odds?.map(({ price, odds: value }) => [price, value]));
  const known = play.prices.filter(({ id }) => odds.has(id));
  return prizeTable(known, { odds: Object.fromEntries(odds) }, terms);
}

/**
 * What a unit of a line wins at its best price, a parlay at the odds of its legs multiplied, at half where one of its numbers pays half, and what the whole line wins
 * at most: decimals of the currency.
 */
export function prizesOf(
  play: LotteryPlay,
  item: Omit<SlipItem, 'key'>,
  { decimals, closed }: Pick<LotteryOffer, 'decimals'> & Closed,
): { readonly unit: string; readonly most: string } {
  const half = halfOf(item, { closed }, byCode([play]));
  const table = tableOf(play, item, decimals);
  const best = Object.values(table.each).reduce((most, each) => (each > most ? each : most), 0n);
  const isPriced = play.prices.every(({ id }) => table.each[id] !== undefined);
  const terms = termsOf(item, decimals);
  const parts = paidParts(
    play,
    item.selection,
    half.length > 0 ? joinNumbers(play, half) : undefined,
  );
  const most =
    isPriced && item.selection !== ''
      ? parts.reduce(
          (sum, { selection, divisor }) =>
            sum + mostPayout(play, selection, table, terms) / divisor,
          0n,
        )
      : best;
  const isParlay = play.input.kind === 'options' && play.input.legs !== undefined;
  const unit = isParlay ? most : half.length > 0 ? best / 2n : best;
  return { unit: formatMinor(unit, decimals), most: formatMinor(most, decimals) };
}

/** The most that lines can win together, no more than a single pick and an order may: a decimal of the currency. */
export function mostOf(
  items: readonly Omit<SlipItem, 'key'>[],
  plays: Plays,
  offer: Pick<LotteryOffer, 'decimals'> &
    Closed & {
      readonly limits: Pick<LotteryOffer['limits'], 'maxPrizePerOrder' | 'singlePickPrize'>;
    },
): string {
  const { decimals, limits } = offer;
  const capped = (most: bigint, cap: string) => {
    const minor = parseMinor(cap, decimals);
    return minor !== null && most > minor ? minor : most;
  };
  const sum = items.reduce((all, item) => {
    const play = plays.get(item.play);
    if (!play) return all;
    const most = parseMinor(prizesOf(play, item, offer).most, decimals) ?? 0n;
    const isSingle = isSinglePick(item.units, play.outcomes);
    return all + (isSingle ? capped(most, limits.singlePickPrize) : most);
  }, 0n);
  return formatMinor(capped(sum, limits.maxPrizePerOrder), decimals);
}

/** A slip that was kept: lines, and how the next one will be priced. */
export interface KeptSlip {
  readonly items: readonly SlipItem[];
  readonly play?: string;
  readonly base?: string;
  readonly mode?: string;
  readonly free?: string;
  readonly multiple?: number;
  readonly series?: number;
  /** Lotteries that are bet on beside the one of the page. */
  readonly stations?: readonly string[];
}

const isItem = (item: unknown): item is SlipItem => {
  const { key, play, selection, units, unitPrice, multiple } = (item ?? {}) as Partial<SlipItem>;
  return (
    [key, play, selection, unitPrice].every((text) => typeof text === 'string') &&
    Number.isSafeInteger(units) &&
    units! > 0 &&
    Number.isSafeInteger(multiple) &&
    multiple! > 0
  );
};

/** Reads a slip that was kept; what another version of the page kept otherwise is left out. */
export function readSlip(text: string | null): KeptSlip {
  if (text === null) return { items: [] };
  try {
    const kept = JSON.parse(text) as Partial<KeptSlip> | null;
    const items = Array.isArray(kept?.items) ? kept.items.filter(isItem) : [];
    const say = (value: unknown) => (typeof value === 'string' ? value : undefined);
    const count = (value: unknown) => (Number.isSafeInteger(value) ? (value as number) : undefined);
    return {
      items,
      play: say(kept?.play),
      base: say(kept?.base),
      mode: say(kept?.mode),
      free: say(kept?.free),
      multiple: count(kept?.multiple),
      series: count(kept?.series),
      stations: Array.isArray(kept?.stations)
        ? kept.stations.filter((one) => typeof one === 'string')
        : undefined,
    };
  } catch {
    return { items: [] };
  }
}
