import { queryOptions } from '@tanstack/react-query';
import type { BodyOf, ValueOf } from '../../schemas/api/endpoint.ts';
import {
  confirmLimit,
  declineLimits,
  getLimits,
  reviewLimits,
  setLimit,
  takeBreak,
} from '../../schemas/api/limits.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

export type Limits = ValueOf<typeof getLimits>;
export type Limit = Limits['limits'][number];
export type LimitKind = Limit['kind'];
export type WantedBreak = BodyOf<typeof takeBreak>;

const FRESH_MS = 5_000;

/** Limits that the member has set, and what is left of them. */
export const limits = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getLimits.id],
    queryFn: ({ signal }) => http.call(getLimits, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** Sets a limit, or asks for a higher one; null takes it away. */
export const changeLimit = (http: Http, body: BodyOf<typeof setLimit>) =>
  http.call(setLimit, { body });

/** Says yes to a higher limit that has waited. */
export const sayYes = (http: Http, { kind, span }: Pick<Limit, 'kind' | 'span'>) =>
  http.call(confirmLimit, { body: { kind, span } });

/** Goes on without a limit of what is paid in. */
export const goWithout = (http: Http) => http.call(declineLimits, { body: { kind: 'deposit' } });

/** Says that the limits were looked at and stay as they are. */
export const confirmReview = (http: Http) => http.call(reviewLimits);

/** Begins a break; every session ends. */
export const beginBreak = (http: Http, body: WantedBreak) => http.call(takeBreak, { body });
