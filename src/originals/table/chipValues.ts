/** What chips may be laid, in minor units. */
export interface ChipLimits {
  readonly leastASpot: number;
  readonly mostASpot: number;
  readonly mostARound: number;
}

/** Sets of a casino, the widest first, in units of the smallest chip. */
const SETS = [
  [1, 5, 25, 100, 500],
  [1, 5, 10, 50, 100],
  [1, 2, 5, 10, 20],
];

/** The smallest of 1, 2, 5, 10, 20 … that is not below. */
function roundUp(minor: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(minor, 1)));
  return [1, 2, 5, 10].map((digit) => digit * power).find((value) => value >= minor)!;
}

/** The chips in a player's hand, ascending minor units: five, or fewer where the limits lie close together. */
export function chipValues({ leastASpot, mostASpot }: ChipLimits): readonly number[] {
  const least = roundUp(leastASpot);
  const set = SETS.find((units) => units.at(-1)! * least <= mostASpot) ?? SETS.at(-1)!;
  const values = set.map((units) => units * least).filter((value) => value <= mostASpot);
  return values.length > 0 ? values : [leastASpot];
}

/** The chip that an amount is shown as: the dearest that it holds, as an index. */
export function chipOf(values: readonly number[], minor: number): number {
  return Math.max(
    0,
    values.findLastIndex((value) => value <= minor),
  );
}
