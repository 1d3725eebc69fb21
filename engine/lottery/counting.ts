/** How many ways there are to take `count` of `from` different things; 0 where there are too few. */
export function choose(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let taken = 1; taken <= count; taken += 1) ways = (ways * (from - count + taken)) / taken;
  return ways;
}

/** The product of numbers, 1 of none. */
export const product = (factors: readonly number[]): number =>
  factors.reduce((all, factor) => all * factor, 1);

/** The sum of numbers. */
export const sum = (terms: readonly number[]): number => terms.reduce((all, term) => all + term, 0);

/** How many ways there are to take `take` of the groups and one member of each group taken. */
export function takeGroups(sizes: readonly number[], take: number): number {
  const ways = [1, ...Array.from({ length: take }, () => 0)];
  for (const size of sizes) {
    for (let taken = take; taken > 0; taken -= 1) ways[taken]! += ways[taken - 1]! * size;
  }
  return ways[take]!;
}

/**
 * How many ways there are to take one member of each set, all of them different. Sets are bit masks; by inclusion and
 * exclusion over the ways to put sets together, so that the sizes of the sets cost nothing.
 */
export function takeDifferent(sets: readonly number[]): number {
  const countFrom = (left: readonly number[]): number => {
    const [first, ...others] = left;
    if (first === undefined) return 1;
    let ways = 0;
    for (let joined = 0; joined < 1 << others.length; joined += 1) {
      let common = first;
      let weight = 1;
      const rest: number[] = [];
      others.forEach((set, at) => {
        if ((joined & (1 << at)) === 0) rest.push(set);
        else common &= set;
      });
      for (let size = 1; size <= others.length - rest.length; size += 1) weight *= -size;
      ways += weight * countBits(common) * countFrom(rest);
    }
    return ways;
  };
  return countFrom(sets);
}

/** A set of small whole numbers as a bit mask. */
export const toMask = (members: readonly number[]): number =>
  members.reduce((mask, member) => mask | (1 << member), 0);

function countBits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** How many pairs of different members, in either order, have one of the first list and one of the second. */
export function crossPairs(first: number, second: number, inBoth: number): number {
  return first * second - inBoth - choose(inBoth, 2);
}

/** How many orders a multiset has whose members occur so often. */
export function arrangements(occurrences: readonly number[]): number {
  let left = sum(occurrences);
  return product(
    occurrences.map((count) => {
      const ways = choose(left, count);
      left -= count;
      return ways;
    }),
  );
}

/** Every line of `length` numbers below `base`, in order; for small tables only. */
export function* everyLine(base: number, length: number): Generator<readonly number[]> {
  for (let index = 0; index < base ** length; index += 1) {
    yield Array.from({ length }, (_, at) => Math.floor(index / base ** (length - 1 - at)) % base);
  }
}

/** How many of `items` fall to each key, a number from 0 to `last`. */
export function tally<Item>(
  items: Iterable<Item>,
  last: number,
  keyOf: (item: Item) => number | undefined,
): readonly number[] {
  const counts = Array.from({ length: last + 1 }, () => 0);
  for (const item of items) {
    const key = keyOf(item);
    if (key !== undefined) counts[key]! += 1;
  }
  return counts;
}

/** Makes a value when it is first asked for, and keeps it. */
export function lazily<Value>(make: () => Value): () => Value {
  let kept: { readonly value: Value } | undefined;
  return () => (kept ??= { value: make() }).value;
}

/** All ways to take `count` of the items, in order. */
export function subsets<Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) =>
    subsets(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]),
  );
}
