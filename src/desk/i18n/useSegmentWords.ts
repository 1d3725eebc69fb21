import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { getLocale, isLocaleTag } from '../../../locales/locales.ts';
import type { MemberSegment, SegmentField } from '../../../schemas/memberSegment.ts';

const WORDS = {
  everybody: msg({
    id: 'desk.segment.everybody',
    context: 'Which members something is for',
    message: 'Everybody',
  }),
  languages: msg({
    id: 'desk.segment.languages',
    context: 'Which members something is for',
    message: 'Languages',
  }),
  rankFrom: msg({
    id: 'desk.segment.rankFrom',
    context: 'Which members something is for',
    message: 'Level from',
  }),
  rankTo: msg({
    id: 'desk.segment.rankTo',
    context: 'Which members something is for',
    message: 'Level to',
  }),
  newDays: msg({
    id: 'desk.segment.newDays',
    context: 'Which members something is for',
    message: 'Registered within days',
  }),
  activeDays: msg({
    id: 'desk.segment.activeDays',
    context: 'Which members something is for',
    message: 'Seen within days',
  }),
  inactiveDays: msg({
    id: 'desk.segment.inactiveDays',
    context: 'Which members something is for',
    message: 'Not seen for days',
  }),
  verified: msg({
    id: 'desk.segment.verified',
    context: 'Which members something is for',
    message: 'E-mail or number confirmed',
  }),
  yes: msg({ id: 'desk.segment.yes', context: 'Choice', message: 'Yes' }),
  no: msg({ id: 'desk.segment.no', context: 'Choice', message: 'No' }),
  any: msg({ id: 'desk.segment.any', context: 'Choice: whether or not', message: 'Either' }),
  labels: msg({
    id: 'desk.segment.labels',
    context: 'Which members something is for',
    message: 'Labels',
  }),
  tags: msg({
    id: 'desk.segment.tags',
    context: 'Which members something is for',
    message: 'Tags',
  }),
  countries: msg({
    id: 'desk.segment.countries',
    context: 'Which members something is for',
    message: 'Countries of the number',
  }),
  lines: msg({
    id: 'desk.segment.lines',
    context: 'Which members something is for',
    message: 'Lines of agents',
  }),
  accounts: msg({
    id: 'desk.segment.accounts',
    context: 'Which members something is for',
    message: 'Just these accounts',
  }),
};

/** What segments narrow by is called, and a segment in words. */
export function useSegmentWords() {
  const { i18n } = useLingui();
  const { everybody, yes, no, any, verified, ...rest } = Object.fromEntries(
    Object.entries(WORDS).map(([name, word]) => [name, i18n._(word)]),
  ) as Record<keyof typeof WORDS, string>;
  const fields: Readonly<Record<SegmentField, string>> = { ...rest, isVerified: verified };
  const nameOf = (tag: string) => (isLocaleTag(tag) ? getLocale(tag).nativeName : tag);
  return {
    fields,
    everybody,
    choices: { any, yes, no },
    /** What narrows it, a fact each. */
    describe({ languages, isVerified, ...segment }: MemberSegment): (readonly [string, string])[] {
      const said: MemberSegment = {
        ...(languages && { languages: languages.map(nameOf) }),
        ...segment,
      };
      return [
        ...Object.entries(said).map(
          ([field, value]) => [fields[field as SegmentField], [value].flat().join(', ')] as const,
        ),
        ...(isVerified === undefined ? [] : [[fields.isVerified, isVerified ? yes : no] as const]),
      ];
    },
  };
}
