import { readHand } from '../../../engine/games/baccarat/baccaratKind.ts';
import { judgeHand, type JudgedHand } from '../../../engine/games/baccarat/hand.ts';
import type { TableScreen } from '../table/tableScreen.ts';
import { Floor } from './Floor.tsx';
import palette from './palette.json';
import { Pays } from './Pays.tsx';
import { useBaccaratNames } from './useBaccaratNames.ts';

/** Baccarat at a live table: two hands, a cloth of nine spots, and the roads. */
export const baccaratScreen: TableScreen<JudgedHand> = {
  readDrawn: (outcome) => judgeHand(readHand(outcome)),
  coming: { mostMs: 9000, share: 0.6 },
  palette,
  sound: { root: 174, scale: [0, 2, 4, 7, 9], wave: 'sine' },
  useNames: useBaccaratNames,
  Floor,
  Pays,
};
