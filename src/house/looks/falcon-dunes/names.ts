import { msg } from '@lingui/core/macro';
import type { SymbolNames } from '../look.ts';
import { CARD_NAMES } from '../cardNames.ts';

/** What the symbols of the game are called. */
export const NAMES: SymbolNames = {
  ...CARD_NAMES,
  wild: msg({
    id: 'house.symbol.falconDunes.wild',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Desert Rose',
  }),
  sun: msg({
    id: 'house.symbol.falconDunes.sun',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Rising Sun',
  }),
  falcon: msg({
    id: 'house.symbol.falconDunes.falcon',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Falcon',
  }),
  oasis: msg({
    id: 'house.symbol.falconDunes.oasis',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Oasis',
  }),
  lamp: msg({
    id: 'house.symbol.falconDunes.lamp',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Brass Lamp',
  }),
  dagger: msg({
    id: 'house.symbol.falconDunes.dagger',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Curved Dagger',
  }),
  carpet: msg({
    id: 'house.symbol.falconDunes.carpet',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Carpet',
  }),
};
