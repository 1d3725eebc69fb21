import { lanternOrchard } from '../../../../engine/games/slots/catalogue/lanternOrchard.ts';
import type { Skin } from '../skin.ts';
import { NAMES } from './names.ts';
import palette from './palette.json';
import scene from './scene.svg?raw';
import symbols from './symbols.svg?raw';

/** An orchard at dusk under paper lanterns. */
export const skin: Skin = {
  game: lanternOrchard,
  palette,
  symbols,
  names: NAMES,
  scene,
  prefix: 'lo-',
  sound: { root: 261.6, scale: [0, 2, 4, 7, 9], wave: 'triangle' },
};
