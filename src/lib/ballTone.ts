/** How a ball looks: the colours of Mark Six, the ten of a race, or plain. */
export type BallTone =
  'plain' | 'red' | 'blue' | 'green' | `rank${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`;

const RED = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const BLUE = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

/** The colour that Mark Six gives a number from 1 to 49. */
export function markSixTone(number: number): 'red' | 'blue' | 'green' {
  if (RED.has(number)) return 'red';
  return BLUE.has(number) ? 'blue' : 'green';
}

/** The colour of a number from 1 to 10 in a race. */
export function rankTone(number: number): BallTone {
  return number >= 1 && number <= 10 ? (`rank${number}` as BallTone) : 'plain';
}
