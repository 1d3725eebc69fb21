import type { FeatureId } from '../../schemas/features.ts';
import type { LotteryChoice, WrittenTerms } from '../../schemas/lotteries.schema.ts';
import type { Lottery, LotteryAccount } from './catalogue/lottery.ts';
import { findFamily, playsOf } from './families.ts';
import { findLottery, LOTTERIES } from './lotteries.ts';
import type { LotteryPlay } from './lotteryModel.ts';

/** Prize groups of a lottery's plays, in the order min ≤ default ≤ maxBet ≤ max. */
export interface SeriesTerms {
  readonly min: number;
  readonly default: number;
  /** What a member may bet at; below it the difference comes back as a rebate. */
  readonly maxBet: number;
  /** What an agent may have: the difference to `maxBet` is the uplines'. */
  readonly max: number;
}

/** Limits that a brand has set, in the main unit of its currency; the product's own count for the others. */
export type LimitTerms = NonNullable<LotteryChoice['limits']>;

/** The terms on which a brand offers a lottery. */
export interface LotteryTerms {
  readonly lottery: Lottery;
  /** What can be bet on it, in the order of the family. */
  readonly plays: readonly LotteryPlay[];
  /** The play that its screen opens with. */
  readonly defaultPlay: string;
  readonly series: SeriesTerms;
  readonly limits: LimitTerms;
  /**
   * Fixed odds that the brand has set itself, by `PriceLine.id`, for a member of a rank (a guest has 0); the product's
   * own count for the other prices.
   */
  oddsOf(play: string, rank: number): Readonly<Record<string, string>>;
  /** Whether members of some rank have odds of their own. */
  readonly hasLevels: boolean;
  /** Numbers that pay half, in the one way in which selections are kept. */
  readonly halfPay: readonly HalfPay[];
}

/** Numbers of a play that pay half, in one issue or in all. */
export interface HalfPay {
  readonly play: string;
  readonly numbers: readonly string[];
  readonly issue?: string;
}

const DEFAULT_SERIES = { min: 1700, max: 1980, maxBet: 1960 } as const;

const FEATURES: Readonly<Record<LotteryAccount, FeatureId>> = {
  LOTT: 'lottery',
  ELOTT: 'elott',
  TCG_LOTTO_VN: 'vnLottery',
  TCG_SEA: 'seaLottery',
};

/** The feature that a lottery is behind. */
export const featureOfLottery = ({ account }: Pick<Lottery, 'account'>): FeatureId =>
  FEATURES[account];

/**
 * The lotteries of a brand in the order of its hall, also those whose features are off. A group stands for those of its
 * lotteries that are not named by themselves.
 */
export function lotteriesOf({ offered }: LotteryChoice): readonly Lottery[] {
  if (!offered) return LOTTERIES;
  const named = new Set(offered);
  return offered.flatMap(
    (name) =>
      findLottery(name) ?? LOTTERIES.filter(({ id, group }) => group === name && !named.has(id)),
  );
}

/** The written series with the product's own where nothing is written. */
export function completeSeries(written: WrittenTerms['series'] = {}): SeriesTerms {
  const series = { ...DEFAULT_SERIES, ...written };
  return { ...series, default: series.default ?? series.maxBet };
}

/** The plays of a lottery without those that its own data, or any of the lists, leave out. */
export function playsLeft(
  lottery: Lottery,
  ...leftOut: readonly (readonly string[])[]
): readonly LotteryPlay[] {
  const family = findFamily(lottery.family);
  const playsLeftOut = [...(lottery.playsLeftOut ?? []), ...leftOut.flat()];
  return family ? playsOf({ ...lottery, playsLeftOut }, family) : [];
}

/** Codes of the plays that lotteries have, and all that `playsLeftOut` may name: `POS.1.NUM` goes with `POS` and `POS.1`. */
export function playCodesOf(lotteries: readonly Lottery[]): {
  readonly plays: readonly string[];
  readonly prefixes: readonly string[];
} {
  const plays = new Set(lotteries.flatMap((one) => playsLeft(one).map(({ code }) => code)));
  const prefixes = [...plays].flatMap((code) => {
    const parts = code.split('.');
    return parts.map((_, at) => parts.slice(0, at + 1).join('.'));
  });
  return { plays: [...plays], prefixes: [...new Set(prefixes)] };
}

/** The terms of a lottery: what is said of it goes before its group's, that before what is said of all. */
export function termsOf(choice: LotteryChoice, lottery: Lottery): LotteryTerms {
  const group = choice.groups?.[lottery.group] ?? {};
  const own = choice.games?.[lottery.id] ?? {};
  const plays = playsLeft(lottery, group.playsLeftOut ?? [], own.playsLeftOut ?? []);
  const hasDefault = plays.some(({ code }) => code === lottery.defaultPlay);
  return {
    lottery,
    plays,
    defaultPlay: hasDefault ? lottery.defaultPlay : (plays[0]?.code ?? lottery.defaultPlay),
    series: completeSeries({ ...group.series, ...own.series }),
    limits: { ...choice.limits, ...group.limits, ...own.limits },
    halfPay: [group, own].flatMap(({ halfPay = [] }) =>
      halfPay.map((entry) => ({ ...entry, numbers: canonicalNumbers(plays, entry) })),
    ),
    hasLevels: [group, own].some(({ levels = [] }) => levels.length > 0),
    oddsOf: (play, rank) => ({
      ...oddsAt(group, play, rank),
      ...oddsAt(own, play, rank),
    }),
  };
}

const canonicalNumbers = (plays: readonly LotteryPlay[], { play: code, numbers }: HalfPay) => {
  const play = plays.find((one) => one.code === code);
  return play ? numbers.flatMap((number) => play.read(number).selection ?? []) : [];
};

function oddsAt({ odds, levels = [] }: WrittenTerms, code: string, rank: number) {
  const reached = levels
    .filter(({ fromRank }) => fromRank <= rank)
    .sort((one, other) => other.fromRank - one.fromRank)[0];
  return { ...odds?.[code], ...reached?.odds[code] };
}
