import { msg } from '@lingui/core/macro';
import type { SymbolNames } from './skin.ts';

/** What the symbols are called that are those of playing cards. */
export const CARD_NAMES: SymbolNames = {
  ace: msg({
    id: 'originals.symbol.cards.ace',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Ace',
  }),
  king: msg({
    id: 'originals.symbol.cards.king',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'King',
  }),
  queen: msg({
    id: 'originals.symbol.cards.queen',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Queen',
  }),
  jack: msg({
    id: 'originals.symbol.cards.jack',
    context: 'Name of a symbol of a slot game, read to screen readers',
    message: 'Jack',
  }),
};
