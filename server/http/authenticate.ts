import type { FastifyRequest } from 'fastify';
import type { SessionMethod } from '../db/securityTables.ts';
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
  /** The call comes by itself, and is no sign that the member is still there. */
  readonly isPassive?: boolean;
}

/** Whose session it is; `ended` for one that was, `unknown` for anything else. */
export type SessionLookup = MemberSession | 'ended' | 'unknown';

/** Tells whose session a call belongs to; answered by the session module. */
export interface Sessions {
  find(credentials: Credentials): Promise<SessionLookup>;
}

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/;

/** What a call shows of who makes it. */
interface Shown {
  readonly caller: Caller;
  readonly cookies: Cookies;
  readonly now: Date;
  /** The call comes by itself, and is no sign that the member is still there. */
  readonly isPassive?: boolean;
}

async function lookUp(
  sessions: Sessions,
  { headers }: FastifyRequest,
  { caller, cookies, now, isPassive }: Shown,
): Promise<SessionLookup> {
  const token = bearer.exec(headers.authorization ?? '')?.[1];
  const cookie = cookies.get('livery_session');
  return token && cookie ? sessions.find({ caller, token, cookie, now, isPassive }) : 'unknown';
}

/** The member of a call that guests may make too; undefined for a guest, and for whoever's session has ended. */
export async function recognise(
  sessions: Sessions,
  request: FastifyRequest,
  shown: Shown,
): Promise<MemberSession | undefined> {
  const found = await lookUp(sessions, request, shown);
  return typeof found === 'string' ? undefined : found;
}

/** The member of a call. Throws Problem unauthenticated, or sessionEnded where there was a session. */
export async function authenticate(
  sessions: Sessions,
  request: FastifyRequest,
  shown: Shown,
): Promise<MemberSession> {
  const found = await lookUp(sessions, request, shown);
  if (found === 'ended') throw new Problem('sessionEnded', 'The session has ended.');
  if (found === 'unknown') throw new Problem('unauthenticated', 'Nobody is signed in.');
  return found;
}
