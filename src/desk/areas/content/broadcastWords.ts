import { msg } from '@lingui/core/macro';

/** What messages are about. */
export const TYPE_NAMES = {
  news: msg({ id: 'desk.broadcast.news', context: 'What a message is about', message: 'News' }),
  money: msg({ id: 'desk.broadcast.money', context: 'What a message is about', message: 'Money' }),
  account: msg({
    id: 'desk.broadcast.account',
    context: 'What a message is about',
    message: 'Account',
  }),
  play: msg({ id: 'desk.broadcast.play', context: 'What a message is about', message: 'Play' }),
  agents: msg({
    id: 'desk.broadcast.agents',
    context: 'What a message is about',
    message: 'Agents',
  }),
  rewards: msg({
    id: 'desk.broadcast.rewards',
    context: 'What a message is about',
    message: 'Rewards',
  }),
};

/** How messages reach somebody who is not on the site. */
export const WAY_NAMES = {
  mail: msg({ id: 'desk.broadcast.mail', context: 'By which way', message: 'E-mail' }),
  sms: msg({ id: 'desk.broadcast.sms', context: 'By which way', message: 'SMS' }),
  push: msg({ id: 'desk.broadcast.push', context: 'By which way', message: 'Push' }),
};

/** How it stands with a message to many. */
export const BROADCAST_STATE_NAMES = {
  draft: msg({
    id: 'desk.broadcast.draft',
    context: 'State of a message to many',
    message: 'Draft',
  }),
  planned: msg({
    id: 'desk.broadcast.planned',
    context: 'State of a message to many',
    message: 'Planned',
  }),
  sent: msg({ id: 'desk.broadcast.sent', context: 'State of a message to many', message: 'Sent' }),
  withdrawn: msg({
    id: 'desk.broadcast.withdrawn',
    context: 'State of a message to many',
    message: 'Stopped',
  }),
};

/** What the calls are called in the audit and in the inbox. */
export const BROADCAST_ACTIONS = {
  'broadcasts.send': msg({
    id: 'desk.action.broadcastsSend',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Message to many',
  }),
  'broadcasts.stop': msg({
    id: 'desk.action.broadcastsStop',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Message to many stopped',
  }),
  'deliveries.retry': msg({
    id: 'desk.action.deliveriesRetry',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Failed deliveries tried again',
  }),
};
