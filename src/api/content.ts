import { queryOptions } from '@tanstack/react-query';
import { getAnnouncements, getBanners } from '../../schemas/api/content.ts';
import type { Http } from '../platform/http/http.ts';

const MINUTE_MS = 60_000;

/** Announcements of the given types, or all. */
export const announcements = (http: Http, types?: string) =>
  queryOptions({
    queryKey: [getAnnouncements.id, http.language, types],
    queryFn: ({ signal }) => http.call(getAnnouncements, { query: { types }, signal }),
    staleTime: MINUTE_MS,
  });

/** Banners of a group. */
export const banners = (http: Http, groupName: string) =>
  queryOptions({
    queryKey: [getBanners.id, http.language, groupName],
    queryFn: ({ signal }) => http.call(getBanners, { query: { groupName }, signal }),
    staleTime: MINUTE_MS,
  });
