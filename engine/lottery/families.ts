import type { LotteryFamily } from './lotteryModel.ts';

/** Every structure that a lottery may have. */
export const FAMILIES: readonly LotteryFamily[] = [];

/** The structure of a lottery, by `Lottery.family`. */
export function findFamily(id: string): LotteryFamily | undefined {
  return FAMILIES.find((family) => family.id === id);
}
