import { lf, p5, ssc } from './digits/digitFamilies.ts';
import type { LotteryFamily } from './lotteryModel.ts';
import { sea } from './sea.ts';
import { vietnamNorth, vietnamPair, vietnamSouth } from './vietnam/families.ts';

/** Every structure that a lottery may have. */
export const FAMILIES: readonly LotteryFamily[] = [
  ssc,
  lf,
  p5,
  vietnamNorth,
  vietnamSouth,
  vietnamPair,
  sea,
];

/** The structure of a lottery, by `Lottery.family`. */
export function findFamily(id: string): LotteryFamily | undefined {
  return FAMILIES.find((family) => family.id === id);
}
