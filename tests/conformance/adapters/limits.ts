import {
  changeLimit,
  confirmable,
  confirmRaise,
  depositUse,
  limitRoom,
  lossUse,
  type LimitState,
} from '../../../engine/payments/limits.ts';
import { amountOf, minorOf } from '../amounts.ts';

type Input =
  | {
      readonly limits: Readonly<Record<'24h' | '7d' | 'month', string>>;
      readonly depositedToday: string;
      readonly wanted: string;
    }
  | {
      readonly limit24h: string;
      readonly confirmedToday: string;
      readonly pending: string;
      readonly withdrawnToday: string;
      readonly wanted: string;
    }
  | {
      readonly limit: string;
      readonly raiseTo: string;
      readonly requestedAt: string;
      readonly confirmedAt: string;
    }
  | { readonly limit: string; readonly raiseWaiting: string; readonly lowerTo: string }
  | {
      readonly limit24h: string;
      readonly stakesSettled: string;
      readonly payouts: string;
      readonly openStakes: string;
      readonly stake: string;
    };

const START = new Date('2026-11-26T10:00:00Z');
const asked = (limit: string, to: string, at: Date): LimitState =>
  changeLimit({ limit: minorOf(limit), waiting: null }, minorOf(to), at);

function judge(wanted: string, roomMinor: bigint) {
  return { allowed: minorOf(wanted) <= roomMinor, room: amountOf(roomMinor) };
}

/** Whether limits leave room, or what becomes of one that is changed. */
export function run(input: Input) {
  if ('limits' in input) {
    const { limits, depositedToday, wanted } = input;
    const each = {
      day: minorOf(limits['24h']),
      week: minorOf(limits['7d']),
      month: minorOf(limits.month),
    };
    const used = minorOf(depositedToday);
    return judge(wanted, limitRoom(each, { day: used, week: used, month: used })!.roomMinor);
  }
  if ('wanted' in input) {
    const day = depositUse(minorOf(input.confirmedToday), minorOf(input.pending));
    return judge(input.wanted, limitRoom({ day: minorOf(input.limit24h) }, { day })!.roomMinor);
  }
  if ('stake' in input) {
    const { stakesSettled, payouts, openStakes } = input;
    const day = lossUse(minorOf(stakesSettled), minorOf(payouts), minorOf(openStakes));
    return judge(input.stake, limitRoom({ day: minorOf(input.limit24h) }, { day })!.roomMinor);
  }
  if ('lowerTo' in input) {
    const raised = asked(input.limit, input.raiseWaiting, START);
    const { limit, waiting } = changeLimit(raised, minorOf(input.lowerTo), START);
    return { limit: amountOf(limit!), waiting };
  }
  const waiting = asked(input.limit, input.raiseTo, new Date(input.requestedAt));
  const { from } = confirmable(new Date(input.requestedAt));
  const confirmedAt = new Date(input.confirmedAt);
  const limitAt = [from, new Date(confirmedAt.getTime() - 1000), confirmedAt].map((at) => {
    const state = at < confirmedAt ? waiting : (confirmRaise(waiting, at) ?? waiting);
    return [at.toISOString().replace('.000', ''), amountOf(state.limit!)];
  });
  return { confirmableFrom: from.toISOString().replace('.000', ''), limitAt };
}
