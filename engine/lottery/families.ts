import { lf, p5, ssc } from './digits/digitFamilies.ts';
import { elevenFive } from './elevenFive/elevenFive.ts';
import type { Lottery } from './catalogue/lottery.ts';
import { fourDigitOdds, fourDigits } from './fourDigits.ts';
import { k3 } from './k3/k3.ts';
import { lhc } from './lhc/lhc.ts';
import { hasPlay } from './lotteries.ts';
import type { LotteryFamily, LotteryPlay } from './lotteryModel.ts';
import { pcb } from './pcb/pcb.ts';
import { pk10 } from './pk10/pk10.ts';
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

/** The plays of a lottery: those of its structure that it has, with the odds of its country's pay table. */
export function playsOf(
  lottery: Pick<Lottery, 'payTable' | 'playsLeftOut'>,
  { plays }: LotteryFamily,
): readonly LotteryPlay[] {
  const { payTable } = lottery;
  const offered = plays.filter(({ code }) => hasPlay(lottery, code));
  if (!payTable) return offered;
  return offered.map((play) => {
    const odds = fourDigitOdds(payTable, play.code);
    return { ...play, prices: play.prices.map((line) => ({ ...line, odds: odds[line.id]! })) };
  });
}
