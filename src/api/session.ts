import type { ValueOf } from '../../schemas/api/endpoint.ts';
import { loginFreePlay, logout } from '../../schemas/api/session.ts';
import type { Http } from '../platform/http/http.ts';

const RANDOM_BYTES = 24;

/** Signs in with a new trial account. */
export function startTrial(http: Http): Promise<ValueOf<typeof loginFreePlay>> {
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return http.call(loginFreePlay, {
    body: {
      os: getSystem(navigator.userAgent),
      platform: 'W',
      random: btoa(String.fromCharCode(...random)),
    },
  });
}

/** Ends the session on the gateway, or with `everywhere` all sessions of the member. */
export const endSession = (http: Http, everywhere = false): Promise<null> =>
  http.call(logout, { query: { everywhere } }) as Promise<null>;

const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Macintosh', 'Linux'];

function getSystem(userAgent: string): string {
  return SYSTEMS.find((name) => userAgent.includes(name)) ?? 'other';
}
