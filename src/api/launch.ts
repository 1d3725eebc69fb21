import { queryOptions } from '@tanstack/react-query';
import type { ValueOf } from '../../schemas/api/endpoint.ts';
import { getSitting, launchGame } from '../../schemas/api/launch.ts';
import type { PlayMode } from '../../schemas/vendorApi.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

/** Who starts which game, and how. */
export interface LaunchRequest {
  readonly gameId: string;
  readonly nodeId: string;
  readonly vassalage: string;
  /** Play money instead of the member's own. */
  readonly isTrial: boolean;
  readonly account: string;
  readonly token: string;
  readonly merchantCode: string;
}

/** Starts a game. What comes back holds a code that is good once: it is used at once and kept nowhere. */
export const launch = (
  http: Http,
  { isTrial, account, ...request }: LaunchRequest,
  signal?: AbortSignal,
): Promise<ValueOf<typeof launchGame>> =>
  http.call(launchGame, {
    body: {
      ...request,
      accountType: 1,
      confirmTrans: 0,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      username: account,
      language: http.language,
      ...(isTrial && { trial: true }),
    },
    signal,
  });

/** What the member's rounds of a game came to since a moment (ISO 8601, UTC). It changes when a round is over. */
export const sittingSince = (
  http: Http,
  query: { readonly gameId: string; readonly mode: PlayMode; readonly from: string },
) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getSitting.id, query.gameId, query.mode, query.from],
    queryFn: ({ signal }) => http.call(getSitting, { query, signal }),
  });
