import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Bonus } from '../../../api/rewards.ts';
import type { BadgeTone } from '../../../ui/Badge/Badge.tsx';
import type { DrawnIconName } from '../../../ui/Icon/icons.ts';

/** What rewards are for. */
export const ORIGINS: Readonly<
  Record<Bonus['origin'], { readonly word: MessageDescriptor; readonly icon: DrawnIconName }>
> = {
  cashback: {
    word: msg({
      id: 'centre.origin.cashback',
      context: 'What a reward is for',
      message: 'Cashback',
    }),
    icon: 'cashback',
  },
  mission: {
    word: msg({ id: 'centre.origin.mission', context: 'What a reward is for', message: 'Mission' }),
    icon: 'mission',
  },
  leaderboard: {
    word: msg({
      id: 'centre.origin.leaderboard',
      context: 'What a reward is for',
      message: 'Leaderboard',
    }),
    icon: 'rewards',
  },
  promotion: {
    word: msg({
      id: 'centre.origin.promotion',
      context: 'What a reward is for',
      message: 'Promotion',
    }),
    icon: 'promotions',
  },
  referral: {
    word: msg({
      id: 'centre.origin.referral',
      context: 'What a reward is for: a friend who was invited',
      message: 'Invited friend',
    }),
    icon: 'invite',
  },
  rebate: {
    word: msg({
      id: 'centre.origin.rebate',
      context: 'What a reward is for: part of the stakes of lotteries came back',
      message: 'Lottery rebate',
    }),
    icon: 'lottery',
  },
  adjustment: {
    word: msg({
      id: 'centre.origin.adjustment',
      context: 'What a reward is for: the staff changed the balance',
      message: 'Adjustment',
    }),
    icon: 'record',
  },
  other: {
    word: msg({ id: 'centre.origin.other', context: 'What a reward is for', message: 'Bonus' }),
    icon: 'bonus',
  },
};

/** How it stands with a reward. */
export const BONUS_STATE_WORDS: Readonly<
  Record<Bonus['state'], { readonly word: MessageDescriptor; readonly tone: BadgeTone }>
> = {
  free: {
    word: msg({
      id: 'centre.bonus.state.free',
      context: 'State of a bonus: there is nothing to be played for it',
      message: 'Yours',
    }),
    tone: 'win',
  },
  active: {
    word: msg({
      id: 'centre.bonus.state.active',
      context: 'State of a bonus: it is being played',
      message: 'Being played',
    }),
    tone: 'info',
  },
  completed: {
    word: msg({
      id: 'centre.bonus.state.completed',
      context: 'State of a bonus: what it asks for was played',
      message: 'Played',
    }),
    tone: 'win',
  },
  lost: {
    word: msg({
      id: 'centre.bonus.state.lost',
      context: 'State of a bonus: it ended with the money',
      message: 'Ended with the money',
    }),
    tone: 'neutral',
  },
};
