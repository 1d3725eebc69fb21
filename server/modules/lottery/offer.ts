import { pointTerms, type PointTerms } from '../../../engine/agents/points.ts';
import { lotteriesOf, termsOf, type HalfPay } from '../../../engine/lottery/brandTerms.ts';
import type { LotteryPlay } from '../../../engine/lottery/lotteryModel.ts';
import {
  isSinglePick,
  MAX_MULTIPLE,
  parseExact,
  PRICE_MODES,
  type Pricing,
} from '../../../engine/lottery/prices.ts';
import { LOTTERY_FEATURES } from '../../../schemas/api/lotteryFields.ts';
import type { FeatureId } from '../../../schemas/features.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { Problem } from '../../http/problem.ts';
import type { CatalogueEntry, LotteryCatalogue } from './catalogue.ts';

/** Who asks: a brand, and what is switched on there. */
export interface OfferCaller {
  readonly caller: { readonly brand: ResolvedBrand };
  readonly features: Readonly<Partial<Record<FeatureId, boolean>>>;
}

/** Prize groups that a member may choose from. */
export interface SeriesRange {
  readonly min: number;
  /** The ceiling of who asks: what is chosen below it comes back as a rebate. */
  readonly max: number;
  readonly chosen: number;
}

/** Issues of the longest chase. */
export const MOST_ISSUES = 200;

/** Limits of a merchant's lotteries; amounts are minor units. */
export interface LotteryLimits {
  readonly minStakeMinor: bigint;
  readonly maxStakeMinor: bigint;
  readonly maxPerIssueMinor: bigint;
  readonly maxPrizePerOrderMinor: bigint;
  /** What the orders of a member in an issue can win together; null where that is no limit. */
  readonly maxPrizePerIssueMinor: bigint | null;
  readonly singlePickPrizeMinor: bigint;
  /** What all members together may win by one number of an issue. */
  readonly exposureMinor: bigint;
  readonly maxUnits: number;
  readonly maxMultiple: number;
  readonly maxItems: number;
  /** Issues of a chase. */
  readonly maxIssues: number;
  /** Orders that a member may cancel within 24 hours. */
  readonly cancelsADay: number;
}

/** A lottery as a merchant offers it. */
export interface Offer extends CatalogueEntry {
  readonly limits: LotteryLimits;
  /** Null where nothing has a series. */
  readonly series: SeriesRange | null;
  /** The highest series that an agent may have. */
  readonly uplineSeries: number;
  /** What rebate points of members mean. */
  readonly pointTerms: PointTerms;
  /** Numbers that pay half. */
  readonly halfPay: readonly HalfPay[];
  /** Fixed odds of a play that has no series here, by price, stake included. */
  oddsOf(play: LotteryPlay): Readonly<Record<string, string>>;
  /** Whether members of some rank have odds of their own. */
  readonly hasLevels: boolean;
  /** The same as a member of a rank has it; a guest has 0. */
  atRank(rank: number): Offer;
  /** Prices of units; where `free` every price, and the first base is the one to begin with. */
  readonly unitPrices: {
    readonly bases: readonly string[];
    readonly modes: readonly string[];
    readonly free: boolean;
  };
}

/** One main unit of some currencies is worth little, and limits are that many times as high. */
const CURRENCY_SCALE: Readonly<Record<string, number>> = {
  VND: 1000,
  IDR: 1000,
  KRW: 1000,
  JPY: 100,
  LAK: 1000,
  KHR: 1000,
  MMK: 1000,
  THB: 10,
  PHP: 10,
  INR: 10,
};

/** In main units, before the scale of the currency. */
const LIMITS = {
  maxStake: 50_000,
  maxPerIssue: 200_000,
  maxPrizePerOrder: 400_000,
  singlePickPrize: 20_000,
  exposure: 1_000_000,
} as const;

/** The prize group of lotteries that have fixed odds for plays of a series. */
const FIXED_SERIES = 1900;

const FREE_PRICES = new Set<Offer['lottery']['account']>(['TCG_LOTTO_VN', 'TCG_SEA']);

/** Units of one item that leave something to lose: at most nine in ten of all outcomes. */
export function mostUnits({ outcomes }: LotteryPlay, { maxUnits }: LotteryLimits): number {
  return Math.max(1, Math.min(maxUnits, Math.floor(outcomes * 0.9)));
}

/** What an item of a single pick wins at most; null for any other. */
export function singlePickCap(
  play: LotteryPlay,
  units: number,
  { singlePickPrizeMinor }: LotteryLimits,
): bigint | null {
  return isSinglePick(units, play.outcomes) ? singlePickPrizeMinor : null;
}

/** Whether prizes of a play go by the series that the member chose. */
export const hasSeries = ({ lottery }: CatalogueEntry, { mode }: LotteryPlay): boolean =>
  mode === 'series' && lottery.account === 'LOTT';

/** Ten-thousandths as a decimal without needless zeros. */
export const writeExact = (exact: bigint) => {
  const text = String(exact).padStart(5, '0');
  return `${text.slice(0, -4)}.${text.slice(-4)}`.replace(/\.?0+$/, '');
};

/** What one unit of price 1 wins at each price of a play by a series, cut to four decimals. */
export function oddsOfSeries(play: LotteryPlay, series: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    play.prices.map(({ id, chance }) => [
      id,
      writeExact((BigInt(series) * 10_000n * chance.under) / (2000n * chance.over)),
    ]),
  );
}

/** The product's odds of a play that has no series here, by price. */
function fixedOdds(play: LotteryPlay): Readonly<Record<string, string>> {
  const ofSeries = oddsOfSeries(play, FIXED_SERIES);
  return Object.fromEntries(play.prices.map(({ id, odds }) => [id, odds ?? ofSeries[id]!]));
}

/** By what prizes of an item are reckoned. */
export const pricingOf = (
  series: number | null,
  odds: Readonly<Record<string, string>> | null,
): Pricing => (series === null ? { odds: odds ?? {} } : { series });

function makeOffer(entry: CatalogueEntry, { agents, currency, lotteries }: ResolvedBrand): Offer {
  const terms = termsOf(lotteries, entry.lottery);
  const { limits, series } = terms;
  const left = new Set(terms.plays.map(({ code }) => code));
  const plays = new Map([...entry.plays].filter(([code]) => left.has(code)));
  const scale = BigInt(CURRENCY_SCALE[currency.code] ?? 1);
  const main = (amount: number) => BigInt(amount) * scale * 10n ** BigInt(currency.decimals);
  /** What the brand says is in its own currency and needs no scale. */
  const minor = <T extends bigint | null>(name: keyof typeof limits, ours: T) => {
    const amount = limits[name];
    return amount === undefined ? ours : BigInt(Math.round(amount * 10 ** currency.decimals));
  };
  const isFree = FREE_PRICES.has(entry.lottery.account);
  const withSeries = [...plays.values()].some((play) => hasSeries(entry, play));
  const atRank = (rank: number): Offer => ({
    ...entry,
    lottery: { ...entry.lottery, defaultPlay: terms.defaultPlay },
    plays,
    limits: {
      minStakeMinor: minor('minStake', 1n),
      maxStakeMinor: minor('maxStake', main(LIMITS.maxStake)),
      maxPerIssueMinor: minor('maxPerIssue', main(LIMITS.maxPerIssue)),
      maxPrizePerOrderMinor: minor('maxPrizePerOrder', main(LIMITS.maxPrizePerOrder)),
      maxPrizePerIssueMinor: minor('maxPrizePerIssue', null),
      singlePickPrizeMinor: minor('singlePickPrize', main(LIMITS.singlePickPrize)),
      exposureMinor: main(LIMITS.exposure),
      maxUnits: 100_000,
      maxMultiple: MAX_MULTIPLE,
      maxItems: 200,
      maxIssues: MOST_ISSUES,
      cancelsADay: 100,
    },
    series: withSeries ? { min: series.min, max: series.maxBet, chosen: series.default } : null,
    uplineSeries: series.max,
    pointTerms: pointTerms({ agents }),
    halfPay: terms.halfPay,
    oddsOf: (play) => ({ ...fixedOdds(play), ...terms.oddsOf(play.code, rank) }),
    hasLevels: terms.hasLevels,
    atRank,
    unitPrices: {
      bases: isFree ? [String(scale)] : [String(2n * scale), String(scale)],
      modes: isFree ? [] : Object.keys(PRICE_MODES),
      free: isFree,
    },
  });
  return atRank(0);
}

/** Whether a unit may have a price, given in ten-thousandths. */
export function isUnitPrice({ unitPrices }: Offer, exact: bigint): boolean {
  if (unitPrices.free) return exact > 0n;
  return unitPrices.bases.some((base) =>
    Object.values(PRICE_MODES).some((divisor) => parseExact(base)! === exact * divisor),
  );
}

/** What merchants offer: the lotteries that a brand chooses, on its terms. */
export interface Offers {
  /** In the order of the hall. Throws Problem featureOff where no feature of lotteries is on. */
  list(asked: OfferCaller): readonly Offer[];
  /** Throws Problem lotteryNotOffered, or featureOff as `list` does. */
  require(asked: OfferCaller, code: string): Offer;
}

/** Makes the offers of a catalogue. */
export function createOffers(catalogue: LotteryCatalogue): Offers {
  const byBrand = new WeakMap<ResolvedBrand, ReadonlyMap<string, Offer>>();

  function offersOf(brand: ResolvedBrand): ReadonlyMap<string, Offer> {
    const known = byBrand.get(brand);
    if (known) return known;
    const made = new Map(
      lotteriesOf(brand.lotteries).flatMap(({ id }): [string, Offer][] => {
        const entry = catalogue.find(id);
        return entry ? [[id, makeOffer(entry, brand)]] : [];
      }),
    );
    byBrand.set(brand, made);
    return made;
  }

  function requireLotteries({ features }: OfferCaller): void {
    if (LOTTERY_FEATURES.some((feature) => features[feature])) return;
    throw new Problem('featureOff', 'This feature is not offered here.');
  }

  return {
    list(asked) {
      requireLotteries(asked);
      return [...offersOf(asked.caller.brand).values()].filter(
        ({ feature }) => asked.features[feature],
      );
    },
    require(asked, code) {
      requireLotteries(asked);
      const offer = offersOf(asked.caller.brand).get(code);
      if (!offer || !asked.features[offer.feature]) {
        throw new Problem('lotteryNotOffered', 'There is no such lottery here.');
      }
      return offer;
    },
  };
}
