import { readRouletteOutcome } from '../../../engine/games/roulette/rouletteKind.ts';
import type { TableScreen } from '../table/tableScreen.ts';
import { Floor } from './Floor.tsx';
import palette from './palette.json';
import { Pays } from './Pays.tsx';
import { useRouletteNames } from './useSpotNames.ts';

/** Roulette at a live table: a ball that runs, and a cloth of 157 spots. */
export const rouletteScreen: TableScreen<number> = {
  readDrawn: (outcome) => readRouletteOutcome(outcome).number,
  coming: { mostMs: 4600, share: 0.6, begin: 'roll', end: 'land' },
  palette,
  sound: { root: 196, scale: [0, 2, 4, 7, 9], wave: 'sine' },
  useNames: useRouletteNames,
  Floor,
  Pays,
};
