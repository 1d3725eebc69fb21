import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Leaderboard, Mission } from '../../../api/missions.ts';
import type { DrawnIconName } from '../../../ui/Icon/icons.ts';

/** What counts for a mission, above its bar, and the picture of one that has none. */
export const EVENTS: Readonly<
  Record<Mission['event'], { readonly word: MessageDescriptor; readonly icon: DrawnIconName }>
> = {
  depositCount: {
    word: msg({
      id: 'centre.missions.depositCount',
      context: 'What counts for a mission, before 1 of 3',
      message: 'Deposits',
    }),
    icon: 'deposit',
  },
  depositSum: {
    word: msg({
      id: 'centre.missions.depositSum',
      context: 'What counts for a mission, before 40 of 100',
      message: 'Paid in',
    }),
    icon: 'deposit',
  },
  validBet: {
    word: msg({
      id: 'centre.missions.validBet',
      context: 'What counts for a mission, before 40 of 100',
      message: 'Bets that count',
    }),
    icon: 'slots',
  },
  wins: {
    word: msg({
      id: 'centre.missions.wins',
      context: 'What counts for a mission, before 1 of 3',
      message: 'Bets won',
    }),
    icon: 'star',
  },
  signInDays: {
    word: msg({
      id: 'centre.missions.signInDays',
      context: 'What counts for a mission, before 1 of 3',
      message: 'Days with a sign-in',
    }),
    icon: 'logIn',
  },
  friends: {
    word: msg({
      id: 'centre.missions.friends',
      context: 'What counts for a mission, before 1 of 3',
      message: 'Friends rewarded',
    }),
    icon: 'invite',
  },
};

/** How often there is a mission or leaderboard. */
export const REPEATS: Readonly<Record<Mission['repeats'], MessageDescriptor>> = {
  once: msg({
    id: 'centre.missions.once',
    context: 'How often there is a mission',
    message: 'Once',
  }),
  daily: msg({
    id: 'centre.missions.daily',
    context: 'How often there is a mission',
    message: 'Every day',
  }),
  weekly: msg({
    id: 'centre.missions.weekly',
    context: 'How often there is a mission',
    message: 'Every week',
  }),
  monthly: msg({
    id: 'centre.missions.monthly',
    context: 'How often there is a mission',
    message: 'Every month',
  }),
};

/** What a leaderboard goes by. */
export const SCORES: Readonly<Record<Leaderboard['score'], MessageDescriptor>> = {
  validBet: msg({
    id: 'centre.board.validBet',
    context: 'Score of a leaderboard, above the numbers',
    message: 'Bets that count',
  }),
  bestMultiplier: msg({
    id: 'centre.board.bestMultiplier',
    context: 'Score of a leaderboard, above the numbers',
    message: 'Best multiplier',
  }),
};
