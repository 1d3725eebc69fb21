import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BetState } from '../../../schemas/api/bets.ts';
import type { GameCategory } from '../../../schemas/api/games.ts';
import type { BadgeTone } from '../Badge/Badge.tsx';

/** Categories of games as records name them. */
export const CATEGORY_WORDS: Readonly<Record<GameCategory, MessageDescriptor>> = {
  RNG: msg({ id: 'records.category.RNG', context: 'Category of games', message: 'Slots' }),
  LIVE: msg({ id: 'records.category.LIVE', context: 'Category of games', message: 'Live casino' }),
  FISH: msg({ id: 'records.category.FISH', context: 'Category of games', message: 'Fishing' }),
  PVP: msg({ id: 'records.category.PVP', context: 'Category of games', message: 'Cards & PVP' }),
  SPORTS: msg({ id: 'records.category.SPORTS', context: 'Category of games', message: 'Sports' }),
  ESPORTS: msg({
    id: 'records.category.ESPORTS',
    context: 'Category of games',
    message: 'Esports',
  }),
  LOTT: msg({ id: 'records.category.LOTT', context: 'Category of games', message: 'Lottery' }),
  ELOTT: msg({
    id: 'records.category.ELOTT',
    context: 'Category of games',
    message: 'Electronic lottery',
  }),
  COCKFIGHT: msg({
    id: 'records.category.COCKFIGHT',
    context: 'Category of games',
    message: 'Cockfight',
  }),
};

/** How a bet stands, in a word and a tone. */
export const BET_STATE_WORDS: Readonly<
  Record<BetState, { readonly word: MessageDescriptor; readonly tone: BadgeTone }>
> = {
  open: {
    word: msg({ id: 'records.state.open', context: 'How a bet stands', message: 'Open' }),
    tone: 'info',
  },
  won: {
    word: msg({ id: 'records.state.won', context: 'How a bet stands', message: 'Won' }),
    tone: 'win',
  },
  lost: {
    word: msg({ id: 'records.state.lost', context: 'How a bet stands', message: 'Lost' }),
    tone: 'neutral',
  },
  push: {
    word: msg({
      id: 'records.state.push',
      context: 'How a bet stands: the stake came back',
      message: 'Stake back',
    }),
    tone: 'neutral',
  },
  halfWon: {
    word: msg({ id: 'records.state.halfWon', context: 'How a bet stands', message: 'Half won' }),
    tone: 'win',
  },
  halfLost: {
    word: msg({ id: 'records.state.halfLost', context: 'How a bet stands', message: 'Half lost' }),
    tone: 'neutral',
  },
  void: {
    word: msg({
      id: 'records.state.void',
      context: 'How a bet stands: it does not count and the stake was returned',
      message: 'Void',
    }),
    tone: 'warning',
  },
  cashedOut: {
    word: msg({
      id: 'records.state.cashedOut',
      context: 'How a bet stands: the member ended it early',
      message: 'Cashed out',
    }),
    tone: 'neutral',
  },
  resettled: {
    word: msg({
      id: 'records.state.resettled',
      context: 'Row of the betting record: the difference that a corrected result made',
      message: 'Correction',
    }),
    tone: 'warning',
  },
};
