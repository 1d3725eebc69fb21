import type { DrawStream } from './drawStream.ts';

/** The items in a new order, every order as likely (Fisher and Yates, from the last place down); takes one draw an item but the first. */
export function shuffle<Item>(stream: DrawStream, items: readonly Item[]): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = stream.below(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}

/**
 * The index of a weight, each as likely as its weight says; takes one draw. Weights are whole numbers from 0 with a sum
 * of 1 to 2^32, otherwise a RangeError.
 */
export function pickWeighted(stream: DrawStream, weights: readonly number[]): number {
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) {
    throw new RangeError('Weights are whole numbers from 0.');
  }
  let rest = stream.below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
}
