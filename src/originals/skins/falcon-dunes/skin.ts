import { falconDunes } from '../../../../engine/games/slots/catalogue/falconDunes.ts';
import type { Skin } from '../skin.ts';
import { NAMES } from './names.ts';
import palette from './palette.json';
import scene from './scene.svg?raw';
import symbols from './symbols.svg?raw';

/** Dunes at sunrise, sand and brass and deep blue. */
export const skin: Skin = {
  game: falconDunes,
  palette,
  symbols,
  names: NAMES,
  scene,
  prefix: 'fd-',
  sound: { root: 196, scale: [0, 1, 4, 5, 7, 8, 11], wave: 'triangle' },
};
