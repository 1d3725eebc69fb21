import { tideOfPearls } from '../../../../engine/games/slots/catalogue/tideOfPearls.ts';
import type { Skin } from '../skin.ts';
import { NAMES } from './names.ts';
import palette from './palette.json';
import scene from './scene.svg?raw';
import symbols from './symbols.svg?raw';

/** A lagoon at low tide, lit from above. */
export const skin: Skin = {
  game: tideOfPearls,
  palette,
  symbols,
  names: NAMES,
  scene,
  prefix: 'tp-',
  sound: { root: 220, scale: [0, 3, 5, 7, 10], wave: 'sine' },
};
