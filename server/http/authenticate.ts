import type { FastifyRequest } from 'fastify';
import type { SessionMethod } from '../db/tables.ts';
import type { Caller } from './caller.ts';
import type { Cookies } from './cookies.ts';
import { Problem } from './problem.ts';

/** The member who makes a call, and the session it is made in. */
export interface MemberSession {
  readonly sessionId: string;
  readonly memberId: string;
  readonly account: string;
  /** One of schemas/memberTypes.ts. */
  readonly memberType: number;
  /** How the session began. */
  readonly method: SessionMethod;
  /** When the member last proved who they are. */
  readonly provedAt: Date;
  /** When the session ends in any case. */
  readonly endsAt: Date;
}

/** What a call shows to be a member's: either half alone opens nothing. */
export interface Credentials {
  readonly caller: Caller;
  readonly token: string;
  readonly cookie: string;
  readonly now: Date;
}

/** Whose session it is; `ended` for one that was, `unknown` for anything else. */
export type SessionLookup = MemberSession | 'ended' | 'unknown';

/** Tells whose session a call belongs to; answered by the session module. */
export interface Sessions {
  find(credentials: Credentials): Promise<SessionLookup>;
}

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/;

/** The member of a call. Throws Problem unauthenticated, or sessionEnded where there was a session. */
export async function authenticate(
  sessions: Sessions,
  request: FastifyRequest,
  { caller, cookies, now }: { readonly caller: Caller; readonly cookies: Cookies; now: Date },
): Promise<MemberSession> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  const cookie = cookies.get('livery_session');
  const found =
    token && cookie ? await sessions.find({ caller, token, cookie, now }) : ('unknown' as const);
  if (found === 'ended') throw new Problem('sessionEnded', 'The session has ended.');
  if (found === 'unknown') throw new Problem('unauthenticated', 'Nobody is signed in.');
  return found;
}
