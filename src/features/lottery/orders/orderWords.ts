import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BadgeTone } from '../../../ui/Badge/Badge.tsx';

interface StateWord {
  readonly word: MessageDescriptor;
  readonly tone: BadgeTone;
}

const PROCESSING: StateWord = {
  word: msg({
    id: 'lottery.order.processing',
    context: 'Lottery: state of a bet that this page does not know; it is being worked on',
    message: 'Processing',
  }),
  tone: 'info',
};

const ORDER_STATES: Readonly<Record<string, StateWord>> = {
  planned: {
    word: msg({
      id: 'lottery.order.planned',
      context: 'Lottery: state of a bet on a later draw of a chase; its stake is set aside',
      message: 'Planned',
    }),
    tone: 'neutral',
  },
  pending: {
    word: msg({
      id: 'lottery.order.pending',
      context: 'Lottery: state of a bet whose draw is still to come',
      message: 'Waiting for the draw',
    }),
    tone: 'info',
  },
  won: {
    word: msg({
      id: 'lottery.order.won',
      context: 'Lottery: state of a bet that won',
      message: 'Won',
    }),
    tone: 'win',
  },
  lost: {
    word: msg({
      id: 'lottery.order.lost',
      context: 'Lottery: state of a bet that won nothing',
      message: 'Not won',
    }),
    tone: 'neutral',
  },
  pushed: {
    word: msg({
      id: 'lottery.order.pushed',
      context:
        'Lottery: state of a bet that was drawn and is neither won nor lost: the rules give the stake back. It was not cancelled',
      message: 'Draw, stake back',
    }),
    tone: 'accent',
  },
  cancelled: {
    word: msg({
      id: 'lottery.order.cancelled',
      context: 'Lottery: state of a bet that the member took back',
      message: 'Cancelled by you',
    }),
    tone: 'neutral',
  },
  cancelledBySystem: {
    word: msg({
      id: 'lottery.order.cancelledBySystem',
      context:
        'Lottery: state of a bet on a later draw of a chase that was not needed any more or not allowed any more; its stake is free again',
      message: 'Skipped',
    }),
    tone: 'neutral',
  },
  refunded: {
    word: msg({
      id: 'lottery.order.refunded',
      context: 'Lottery: state of a bet whose draw did not take place; the stake was given back',
      message: 'No draw, refunded',
    }),
    tone: 'warning',
  },
};

/** The states that a list of bets can be narrowed to. */
export const FILTER_STATES = Object.keys(ORDER_STATES);

/** What the state of an order is called; one that this page does not know is being worked on. */
export const orderState = (state: string): StateWord =>
  Object.hasOwn(ORDER_STATES, state) ? ORDER_STATES[state]! : PROCESSING;

const CHASE_STATES: Readonly<Record<string, StateWord>> = {
  running: {
    word: msg({
      id: 'lottery.chases.running',
      context: 'Lottery: state of a chase, a plan of bets over several draws, that goes on',
      message: 'Running',
    }),
    tone: 'info',
  },
  done: {
    word: msg({
      id: 'lottery.chases.done',
      context: 'Lottery: state of a chase of which every draw is over',
      message: 'Finished',
    }),
    tone: 'neutral',
  },
  reached: {
    word: msg({
      id: 'lottery.chases.reached',
      context: 'Lottery: state of a chase that ended early because it won what was asked for',
      message: 'Goal reached',
    }),
    tone: 'win',
  },
  stopped: {
    word: msg({
      id: 'lottery.chases.stopped',
      context: 'Lottery: state of a chase that ended early, stopped by the member or by the house',
      message: 'Stopped',
    }),
    tone: 'neutral',
  },
};

/** What the state of a chase is called. */
export const chaseState = (state: string): StateWord =>
  Object.hasOwn(CHASE_STATES, state) ? CHASE_STATES[state]! : PROCESSING;
