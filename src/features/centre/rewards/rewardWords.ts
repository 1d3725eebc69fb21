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
  referral: {
    word: msg({
      id: 'centre.origin.referral',
      context: 'What a reward is for: a friend who was invited',
      message: 'Invited friend',
    }),
    icon: 'invite',
  },
  vip: {
    word: msg({
      id: 'centre.origin.vip',
      context: 'What a reward is for: a level of the VIP programme',
      message: 'VIP gift',
    }),
    icon: 'vip',
  },
  points: {
    word: msg({
      id: 'centre.origin.points',
      context: 'What a reward is for: points that were changed into money',
      message: 'Converted points',
    }),
    icon: 'points',
  },
  rebate: {
    word: msg({
      id: 'centre.origin.rebate',
      context: 'What a reward is for: part of the stakes of lotteries came back',
      message: 'Lottery rebate',
    }),
    icon: 'lottery',
  },
  depositMatch: {
    word: msg({
      id: 'centre.origin.depositMatch',
      context: 'What a reward is for: a bonus on a deposit',
      message: 'Deposit bonus',
    }),
    icon: 'deposit',
  },
  promotion: {
    word: msg({
      id: 'centre.origin.promotion',
      context: 'What a reward is for: a promotion',
      message: 'Promotion',
    }),
    icon: 'promotions',
  },
  redPacket: {
    word: msg({
      id: 'centre.origin.redPacket',
      context: 'What a reward is for: a red packet that was opened',
      message: 'Red packet',
    }),
    icon: 'cash',
  },
  raffle: {
    word: msg({
      id: 'centre.origin.raffle',
      context: 'What a reward is for: a prize of a raffle',
      message: 'Raffle',
    }),
    icon: 'voucher',
  },
  signIn: {
    word: msg({
      id: 'centre.origin.signIn',
      context: 'What a reward is for: signing in on a day',
      message: 'Sign-in',
    }),
    icon: 'check',
  },
  freeSpins: {
    word: msg({
      id: 'centre.origin.freeSpins',
      context: 'What a reward is for: winnings of free spins',
      message: 'Free spins',
    }),
    icon: 'slots',
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
