import { blossomFestival } from '../../../../engine/games/slots/catalogue/blossomFestival.ts';
import type { Skin } from '../skin.ts';
import { NAMES } from './names.ts';
import palette from './palette.json';
import scene from './scene.svg?raw';
import symbols from './symbols.svg?raw';

/** A river under cherry blossom on a festival evening. */
export const skin: Skin = {
  game: blossomFestival,
  palette,
  symbols,
  names: NAMES,
  scene,
  prefix: 'bf-',
  sound: { root: 293.7, scale: [0, 2, 5, 7, 9], wave: 'triangle' },
};
