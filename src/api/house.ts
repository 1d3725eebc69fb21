import { queryOptions } from '@tanstack/react-query';
import { defineEndpoint } from '../../schemas/api/endpoint.ts';
import { HOUSE_API_PATH, HOUSE_CALLS, type HouseRound } from '../../schemas/houseApi.ts';
import type { Http } from '../platform/http/http.ts';

const getRound = defineEndpoint({
  id: 'houseRound',
  method: 'POST',
  path: `${HOUSE_API_PATH}/round`,
  summary: 'A round of a game of the house',
  token: false,
  sealed: false,
  ...HOUSE_CALLS.round,
});

/** A finished round, for whoever has its number. It changes once, when its seed is revealed. */
export const houseRound = (http: Http, roundId: string) =>
  queryOptions({
    queryKey: [getRound.id, roundId],
    queryFn: ({ signal }) =>
      http.call(getRound, { body: { roundId }, signal }) as Promise<HouseRound>,
    staleTime: 0,
    gcTime: 0,
  });
