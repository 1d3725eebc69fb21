import { msg } from '@lingui/core/macro';

/** How applications stand. */
export const STATES = {
  open: msg({ id: 'desk.joining.open', context: 'State of an application', message: 'Open' }),
  accepted: msg({
    id: 'desk.joining.accepted',
    context: 'State of an application',
    message: 'Accepted',
  }),
  declined: msg({
    id: 'desk.joining.declined',
    context: 'State of an application',
    message: 'Declined',
  }),
};

/** How applicants want to be answered. */
export const CONTACTS = {
  email: msg({ id: 'desk.joining.email', context: 'Way to be reached', message: 'E-mail' }),
  phone: msg({ id: 'desk.joining.phone', context: 'Way to be reached', message: 'Phone' }),
  telegram: msg({ id: 'desk.joining.telegram', context: 'Way to be reached', message: 'Telegram' }),
};

/** Where applicants meet players. */
export const CHANNELS = {
  website: msg({ id: 'desk.joining.website', context: 'Channel', message: 'Website' }),
  social: msg({ id: 'desk.joining.social', context: 'Channel', message: 'Social networks' }),
  messengers: msg({ id: 'desk.joining.messengers', context: 'Channel', message: 'Messengers' }),
  streams: msg({ id: 'desk.joining.streams', context: 'Channel', message: 'Streams and videos' }),
  advertising: msg({
    id: 'desk.joining.advertising',
    context: 'Channel',
    message: 'Paid advertising',
  }),
  inPerson: msg({ id: 'desk.joining.inPerson', context: 'Channel', message: 'In person' }),
};

/** How many players they would bring. */
export const PLAYERS = {
  to10: msg({ id: 'desk.joining.to10', context: 'How many players', message: 'Up to 10' }),
  to50: msg({ id: 'desk.joining.to50', context: 'How many players', message: '11 to 50' }),
  to200: msg({ id: 'desk.joining.to200', context: 'How many players', message: '51 to 200' }),
  more: msg({ id: 'desk.joining.more', context: 'How many players', message: 'More than 200' }),
};

/** What the calls are called in the audit. */
export const JOINING_ACTIONS = {
  'joining.open': msg({
    id: 'desk.action.joiningOpen',
    context: 'What somebody did, in the audit',
    message: 'Application looked at',
  }),
  'joining.decide': msg({
    id: 'desk.action.joiningDecide',
    context: 'What somebody did, in the audit',
    message: 'Application decided',
  }),
};
