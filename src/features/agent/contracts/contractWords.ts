import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  BillState,
  CarryStrategy,
  ContractKind,
  ProductGroup,
  StateLetter,
  TermRule,
} from '../../../../schemas/contracts.ts';
import type { BadgeTone } from '../../../ui/Badge/Badge.tsx';

/** Headings of the pages, by kind. */
export const KIND_WORDS: Readonly<Record<ContractKind, MessageDescriptor>> = {
  dividend: msg({
    id: 'agent.contract.kind.dividend',
    context: 'Kind of an agent’s contract: a share of what the team loses',
    message: 'Dividend',
  }),
  daily: msg({
    id: 'agent.contract.kind.daily',
    context: 'Kind of an agent’s contract',
    message: 'Daily salary',
  }),
  hourly: msg({
    id: 'agent.contract.kind.hourly',
    context: 'Kind of an agent’s contract',
    message: 'Hourly salary',
  }),
  realTime: msg({
    id: 'agent.contract.kind.realTime',
    context: 'Kind of an agent’s contract: paid every five minutes',
    message: 'Real-time salary',
  }),
};

/** What of a team's play a contract is about. */
export const GROUP_WORDS: Readonly<Record<ProductGroup, MessageDescriptor>> = {
  CONS: msg({ id: 'agent.group.cons', context: 'Products of a contract', message: 'All products' }),
  LIVE: msg({ id: 'agent.group.live', context: 'Products of a contract', message: 'Live casino' }),
  RNG: msg({ id: 'agent.group.rng', context: 'Products of a contract', message: 'Slots' }),
  SPORTS: msg({
    id: 'agent.group.sports',
    context: 'Products of a contract',
    message: 'Sports and esports',
  }),
  LOTT: msg({ id: 'agent.group.lott', context: 'Products of a contract', message: 'Lottery' }),
  FISH: msg({ id: 'agent.group.fish', context: 'Products of a contract', message: 'Fish' }),
  ELOTT: msg({
    id: 'agent.group.elott',
    context: 'Products of a contract',
    message: 'Instant lottery',
  }),
  PVP: msg({ id: 'agent.group.pvp', context: 'Products of a contract', message: 'PVP' }),
};

interface Said {
  readonly word: MessageDescriptor;
  readonly tone: BadgeTone;
}

/** How it stands with a contract, by its letter. */
export const STATE_WORDS: Readonly<Record<StateLetter, Said>> = {
  P: {
    word: msg({ id: 'agent.contract.state.P', context: 'State of a contract', message: 'Offered' }),
    tone: 'warning',
  },
  E: {
    word: msg({
      id: 'agent.contract.state.E',
      context: 'State of a contract: other terms are offered, the old ones still run',
      message: 'Change offered',
    }),
    tone: 'warning',
  },
  A: {
    word: msg({ id: 'agent.contract.state.A', context: 'State of a contract', message: 'Runs' }),
    tone: 'win',
  },
  V: {
    word: msg({
      id: 'agent.contract.state.V',
      context: 'State of a contract: the agent above asks to end it',
      message: 'End asked for',
    }),
    tone: 'warning',
  },
  R: {
    word: msg({
      id: 'agent.contract.state.R',
      context: 'State of a contract',
      message: 'Declined',
    }),
    tone: 'neutral',
  },
  C: {
    word: msg({ id: 'agent.contract.state.C', context: 'State of a contract', message: 'Ended' }),
    tone: 'neutral',
  },
};

/** How it stands with a bill. */
export const BILL_WORDS: Readonly<Record<Exclude<BillState, 'gathered'>, Said>> = {
  computed: {
    word: msg({
      id: 'agent.bill.computed',
      context: 'State of a bill: it is about to be paid',
      message: 'Being paid',
    }),
    tone: 'info',
  },
  notReached: {
    word: msg({
      id: 'agent.bill.notReached',
      context: 'State of a bill: no tier of the contract was reached',
      message: 'Not reached',
    }),
    tone: 'neutral',
  },
  paid: {
    word: msg({ id: 'agent.bill.paid', context: 'State of a bill', message: 'Paid' }),
    tone: 'win',
  },
  partPaid: {
    word: msg({ id: 'agent.bill.partPaid', context: 'State of a bill', message: 'Partly paid' }),
    tone: 'warning',
  },
  insufficient: {
    word: msg({
      id: 'agent.bill.insufficient',
      context: 'State of a bill: who pays had nothing, and owes it',
      message: 'Owed',
    }),
    tone: 'loss',
  },
  held: {
    word: msg({
      id: 'agent.bill.held',
      context: 'State of a bill: the house looks at it first',
      message: 'On hold',
    }),
    tone: 'warning',
  },
  cancelled: {
    word: msg({ id: 'agent.bill.cancelled', context: 'State of a bill', message: 'Cancelled' }),
    tone: 'neutral',
  },
};

/** A period as it is named within its kind, such as 2026-01-A. */
export const periodText = (key: string): string => key.slice(key.indexOf(':') + 1);

/** How a period that the house lost goes over. */
export const CARRY_WORDS: Readonly<Record<CarryStrategy, MessageDescriptor>> = {
  none: msg({
    id: 'agent.carry.none',
    context: 'How a dividend treats a period in which the team won',
    message: 'A period in which the team won is not carried over.',
  }),
  previous: msg({
    id: 'agent.carry.previous',
    context: 'How a dividend treats a period in which the team won',
    message: 'What the team won in a period is taken off the next one.',
  }),
  untilCleared: msg({
    id: 'agent.carry.untilCleared',
    context: 'How a dividend treats a period in which the team won',
    message: 'What the team won is taken off later periods until it is cleared.',
  }),
  halfMonth: msg({
    id: 'agent.carry.halfMonth',
    context: 'How a dividend treats a period in which the team won',
    message: 'What the team won in the first half of a month is taken off the second half.',
  }),
};

/** What is wrong with terms; the value that would do stands behind it. */
export const RULE_WORDS: Readonly<Record<TermRule, MessageDescriptor>> = {
  tierCount: msg({
    id: 'agent.rule.tierCount',
    context: 'What is wrong with terms of a contract; a number follows',
    message: 'Number of tiers at most',
  }),
  rateMustRise: msg({
    id: 'agent.rule.rateMustRise',
    context: 'What is wrong with terms of a contract; a rate or an amount follows',
    message: 'A tier pays more than the one before it. At least',
  }),
  activeMustNotFall: msg({
    id: 'agent.rule.activeMustNotFall',
    context: 'What is wrong with terms of a contract; a number follows',
    message: 'A tier asks for no fewer active members than the one before it. At least',
  }),
  needMustNotFall: msg({
    id: 'agent.rule.needMustNotFall',
    context: 'What is wrong with terms of a contract; an amount follows',
    message: 'A tier asks for no less than the one before it. At least',
  }),
  uplineHasNone: msg({
    id: 'agent.rule.uplineHasNone',
    context: 'What is wrong with terms of a contract',
    message: 'The agent who would pay has no such contract.',
  }),
  betBelowUpline: msg({
    id: 'agent.rule.betBelowUpline',
    context: 'What is wrong with terms of a contract; an amount follows',
    message: 'The needed bets are lower than in the contract above. At least',
  }),
  lossBelowUpline: msg({
    id: 'agent.rule.lossBelowUpline',
    context: 'What is wrong with terms of a contract; an amount follows',
    message: 'The needed loss is lower than in the contract above. At least',
  }),
  activeBelowUpline: msg({
    id: 'agent.rule.activeBelowUpline',
    context: 'What is wrong with terms of a contract; a number follows',
    message: 'The needed active members are fewer than in the contract above. At least',
  }),
  rateAboveUpline: msg({
    id: 'agent.rule.rateAboveUpline',
    context: 'What is wrong with terms of a contract; a rate or an amount follows',
    message: 'The rate is above that of the contract above. At most',
  }),
  rateTypeDiffers: msg({
    id: 'agent.rule.rateTypeDiffers',
    context: 'What is wrong with terms of a contract',
    message: 'The contract above has no tier of this type: a share, or a fixed sum.',
  }),
};
