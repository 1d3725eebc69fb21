import { lf, p5, ssc } from './digits/digitFamilies.ts';
import { elevenFive } from './elevenFive/elevenFive.ts';
import type { Lottery } from './catalogue/lottery.ts';
import { fourDigitOdds, fourDigits } from './fourDigits.ts';
import { lhc } from './lhc/lhc.ts';
import type { LotteryFamily, LotteryPlay } from './lotteryModel.ts';
import { pk10 } from './pk10/pk10.ts';
import { sea } from './sea.ts';
import { vietnamNorth, vietnamPair, vietnamSouth } from './vietnam/families.ts';

/** Every structure that a lottery may have. */
export const FAMILIES: readonly LotteryFamily[] = [
  ssc,
  elevenFive,
  pk10,
  lhc,
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

/** Usual odds of a play in a lottery, by `PriceLine.id`; those that only a series gives are missing. */
export function usualOdds(
  { payTable }: Pick<Lottery, 'payTable'>,
  { code, prices }: Pick<LotteryPlay, 'code' | 'prices'>,
): Readonly<Record<string, string>> {
  if (payTable) return fourDigitOdds(payTable, code);
  return Object.fromEntries(
    prices.flatMap(({ id, odds }) => (odds === undefined ? [] : [[id, odds]])),
  );
}
