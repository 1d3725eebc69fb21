import { queryOptions } from '@tanstack/react-query';
import { getBalance } from '../../schemas/api/wallet.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

const FRESH_MS = 15_000;

/** The member's money. It is asked for when somebody looks at it, never by a clock, which would keep a session alive. */
export const balance = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getBalance.id],
    queryFn: ({ signal }) => http.call(getBalance, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });
