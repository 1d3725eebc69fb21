import type { SlotGame } from '../../../schemas/slotGame.schema.ts';
import { auroraExpress } from './catalogue/auroraExpress.ts';
import { blossomFestival } from './catalogue/blossomFestival.ts';
import { falconDunes } from './catalogue/falconDunes.ts';
import { lanternOrchard } from './catalogue/lanternOrchard.ts';
import { tideOfPearls } from './catalogue/tideOfPearls.ts';

/** Every slot game of our own. */
export const slotGames: readonly SlotGame[] = [
  lanternOrchard,
  tideOfPearls,
  falconDunes,
  auroraExpress,
  blossomFestival,
];
