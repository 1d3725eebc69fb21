import { queryOptions } from '@tanstack/react-query';
import { getMemberAvatar, getMemberInfo } from '../../schemas/api/member.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

const MINUTE_MS = 60_000;

/** Who is signed in. */
export const memberInfo = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getMemberInfo.id],
    queryFn: ({ signal }) => http.call(getMemberInfo, { signal }),
    staleTime: 5 * MINUTE_MS,
  });

/** The member's picture: a drawing's name, or the address of their own. */
export const memberAvatar = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getMemberAvatar.id],
    queryFn: ({ signal }) => http.call(getMemberAvatar, { signal }),
    staleTime: 5 * MINUTE_MS,
  });
