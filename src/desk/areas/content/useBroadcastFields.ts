import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

const WORDS = {
  type: msg({
    id: 'desk.broadcast.about',
    context: 'Field of a message to many',
    message: 'About',
  }),
  marketing: msg({
    id: 'desk.broadcast.marketing',
    context: 'A message that reaches only who asked for news',
    message: 'Marketing',
  }),
  to: msg({ id: 'desk.broadcast.to', context: 'Field of a message to many', message: 'To' }),
  ways: msg({
    id: 'desk.broadcast.waysField',
    context: 'Field of a message to many',
    message: 'Beside the site',
  }),
  link: msg({
    id: 'desk.broadcast.link',
    context: 'Field of a message to many',
    message: 'Leads to',
  }),
  publishAt: msg({
    id: 'desk.broadcast.publishAt',
    context: 'Field of a message to many',
    message: 'Goes out',
  }),
  endsAt: msg({
    id: 'desk.broadcast.endsAt',
    context: 'Field of a message to many',
    message: 'Shows until',
  }),
};

/** What fields of a message to many are called. */
export function useBroadcastFields() {
  const { i18n } = useLingui();
  return Object.fromEntries(
    Object.entries(WORDS).map(([name, word]) => [name, i18n._(word)]),
  ) as Record<keyof typeof WORDS, string>;
}
