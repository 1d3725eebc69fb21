import type { getAnnouncements } from '../../../schemas/api/content.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { readLocal, writeLocal } from '../../platform/storage/storage.ts';

/** An announcement as the gateway sends it. */
export type Notice = ValueOf<typeof getAnnouncements>['list'][number];

/** Types of announcements that greet a member: those of the platform, and pop-ups. */
export const LOGIN_NOTICES = 'PL,PU';

const KEY = 'livery.seenNotices';

/** As many as a site shows in years. */
const MOST = 200;

const readSeen = () => (readLocal(KEY) ?? '').split(' ').filter((id) => id !== '');

/** Announcements that this browser has not shown to somebody who signed in. */
export function selectUnseen(notices: readonly Notice[]): readonly Notice[] {
  const seen = new Set(readSeen());
  return notices.filter(({ id }) => !seen.has(id));
}

/** Remembers that announcements were shown, so that they do not greet the same person twice. */
export function markSeen(notices: readonly Notice[]): void {
  const ids = new Set([...readSeen(), ...notices.map(({ id }) => id)]);
  writeLocal(KEY, [...ids].slice(-MOST).join(' '));
}
