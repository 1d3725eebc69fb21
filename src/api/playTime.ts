import { queryOptions } from '@tanstack/react-query';
import type { BodyOf, ValueOf } from '../../schemas/api/endpoint.ts';
import {
  answerPlayCheck,
  confirmPlayTime,
  getPlayTime,
  setPlayTime,
} from '../../schemas/api/playTime.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

export type PlayTime = ValueOf<typeof getPlayTime>;
export type ChosenTime = PlayTime['times'][number];

const FRESH_MS = 5_000;

/** How long the member has been playing, and what reminds them of it. */
export const playTime = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getPlayTime.id],
    queryFn: ({ signal }) => http.call(getPlayTime, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** Says that the reminder of a moment was read. */
export const answerCheck = (http: Http, checkAt: string) =>
  http.call(answerPlayCheck, { body: { checkAt } });

/** Sets reminders or the longest play; null for none. */
export const choosePlayTime = (http: Http, body: BodyOf<typeof setPlayTime>) =>
  http.call(setPlayTime, { body });

/** Says yes to a longer time that has waited. */
export const sayYesToTime = (http: Http, { kind }: Pick<ChosenTime, 'kind'>) =>
  http.call(confirmPlayTime, { body: { kind } });
