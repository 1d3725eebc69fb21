import type { ChipLimits } from './chipValues.ts';

/** Minor units by spot. */
export type Laid = ReadonlyMap<string, number>;

/** Nothing on the cloth. */
export const NOTHING: Laid = new Map();

/** Why chips cannot be laid. */
export type LayFault = 'spotLimit' | 'roundLimit' | 'balance';

/** What the chips on a cloth come to. */
export function sumOf(laid: Laid): number {
  let sum = 0;
  for (const minor of laid.values()) sum += minor;
  return sum;
}

/** Both together. */
export function addUp(one: Laid, other: Laid): Laid {
  const both = new Map(one);
  for (const [spot, minor] of other) both.set(spot, (both.get(spot) ?? 0) + minor);
  return both;
}

/** Chips that are there already, and what holds for all of them. */
export interface Room {
  /** On the cloth beside what is laid: what stands, and what is on its way. */
  readonly fixed: Laid;
  readonly limits: ChipLimits;
  /** What may be laid in all, in minor units. */
  readonly balance: number;
}

/** Lays chips to others; all of them or none. */
export function layMore(
  laid: Laid,
  more: Laid,
  { fixed, limits, balance }: Room,
): { readonly laid: Laid } | { readonly fault: LayFault } {
  const next = addUp(laid, more);
  const all = addUp(next, fixed);
  for (const spot of more.keys()) {
    if (all.get(spot)! > limits.mostASpot) return { fault: 'spotLimit' };
  }
  if (sumOf(all) > limits.mostARound) return { fault: 'roundLimit' };
  if (sumOf(next) > balance) return { fault: 'balance' };
  return { laid: next };
}
