import { msg } from '@lingui/core/macro';
import type { SymbolNames } from '../look.ts';

/** What the symbols of the game are called. */
export const NAMES: SymbolNames = {
  wild: msg({
    id: 'house.symbol.blossomFestival.wild',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Petal Storm',
  }),
  blossom: msg({
    id: 'house.symbol.blossomFestival.blossom',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Cherry Blossom',
  }),
  crane: msg({
    id: 'house.symbol.blossomFestival.crane',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Crane',
  }),
  koi: msg({
    id: 'house.symbol.blossomFestival.koi',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Koi',
  }),
  fan: msg({
    id: 'house.symbol.blossomFestival.fan',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Fan',
  }),
  drum: msg({
    id: 'house.symbol.blossomFestival.drum',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Drum',
  }),
  tea: msg({
    id: 'house.symbol.blossomFestival.tea',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Tea Bowl',
  }),
  red: msg({
    id: 'house.symbol.blossomFestival.red',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Red Ribbon',
  }),
  blue: msg({
    id: 'house.symbol.blossomFestival.blue',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Blue Ribbon',
  }),
  green: msg({
    id: 'house.symbol.blossomFestival.green',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Green Ribbon',
  }),
};
