import { lf, p5, ssc } from './digits/digitFamilies.ts';
import { elevenFive } from './elevenFive/elevenFive.ts';
import type { Lottery } from './catalogue/lottery.ts';
import { fourDigitOdds, fourDigits } from './fourDigits.ts';
import { k3 } from './k3/k3.ts';
import { lhc } from './lhc/lhc.ts';
import type { LotteryFamily, LotteryPlay } from './lotteryModel.ts';
import { pcb } from './pcb/pcb.ts';
import { pk10 } from './pk10/pk10.ts';
import { oddsOf } from './play.ts';
import { sea } from './sea.ts';
import { vietnamNorth, vietnamPair, vietnamSouth } from './vietnam/families.ts';

/** Every structure that a lottery may have. */
export const FAMILIES: readonly LotteryFamily[] = [
  ssc,
  elevenFive,
  pk10,
  lhc,
  k3,
  pcb,
  lf,
  p5,
  vietnamNorth,
  vietnamSouth,
  vietnamPair,
  sea,
  fourDigits,
];

/** The structure of a lottery, by `Lottery.family`. */
export function findFamily(id: string): LotteryFamily | undefined {
  return FAMILIES.find((family) => family.id === id);
}

/** What fixed odds pay back of stakes where only a series gives prices, in basis points. */
const FIXED_PAYBACK = 9500;

/**
 * Usual fixed odds of a play in a lottery, by `PriceLine.id`, stake included: those of the country's pay table, of the
 * play itself, or, for plays whose prizes go by a series, odds that pay back 95 % of the stakes.
 */
export function usualOdds(
  { payTable }: Pick<Lottery, 'payTable'>,
  { code, prices }: Pick<LotteryPlay, 'code' | 'prices'>,
): Readonly<Record<string, string>> {
  if (payTable) return fourDigitOdds(payTable, code);
  return Object.fromEntries(
    prices.map(({ id, chance, odds }) => [id, odds ?? oddsOf(chance, FIXED_PAYBACK)]),
  );
}
