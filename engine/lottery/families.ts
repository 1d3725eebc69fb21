import { lf, p5, ssc } from './digits/digitFamilies.ts';
import type { LotteryFamily } from './lotteryModel.ts';

/** Every structure that a lottery may have. */
export const FAMILIES: readonly LotteryFamily[] = [ssc, lf, p5];

/** The structure of a lottery, by `Lottery.family`. */
export function findFamily(id: string): LotteryFamily | undefined {
  return FAMILIES.find((family) => family.id === id);
}
