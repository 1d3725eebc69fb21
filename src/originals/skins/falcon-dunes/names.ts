import { msg } from '@lingui/core/macro';
import type { SymbolNames } from '../skin.ts';
import { CARD_NAMES } from '../cardNames.ts';

/** What the symbols of the game are called. */
export const NAMES: SymbolNames = {
  ...CARD_NAMES,
  wild: msg({
    id: 'originals.symbol.falconDunes.wild',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Desert Rose',
  }),
  sun: msg({
    id: 'originals.symbol.falconDunes.sun',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Rising Sun',
  }),
  falcon: msg({
    id: 'originals.symbol.falconDunes.falcon',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Falcon',
  }),
  oasis: msg({
    id: 'originals.symbol.falconDunes.oasis',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Oasis',
  }),
  lamp: msg({
    id: 'originals.symbol.falconDunes.lamp',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Brass Lamp',
  }),
  dagger: msg({
    id: 'originals.symbol.falconDunes.dagger',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Curved Dagger',
  }),
  carpet: msg({
    id: 'originals.symbol.falconDunes.carpet',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Carpet',
  }),
};
