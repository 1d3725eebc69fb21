import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Promotion } from '../../api/promotions.ts';
import type { BadgeTone } from '../../ui/Badge/Badge.tsx';

/** How a promotion stands. */
export const STATUSES: Readonly<
  Record<Promotion['status'], { readonly word: MessageDescriptor; readonly tone?: BadgeTone }>
> = {
  comingSoon: {
    word: msg({ id: 'promo.status.comingSoon', context: 'State of a promotion', message: 'Soon' }),
  },
  join: {
    word: msg({ id: 'promo.status.join', context: 'State of a promotion', message: 'Open' }),
  },
  joined: {
    word: msg({
      id: 'promo.status.joined',
      context: 'State of a promotion: the member takes part, conditions are not met yet',
      message: 'Taking part',
    }),
  },
  claim: {
    word: msg({
      id: 'promo.status.claim',
      context: 'State of a promotion: something can be had now',
      message: 'For you now',
    }),
    tone: 'win',
  },
  applying: {
    word: msg({
      id: 'promo.status.applying',
      context: 'State of a promotion: the application was sent',
      message: 'Sent',
    }),
  },
  process: {
    word: msg({
      id: 'promo.status.process',
      context: 'State of a promotion: somebody looks at the application',
      message: 'Being reviewed',
    }),
  },
  rejected: {
    word: msg({
      id: 'promo.status.rejected',
      context: 'State of a promotion: the application was not granted',
      message: 'Not granted',
    }),
  },
  issued: {
    word: msg({
      id: 'promo.status.issued',
      context: 'State of a promotion: a reward waits to be collected',
      message: 'Ready to collect',
    }),
    tone: 'win',
  },
  claimed: {
    word: msg({ id: 'promo.status.claimed', context: 'State of a promotion', message: 'Received' }),
  },
  close: {
    word: msg({ id: 'promo.status.close', context: 'State of a promotion', message: 'Closed' }),
  },
};

/** Headings under which promotions are listed. */
export const CATEGORIES: Readonly<Record<Promotion['category'], MessageDescriptor>> = {
  newcomers: msg({
    id: 'promo.category.newcomers',
    context: 'Heading of promotions for new members',
    message: 'New here',
  }),
  everyday: msg({
    id: 'promo.category.everyday',
    context: 'Heading of promotions that come again each day',
    message: 'Every day',
  }),
  casino: msg({ id: 'promo.category.casino', context: 'Heading of promotions', message: 'Casino' }),
  sports: msg({ id: 'promo.category.sports', context: 'Heading of promotions', message: 'Sports' }),
  lottery: msg({
    id: 'promo.category.lottery',
    context: 'Heading of promotions',
    message: 'Lottery',
  }),
  events: msg({ id: 'promo.category.events', context: 'Heading of promotions', message: 'Events' }),
};

/** What the button of a kind says where something can be had. */
export const CLAIMS: Readonly<Record<Promotion['kind'], MessageDescriptor>> = {
  activity: msg({
    id: 'promo.apply',
    context: 'Button of a promotion: opens the form of an application',
    message: 'Apply',
  }),
  signIn: msg({
    id: 'promo.signIn',
    context: 'Button of a promotion: takes the reward of today',
    message: 'Take today’s reward',
  }),
  redPacket: msg({
    id: 'promo.open',
    context: 'Button of a promotion: opens a packet with money',
    message: 'Open the packet',
  }),
  depositMatch: msg({
    id: 'promo.match',
    context: 'Button of a promotion: leads to the form of deposits, with the bonus chosen',
    message: 'Deposit with this bonus',
  }),
  freeSpins: msg({
    id: 'promo.spins',
    context: 'Button of a promotion: takes free spins of a slot game',
    message: 'Get free spins',
  }),
  raffle: msg({
    id: 'promo.draw',
    context: 'Button of a promotion: draws a ticket of a raffle',
    message: 'Draw a ticket',
  }),
};
