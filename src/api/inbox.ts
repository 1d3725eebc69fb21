import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryOf, ValueOf } from '../../schemas/api/endpoint.ts';
import {
  deleteMessages,
  getMessage,
  getMessages,
  getUnreadCount,
  readMessages,
} from '../../schemas/api/inbox.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

export type MessageLine = ValueOf<typeof getMessages>['list'][number];
export type Message = ValueOf<typeof getMessage>;

const FRESH_MS = 30_000;

/** The member's messages, page by page, the newest first. */
export const messages = (
  http: Http,
  filter: Omit<QueryOf<typeof getMessages> & object, 'before' | 'pageSize'>,
) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getMessages.id, http.language, filter],
    queryFn: ({ signal, pageParam }) =>
      http.call(getMessages, {
        query: { ...filter, ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** One message. */
export const message = (http: Http, id: string) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getMessage.id, http.language, id],
    queryFn: ({ signal }) => http.call(getMessage, { query: { id }, signal }),
    staleTime: FRESH_MS,
  });

/** How many messages were not read; events of the stream have it asked for anew. */
export const unreadCount = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getUnreadCount.id],
    queryFn: ({ signal }) => http.call(getUnreadCount, { signal }),
    staleTime: FRESH_MS,
  });

/** Marks messages as read, all of them where none is named. */
export const markRead = (http: Http, ids?: readonly string[]) =>
  http.call(readMessages, { body: ids ? { ids: [...ids] } : {} });

/** Deletes messages. */
export const removeMessages = (http: Http, ids: readonly string[]) =>
  http.call(deleteMessages, { body: { ids: [...ids] } });
