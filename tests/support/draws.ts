/** mulberry32: a whole number below `end`, always the same ones for a seed. */
export function drawFrom(seed: number): (end: number) => number {
  let state = seed >>> 0;
  return (end) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
}

/** The list in another order, by a draw. */
export function shuffle<T>(list: readonly T[], draw: (end: number) => number): T[] {
  const left = [...list];
  return list.map(() => left.splice(draw(left.length), 1)[0]!);
}

/** Every one of them alone, and every two. */
export const aloneAndInPairs = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.flatMap((one, at) => [[one], ...list.slice(at + 1).map((other) => [one, other])]);
