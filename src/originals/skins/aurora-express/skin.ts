import { auroraExpress } from '../../../../engine/games/slots/catalogue/auroraExpress.ts';
import type { Skin } from '../skin.ts';
import { NAMES } from './names.ts';
import palette from './palette.json';
import scene from './scene.svg?raw';
import symbols from './symbols.svg?raw';

/** A night train through snow under northern lights. */
export const skin: Skin = {
  game: auroraExpress,
  palette,
  symbols,
  names: NAMES,
  scene,
  prefix: 'ae-',
  sound: { root: 246.9, scale: [0, 2, 4, 6, 7, 9, 11], wave: 'sine' },
};
