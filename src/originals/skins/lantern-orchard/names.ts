import { msg } from '@lingui/core/macro';
import type { SymbolNames } from '../skin.ts';

/** What the symbols of the game are called. */
export const NAMES: SymbolNames = {
  wild: msg({
    id: 'originals.symbol.lanternOrchard.wild',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Golden Branch',
  }),
  lantern: msg({
    id: 'originals.symbol.lanternOrchard.lantern',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Paper Lantern',
  }),
  seven: msg({
    id: 'originals.symbol.lanternOrchard.seven',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Lucky Seven',
  }),
  bell: msg({
    id: 'originals.symbol.lanternOrchard.bell',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Bell',
  }),
  melon: msg({
    id: 'originals.symbol.lanternOrchard.melon',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Melon',
  }),
  grape: msg({
    id: 'originals.symbol.lanternOrchard.grape',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Grapes',
  }),
  plum: msg({
    id: 'originals.symbol.lanternOrchard.plum',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Plum',
  }),
  orange: msg({
    id: 'originals.symbol.lanternOrchard.orange',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Orange',
  }),
  lemon: msg({
    id: 'originals.symbol.lanternOrchard.lemon',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Lemon',
  }),
};
