import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BonusMoneyItem, LookedAtBet } from '../../../api/bonuses.ts';
import type { BadgeTone } from '../../../ui/Badge/Badge.tsx';

/** How it stands with bonus money. */
export const MONEY_STATE_WORDS: Readonly<
  Record<BonusMoneyItem['state'], { readonly word: MessageDescriptor; readonly tone: BadgeTone }>
> = {
  offered: {
    word: msg({
      id: 'centre.money.state.offered',
      context: 'State of bonus money: another bonus is played before it',
      message: 'Next in line',
    }),
    tone: 'neutral',
  },
  active: {
    word: msg({
      id: 'centre.money.state.active',
      context: 'State of bonus money: it is being played',
      message: 'Being played',
    }),
    tone: 'info',
  },
  completed: {
    word: msg({
      id: 'centre.money.state.completed',
      context: 'State of bonus money: enough was bet',
      message: 'Done',
    }),
    tone: 'win',
  },
  released: {
    word: msg({
      id: 'centre.money.state.released',
      context: 'State of bonus money: it became the member’s own money',
      message: 'Paid to your balance',
    }),
    tone: 'win',
  },
  expired: {
    word: msg({
      id: 'centre.money.state.expired',
      context: 'State of bonus money: its time was over',
      message: 'Expired',
    }),
    tone: 'neutral',
  },
  forfeited: {
    word: msg({
      id: 'centre.money.state.forfeited',
      context: 'State of bonus money: the member gave it up',
      message: 'Given up',
    }),
    tone: 'neutral',
  },
  removed: {
    word: msg({
      id: 'centre.money.state.removed',
      context: 'State of bonus money: the house took it back',
      message: 'Removed',
    }),
    tone: 'warning',
  },
  lost: {
    word: msg({
      id: 'centre.money.state.lost',
      context: 'State of bonus money: all of it was lost in bets',
      message: 'Played away',
    }),
    tone: 'neutral',
  },
};

/** Why a bet did nothing for bonus money. */
export const UNCOUNTED_WORDS: Readonly<
  Record<NonNullable<LookedAtBet['reason']>, MessageDescriptor>
> = {
  cash: msg({
    id: 'centre.money.reason.cash',
    context: 'Why a bet did not count for a bonus',
    message: 'Paid with your own money',
  }),
  category: msg({
    id: 'centre.money.reason.category',
    context: 'Why a bet did not count for a bonus',
    message: 'These games do not count',
  }),
  void: msg({
    id: 'centre.money.reason.void',
    context: 'Why a bet did not count for a bonus: void, tied, or without risk',
    message: 'No valid bet',
  }),
  ended: msg({
    id: 'centre.money.reason.ended',
    context: 'Why a bet did not count for a bonus: settled after the bonus had ended',
    message: 'Settled after the bonus ended',
  }),
};
