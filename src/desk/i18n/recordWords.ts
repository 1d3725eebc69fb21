import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Words by the ids that calls answer with. */
export type Words = Readonly<Record<string, MessageDescriptor>>;

/** What kinds of movements of money are called. */
export const MOVEMENT_KINDS: Words = {
  opening: msg({
    id: 'desk.movement.opening',
    context: 'Kind of a movement of money',
    message: 'Opening balance',
  }),
  deposit: msg({
    id: 'desk.movement.deposit',
    context: 'Kind of a movement of money',
    message: 'Deposit',
  }),
  withdrawal: msg({
    id: 'desk.movement.withdrawal',
    context: 'Kind of a movement of money',
    message: 'Withdrawal',
  }),
  bet: msg({ id: 'desk.movement.bet', context: 'Kind of a movement of money', message: 'Bet' }),
  win: msg({ id: 'desk.movement.win', context: 'Kind of a movement of money', message: 'Payout' }),
  refund: msg({
    id: 'desk.movement.refund',
    context: 'Kind of a movement of money',
    message: 'Refund',
  }),
  bonus: msg({
    id: 'desk.movement.bonus',
    context: 'Kind of a movement of money',
    message: 'Bonus',
  }),
  bonusRelease: msg({
    id: 'desk.movement.bonusRelease',
    context: 'Kind of a movement of money: bonus money became the member’s own',
    message: 'Bonus released',
  }),
  lineTransfer: msg({
    id: 'desk.movement.lineTransfer',
    context: 'Kind of a movement of money',
    message: 'Transfer within the line',
  }),
  walletTransfer: msg({
    id: 'desk.movement.walletTransfer',
    context: 'Kind of a movement of money',
    message: 'Between wallets',
  }),
  adjustment: msg({
    id: 'desk.movement.adjustment',
    context: 'Kind of a movement of money',
    message: 'Adjustment',
  }),
  commission: msg({
    id: 'desk.movement.commission',
    context: 'Kind of a movement of money',
    message: 'Commission',
  }),
  salary: msg({
    id: 'desk.movement.salary',
    context: 'Kind of a movement of money',
    message: 'Salary',
  }),
  dividend: msg({
    id: 'desk.movement.dividend',
    context: 'Kind of a movement of money',
    message: 'Dividend',
  }),
};

/** What wallets are called; those of vendors go by their codes. */
export const WALLETS: Words = {
  MAIN: msg({
    id: 'desk.wallet.MAIN',
    context: 'Name of a wallet of a member',
    message: 'Main wallet',
  }),
};

/** How a round of a game stands. */
export const ROUND_STATES: Words = {
  open: msg({ id: 'desk.round.open', context: 'How a round of a game stands', message: 'Open' }),
  settled: msg({
    id: 'desk.round.settled',
    context: 'How a round of a game stands',
    message: 'Settled',
  }),
  rolledBack: msg({
    id: 'desk.round.rolledBack',
    context: 'How a round of a game stands',
    message: 'Rolled back',
  }),
  returned: msg({
    id: 'desk.round.returned',
    context: 'How a round of a game stands',
    message: 'Stake returned',
  }),
};

/** What a round is played for. */
export const ROUND_MODES: Words = {
  real: msg({
    id: 'desk.mode.real',
    context: 'What a round of a game is played for',
    message: 'Real money',
  }),
  play: msg({
    id: 'desk.mode.play',
    context: 'What a round of a game is played for',
    message: 'Play money',
  }),
};

/** How a bet on a lottery stands. */
export const ORDER_STATES: Words = {
  planned: msg({
    id: 'desk.order.planned',
    context: 'How a bet on a lottery stands',
    message: 'Planned',
  }),
  pending: msg({
    id: 'desk.order.pending',
    context: 'How a bet on a lottery stands',
    message: 'Waiting for the draw',
  }),
  won: msg({ id: 'desk.order.won', context: 'How a bet on a lottery stands', message: 'Won' }),
  lost: msg({ id: 'desk.order.lost', context: 'How a bet on a lottery stands', message: 'Lost' }),
  pushed: msg({
    id: 'desk.order.pushed',
    context: 'How a bet on a lottery stands',
    message: 'Stake back by the rules',
  }),
  cancelled: msg({
    id: 'desk.order.cancelled',
    context: 'How a bet on a lottery stands',
    message: 'Cancelled by the member',
  }),
  cancelledBySystem: msg({
    id: 'desk.order.cancelledBySystem',
    context: 'How a bet on a lottery stands',
    message: 'Cancelled by the house',
  }),
  refunded: msg({
    id: 'desk.order.refunded',
    context: 'How a bet on a lottery stands',
    message: 'No draw, refunded',
  }),
};

/** How a member signed in. */
export const SIGN_IN_WAYS: Words = {
  username: msg({
    id: 'desk.way.username',
    context: 'How a member signed in',
    message: 'Password',
  }),
  sms: msg({ id: 'desk.way.sms', context: 'How a member signed in', message: 'Code by SMS' }),
  device: msg({
    id: 'desk.way.device',
    context: 'How a member signed in',
    message: 'Remembered device',
  }),
  address: msg({
    id: 'desk.way.address',
    context: 'How a member signed in',
    message: 'Proof of a new address',
  }),
  register: msg({
    id: 'desk.way.register',
    context: 'How a member signed in',
    message: 'Registration',
  }),
  freeplay: msg({ id: 'desk.way.freeplay', context: 'How a member signed in', message: 'Trial' }),
  reset: msg({
    id: 'desk.way.reset',
    context: 'How a member signed in',
    message: 'Password reset',
  }),
};

/** What categories of games are called. */
export const CATEGORIES: Words = {
  RNG: msg({ id: 'desk.category.RNG', context: 'Category of games', message: 'Slots' }),
  LIVE: msg({ id: 'desk.category.LIVE', context: 'Category of games', message: 'Live casino' }),
  FISH: msg({ id: 'desk.category.FISH', context: 'Category of games', message: 'Fishing' }),
  PVP: msg({
    id: 'desk.category.PVP',
    context: 'Category of games',
    message: 'Tables against others',
  }),
  SPORTS: msg({ id: 'desk.category.SPORTS', context: 'Category of games', message: 'Sports' }),
  ESPORTS: msg({ id: 'desk.category.ESPORTS', context: 'Category of games', message: 'E-sports' }),
  LOTT: msg({ id: 'desk.category.LOTT', context: 'Category of games', message: 'Lottery' }),
  ELOTT: msg({ id: 'desk.category.ELOTT', context: 'Category of games', message: 'E-lottery' }),
  COCKFIGHT: msg({
    id: 'desk.category.COCKFIGHT',
    context: 'Category of games',
    message: 'Cockfights',
  }),
};
