import { msg } from '@lingui/core/macro';
import type { SymbolNames } from '../skin.ts';

/** What the symbols of the game are called. */
export const NAMES: SymbolNames = {
  wild: msg({
    id: 'originals.symbol.blossomFestival.wild',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Petal Storm',
  }),
  blossom: msg({
    id: 'originals.symbol.blossomFestival.blossom',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Cherry Blossom',
  }),
  crane: msg({
    id: 'originals.symbol.blossomFestival.crane',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Crane',
  }),
  koi: msg({
    id: 'originals.symbol.blossomFestival.koi',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Koi',
  }),
  fan: msg({
    id: 'originals.symbol.blossomFestival.fan',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Fan',
  }),
  drum: msg({
    id: 'originals.symbol.blossomFestival.drum',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Drum',
  }),
  tea: msg({
    id: 'originals.symbol.blossomFestival.tea',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Tea Bowl',
  }),
  red: msg({
    id: 'originals.symbol.blossomFestival.red',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Red Ribbon',
  }),
  blue: msg({
    id: 'originals.symbol.blossomFestival.blue',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Blue Ribbon',
  }),
  green: msg({
    id: 'originals.symbol.blossomFestival.green',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Green Ribbon',
  }),
};
