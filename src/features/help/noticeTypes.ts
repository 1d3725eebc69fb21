import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { getAnnouncements } from '../../../schemas/api/content.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';

/** An announcement. */
export type Notice = ValueOf<typeof getAnnouncements>['list'][number];

/** What each type of announcement is called, in the order of the filter. */
export const NOTICE_TYPES: Readonly<Record<Notice['type'], MessageDescriptor>> = {
  B: msg({ id: 'notices.type.news', context: 'Type of announcement', message: 'News' }),
  PR: msg({
    id: 'notices.type.promotion',
    context: 'Type of announcement',
    message: 'Promotions',
  }),
  PL: msg({
    id: 'notices.type.platform',
    context: 'Type of announcement: about the site and its service',
    message: 'Service',
  }),
  PU: msg({
    id: 'notices.type.popup',
    context: 'Type of announcement: what everybody should know, shown at the first visit',
    message: 'Good to know',
  }),
  H: msg({
    id: 'notices.type.help',
    context: 'Type of announcement: how something works',
    message: 'How it works',
  }),
};

/** The types that a list of announcements has, in the order of the filter. */
export function getTypesIn(notices: readonly Notice[]): readonly Notice['type'][] {
  const found = new Set(notices.map((notice) => notice.type));
  return (Object.keys(NOTICE_TYPES) as Notice['type'][]).filter((type) => found.has(type));
}
