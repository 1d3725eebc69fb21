import { msg } from '@lingui/core/macro';
import type { SymbolNames } from '../skin.ts';
import { CARD_NAMES } from '../cardNames.ts';

/** What the symbols of the game are called. */
export const NAMES: SymbolNames = {
  ...CARD_NAMES,
  wild: msg({
    id: 'originals.symbol.tideOfPearls.wild',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Breaking Wave',
  }),
  shell: msg({
    id: 'originals.symbol.tideOfPearls.shell',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Open Shell',
  }),
  pearl: msg({
    id: 'originals.symbol.tideOfPearls.pearl',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Black Pearl',
  }),
  turtle: msg({
    id: 'originals.symbol.tideOfPearls.turtle',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Turtle',
  }),
  seahorse: msg({
    id: 'originals.symbol.tideOfPearls.seahorse',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Seahorse',
  }),
  starfish: msg({
    id: 'originals.symbol.tideOfPearls.starfish',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Starfish',
  }),
  coral: msg({
    id: 'originals.symbol.tideOfPearls.coral',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Coral',
  }),
};
