import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContactKind, JoinChannel, PlayerCount } from '../../../../schemas/api/joining.ts';

/** Ways to be answered. */
export const CONTACTS: Readonly<Record<ContactKind, MessageDescriptor>> = {
  email: msg({ id: 'join.contact.email', context: 'Way to be reached', message: 'E-mail' }),
  phone: msg({ id: 'join.contact.phone', context: 'Way to be reached', message: 'Phone' }),
  telegram: msg({ id: 'join.contact.telegram', context: 'Way to be reached', message: 'Telegram' }),
};

/** Where an applicant meets players. */
export const CHANNELS: Readonly<Record<JoinChannel, MessageDescriptor>> = {
  website: msg({
    id: 'join.channel.website',
    context: 'Where an affiliate meets players',
    message: 'My website',
  }),
  social: msg({
    id: 'join.channel.social',
    context: 'Where an affiliate meets players',
    message: 'Social networks',
  }),
  messengers: msg({
    id: 'join.channel.messengers',
    context: 'Where an affiliate meets players',
    message: 'Groups in messengers',
  }),
  streams: msg({
    id: 'join.channel.streams',
    context: 'Where an affiliate meets players',
    message: 'Streams and videos',
  }),
  advertising: msg({
    id: 'join.channel.advertising',
    context: 'Where an affiliate meets players',
    message: 'Paid advertising',
  }),
  inPerson: msg({
    id: 'join.channel.inPerson',
    context: 'Where an affiliate meets players',
    message: 'In person',
  }),
};

/** How many players an applicant would bring. */
export const PLAYERS: Readonly<Record<PlayerCount, MessageDescriptor>> = {
  to10: msg({ id: 'join.players.to10', context: 'How many players', message: 'Up to 10' }),
  to50: msg({ id: 'join.players.to50', context: 'How many players', message: '11 to 50' }),
  to200: msg({ id: 'join.players.to200', context: 'How many players', message: '51 to 200' }),
  more: msg({ id: 'join.players.more', context: 'How many players', message: 'More than 200' }),
};
