import { queryOptions } from '@tanstack/react-query';
import { defineEndpoint } from '../../schemas/api/endpoint.ts';
import {
  ORIGINALS_API_PATH,
  ORIGINALS_CALLS,
  type OriginalsRound,
} from '../../schemas/originalsApi.ts';
import type { Http } from '../platform/http/http.ts';

const getRound = defineEndpoint({
  id: 'originalsRound',
  method: 'POST',
  path: `${ORIGINALS_API_PATH}/round`,
  summary: 'A round of a game of our own',
  token: false,
  sealed: false,
  ...ORIGINALS_CALLS.round,
});

const revealRound = defineEndpoint({
  id: 'originalsReveal',
  method: 'POST',
  path: `${ORIGINALS_API_PATH}/reveal`,
  summary: 'A round of a game of our own, its seed revealed',
  token: false,
  sealed: false,
  ...ORIGINALS_CALLS.reveal,
});

/** Reveals the server seed of a round; the player goes on with the next one. */
export const revealSeedOf = (http: Http, roundId: string): Promise<OriginalsRound> =>
  http.call(revealRound, { body: { roundId } }) as Promise<OriginalsRound>;

/** A finished round, for whoever has its number. It changes once, when its seed is revealed. */
export const originalsRound = (http: Http, roundId: string) =>
  queryOptions({
    queryKey: [getRound.id, roundId],
    queryFn: ({ signal }) =>
      http.call(getRound, { body: { roundId }, signal }) as Promise<OriginalsRound>,
    staleTime: 0,
    gcTime: 0,
    // Its seed may be revealed in another tab.
    refetchOnWindowFocus: true,
  });
