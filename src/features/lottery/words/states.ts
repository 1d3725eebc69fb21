import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Speaker } from './fill.ts';

const PROCESSING = msg({
  id: 'lottery.state.processing',
  context: 'Lottery: state of a bet that this page has no word for',
  message: 'Being processed',
});

const ORDERS: Readonly<Record<string, MessageDescriptor>> = {
  planned: msg({
    id: 'lottery.state.planned',
    context: 'Lottery: state of a bet on a later draw of a chase',
    message: 'Planned',
  }),
  pending: msg({
    id: 'lottery.state.pending',
    context: 'Lottery: state of a bet',
    message: 'Waiting for the draw',
  }),
  won: msg({ id: 'lottery.state.won', context: 'Lottery: state of a bet', message: 'Won' }),
  lost: msg({ id: 'lottery.state.lost', context: 'Lottery: state of a bet', message: 'Not won' }),
  pushed: msg({
    id: 'lottery.state.pushed',
    context: 'Lottery: state of a bet whose stake came back by the rules, called push',
    message: 'Stake returned by the rules',
  }),
  cancelled: msg({
    id: 'lottery.state.cancelled',
    context: 'Lottery: state of a bet that its member took back',
    message: 'Cancelled by you',
  }),
  cancelledBySystem: msg({
    id: 'lottery.state.cancelledBySystem',
    context: 'Lottery: state of a bet that the house cancelled',
    message: 'Cancelled by the house',
  }),
  refunded: msg({
    id: 'lottery.state.refunded',
    context: 'Lottery: state of a bet on a draw that is void',
    message: 'Draw void, stake returned',
  }),
};

const CHASES: Readonly<Record<string, MessageDescriptor>> = {
  running: msg({
    id: 'lottery.chaseState.running',
    context: 'Lottery: state of a chase',
    message: 'Running',
  }),
  done: msg({
    id: 'lottery.chaseState.done',
    context: 'Lottery: state of a chase',
    message: 'Finished',
  }),
  reached: msg({
    id: 'lottery.chaseState.reached',
    context: 'Lottery: state of a chase that ended after a win or a profit as was wished',
    message: 'Ended as planned',
  }),
  stopped: msg({
    id: 'lottery.chaseState.stopped',
    context: 'Lottery: state of a chase',
    message: 'Stopped by you',
  }),
};

/** The state of a bet in words; of one that a newer gateway knows, that it is being processed. */
export const nameOrderState = (state: string, i18n: Speaker) => i18n._(ORDERS[state] ?? PROCESSING);

/** The state of a chase in words. */
export const nameChaseState = (state: string, i18n: Speaker) => i18n._(CHASES[state] ?? PROCESSING);

/** States that orders can be narrowed to. */
export const ORDER_FILTERS = ['pending', 'won', 'lost', 'cancelled', 'refunded'] as const;
