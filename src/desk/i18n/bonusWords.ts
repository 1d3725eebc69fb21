import { msg } from '@lingui/core/macro';
import type { Words } from './recordWords.ts';

/** What bonus money was given for, where it has no name. */
export const BONUS_NAMES: Words = {
  depositMatch: msg({
    id: 'desk.bonus.depositMatch',
    context: 'What bonus money was given for',
    message: 'Deposit bonus',
  }),
  promotion: msg({
    id: 'desk.bonus.promotion',
    context: 'What bonus money was given for',
    message: 'Promotion',
  }),
  freeSpins: msg({
    id: 'desk.bonus.freeSpins',
    context: 'What bonus money was given for',
    message: 'Free spins',
  }),
  cashback: msg({
    id: 'desk.bonus.cashback',
    context: 'What bonus money was given for',
    message: 'Cashback',
  }),
  mission: msg({
    id: 'desk.bonus.mission',
    context: 'What bonus money was given for',
    message: 'Mission',
  }),
  leaderboard: msg({
    id: 'desk.bonus.leaderboard',
    context: 'What bonus money was given for',
    message: 'Leaderboard',
  }),
  referral: msg({
    id: 'desk.bonus.referral',
    context: 'What bonus money was given for',
    message: 'Invited friend',
  }),
  vip: msg({ id: 'desk.bonus.vip', context: 'What bonus money was given for', message: 'VIP' }),
  redPacket: msg({
    id: 'desk.bonus.redPacket',
    context: 'What bonus money was given for',
    message: 'Red packet',
  }),
  raffle: msg({
    id: 'desk.bonus.raffle',
    context: 'What bonus money was given for',
    message: 'Raffle',
  }),
  signIn: msg({
    id: 'desk.bonus.signIn',
    context: 'What bonus money was given for',
    message: 'Sign-in reward',
  }),
};

/** How free spins stand. */
export const SPIN_STATES: Words = {
  active: msg({ id: 'desk.spins.active', context: 'How free spins stand', message: 'To play' }),
  usedUp: msg({ id: 'desk.spins.usedUp', context: 'How free spins stand', message: 'Played' }),
  expired: msg({ id: 'desk.spins.expired', context: 'How free spins stand', message: 'Expired' }),
  removed: msg({ id: 'desk.spins.removed', context: 'How free spins stand', message: 'Removed' }),
};

/** How bonus money stands. */
export const BONUS_STATES: Words = {
  offered: msg({ id: 'desk.bonus.offered', context: 'How bonus money stands', message: 'Waits' }),
  active: msg({
    id: 'desk.bonus.active',
    context: 'How bonus money stands',
    message: 'Being played',
  }),
  completed: msg({
    id: 'desk.bonus.completed',
    context: 'How bonus money stands',
    message: 'Played',
  }),
  released: msg({
    id: 'desk.bonus.released',
    context: 'How bonus money stands',
    message: 'Released',
  }),
  expired: msg({ id: 'desk.bonus.expired', context: 'How bonus money stands', message: 'Expired' }),
  forfeited: msg({
    id: 'desk.bonus.forfeited',
    context: 'How bonus money stands',
    message: 'Given up',
  }),
  removed: msg({ id: 'desk.bonus.removed', context: 'How bonus money stands', message: 'Removed' }),
  lost: msg({ id: 'desk.bonus.lost', context: 'How bonus money stands', message: 'Lost' }),
};
