import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf, ValueOf } from '../../schemas/api/endpoint.ts';
import {
  getDownlineTransfer,
  getLineTransfers,
  getUplineTransfer,
  transferToDownline,
  transferToUpline,
} from '../../schemas/api/lineTransfers.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

/** What a member can send to the agent above, or an agent to one of the team. */
export type TransferStanding = ValueOf<typeof getUplineTransfer>;
export type LineTransfer = ValueOf<typeof transferToUpline>;

const FRESH_MS = 5_000;

/** Whom the member would send to, how much, and what is in the way. */
export const uplineTransfer = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getUplineTransfer.id],
    queryFn: ({ signal }) => http.call(getUplineTransfer, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** What an agent would send to one of the team, and what is in the way. */
export const downlineTransfer = (http: Http, member: string) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getDownlineTransfer.id, member],
    queryFn: ({ signal }) => http.call(getDownlineTransfer, { query: { member }, signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** What the member sent and got within the line, page by page. */
export const lineTransfers = (http: Http) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getLineTransfers.id],
    queryFn: ({ signal, pageParam }) =>
      http.call(getLineTransfers, {
        query: { ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** Sends money to the agent above. */
export const sendToUpline = (http: Http, body: BodyOf<typeof transferToUpline>, key: string) =>
  http.call(transferToUpline, { body, idempotencyKey: key });

/** Sends money to one of an agent's team. */
export const sendToDownline = (http: Http, body: BodyOf<typeof transferToDownline>, key: string) =>
  http.call(transferToDownline, { body, idempotencyKey: key });
