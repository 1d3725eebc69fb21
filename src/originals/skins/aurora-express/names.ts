import { msg } from '@lingui/core/macro';
import type { SymbolNames } from '../skin.ts';
import { CARD_NAMES } from '../cardNames.ts';

/** What the symbols of the game are called. */
export const NAMES: SymbolNames = {
  ...CARD_NAMES,
  wild: msg({
    id: 'originals.symbol.auroraExpress.wild',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Northern Lights',
  }),
  star: msg({
    id: 'originals.symbol.auroraExpress.star',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Pole Star',
  }),
  engine: msg({
    id: 'originals.symbol.auroraExpress.engine',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Steam Engine',
  }),
  compass: msg({
    id: 'originals.symbol.auroraExpress.compass',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Compass',
  }),
  fox: msg({
    id: 'originals.symbol.auroraExpress.fox',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Arctic Fox',
  }),
  lodge: msg({
    id: 'originals.symbol.auroraExpress.lodge',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Log Cabin',
  }),
  skis: msg({
    id: 'originals.symbol.auroraExpress.skis',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Skis',
  }),
};
