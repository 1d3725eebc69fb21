import { queryOptions } from '@tanstack/react-query';
import { getBadges } from '../../schemas/api/centre.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

const FRESH_MS = 60_000;

/** What waits for the member on the pages of the centre; events say when to ask anew. */
export const badges = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getBadges.id],
    queryFn: ({ signal }) => http.call(getBadges, { signal }),
    staleTime: FRESH_MS,
  });
