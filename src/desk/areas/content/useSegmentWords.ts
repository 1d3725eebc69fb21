import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { getLocale, isLocaleTag } from '../../../../locales/locales.ts';
import type { sendBroadcast } from '../../../../schemas/desk/broadcasts.ts';
import type { DeskBodyOf } from '../../../../schemas/desk/deskEndpoint.ts';

type Segment = DeskBodyOf<typeof sendBroadcast>['segment'];

/** What fields of a message to many are called. */
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
  everybody: msg({
    id: 'desk.broadcast.everybody',
    context: 'Field of a message to many',
    message: 'Everybody',
  }),
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
  languages: msg({
    id: 'desk.broadcast.languages',
    context: 'Field of a message to many',
    message: 'Languages',
  }),
  rankFrom: msg({
    id: 'desk.broadcast.rankFrom',
    context: 'Field of a message to many',
    message: 'Level from',
  }),
  rankTo: msg({
    id: 'desk.broadcast.rankTo',
    context: 'Field of a message to many',
    message: 'Level to',
  }),
  activeDays: msg({
    id: 'desk.broadcast.activeDays',
    context: 'Field of a message to many',
    message: 'Seen within days',
  }),
  inactiveDays: msg({
    id: 'desk.broadcast.inactiveDays',
    context: 'Field of a message to many',
    message: 'Not seen for days',
  }),
  verified: msg({
    id: 'desk.broadcast.verified',
    context: 'Field of a message to many',
    message: 'E-mail or number confirmed',
  }),
  yes: msg({ id: 'desk.broadcast.yes', context: 'Choice', message: 'Yes' }),
  no: msg({ id: 'desk.broadcast.no', context: 'Choice', message: 'No' }),
  any: msg({ id: 'desk.broadcast.any', context: 'Choice: whether or not', message: 'Either' }),
  labels: msg({
    id: 'desk.broadcast.labels',
    context: 'Field of a message to many',
    message: 'Labels',
  }),
  tags: msg({ id: 'desk.broadcast.tags', context: 'Field of a message to many', message: 'Tags' }),
  countries: msg({
    id: 'desk.broadcast.countries',
    context: 'Field of a message to many',
    message: 'Countries of the number',
  }),
  lines: msg({
    id: 'desk.broadcast.lines',
    context: 'Field of a message to many',
    message: 'Lines of agents',
  }),
  accounts: msg({
    id: 'desk.broadcast.accounts',
    context: 'Field of a message to many',
    message: 'Just these accounts',
  }),
};

/** What fields of a message to many are called, and a segment in words. */
export function useSegmentWords() {
  const { i18n } = useLingui();
  const words = Object.fromEntries(
    Object.entries(WORDS).map(([name, word]) => [name, i18n._(word)]),
  ) as Record<keyof typeof WORDS, string>;
  const nameOf = (tag: string) => (isLocaleTag(tag) ? getLocale(tag).nativeName : tag);
  return {
    ...words,
    /** What narrows it, a fact each. */
    describe(segment: Segment): readonly (readonly [string, string])[] {
      const { languages, isVerified, labels, tags, countries, lines, accounts } = segment;
      const lists = { labels, tags, countries, lines, accounts };
      return [
        ...(languages ? [[words.languages, languages.map(nameOf).join(', ')] as const] : []),
        ...(['rankFrom', 'rankTo', 'activeDays', 'inactiveDays'] as const).flatMap((name) =>
          segment[name] === undefined ? [] : [[words[name], String(segment[name])] as const],
        ),
        ...(isVerified === undefined
          ? []
          : [[words.verified, isVerified ? words.yes : words.no] as const]),
        ...Object.entries(lists).flatMap(([name, list]) =>
          list ? [[words[name as keyof typeof lists], list.join(', ')] as const] : [],
        ),
      ];
    },
  };
}
