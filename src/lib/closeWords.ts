/** Letters of a word for which one typo is forgiven. */
const LETTERS_A_TYPO = 5;

/**
 * Whether a searched word is the beginning of a word of a text, but for a typo in every five letters: one left out, one
 * too many, a wrong one, or two in the wrong order. Both are folded.
 */
export function isCloseTo(searched: string, word: string): boolean {
  const most = Math.floor(searched.length / LETTERS_A_TYPO);
  if (most === 0 || word.length < searched.length - most) return word.startsWith(searched);
  return countTypos(searched, word.slice(0, searched.length + most)) <= most;
}

/** The fewest typos between a text and any beginning of another (optimal string alignment). */
function countTypos(searched: string, word: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= searched.length; row++) {
    const now = [row];
    for (let column = 1; column <= word.length; column++) {
      const isSame = searched[row - 1] === word[column - 1];
      let least = Math.min(
        now[column - 1]! + 1,
        last[column]! + 1,
        last[column - 1]! + Number(!isSame),
      );
      const isSwapped =
        searched[row - 1] === word[column - 2] && searched[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && isSwapped) least = Math.min(least, beforeLast[column - 2]! + 1);
      now.push(least);
    }
    beforeLast = last;
    last = now;
  }
  return Math.min(...last);
}
