import { RED } from '../../../engine/games/roulette/spots.ts';

/** The colour of a pocket. */
export type PocketColour = 'red' | 'black' | 'green';

/** Which colour a number has. */
export function colourOf(number: number): PocketColour {
  if (number === 0) return 'green';
  return RED.some((red) => red === number) ? 'red' : 'black';
}
