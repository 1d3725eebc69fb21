import type { LotteryPlay } from './lotteryModel.ts';

/** Numbers of a play that a house wants no more of, for an issue or for all issues of a lottery. */
export interface NumberLimits {
  /** Taken no more. */
  readonly closed: readonly string[];
  /** Taken at half of the odds. */
  readonly half: readonly string[];
}

/** A selection by how its numbers are taken; bets that were placed before keep their odds. */
export interface LimitedSelection {
  readonly closed: readonly string[];
  /** Selections as `read` keeps them; absent where no number falls there. */
  readonly half?: string;
  readonly full?: string;
}

/**
 * Parts a selection that `read` gave. Only for plays whose numbers are units of their own, joined by commas: others
 * cannot be parted, and are closed as a whole by a number that is closed.
 */
export function partByLimits(
  { input }: Pick<LotteryPlay, 'input'>,
  selection: string,
  { closed, half }: NumberLimits,
): LimitedSelection {
  const numbers = selection.split(',');
  const shut = numbers.filter((number) => closed.includes(number));
  const isWhole =
    input.kind === 'options'
      ? input.legs !== undefined
      : input.kind === 'rows' && input.rows.some(({ min }) => min > 1);
  if (isWhole) {
    if (shut.length > 0) return { closed: shut };
    return numbers.some((number) => half.includes(number))
      ? { closed: [], half: selection }
      : { closed: [], full: selection };
  }
  const open = numbers.filter((number) => !closed.includes(number));
  const atHalf = open.filter((number) => half.includes(number));
  const atFull = open.filter((number) => !half.includes(number));
  return {
    closed: shut,
    ...(atHalf.length > 0 && { half: atHalf.join(',') }),
    ...(atFull.length > 0 && { full: atFull.join(',') }),
  };
}
