import type { Selectable } from 'kysely';
import { timingSafeEqual } from 'node:crypto';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { login } from '../../../schemas/api/session.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { SessionMethod } from '../../db/securityTables.ts';
import type { MembersTable } from '../../db/tables.ts';
import type { MemberSession, Sessions as SessionFinder } from '../../http/authenticate.ts';
import type { Caller } from '../../http/caller.ts';
import type { Cookies } from '../../http/cookies.ts';
import type { Features } from '../../http/gateway.ts';
import { getVisitorKey } from '../../http/visitorKey.ts';
import { wrongProblem } from './loginProblems.ts';
import { tell } from '../notices/tell.ts';
import { nameDevice } from './deviceName.ts';
import { getEnd, getIdleEnd, isPasswordOld } from './lifetimes.ts';
import { createSecret, digestSecret, type Random } from './secrets.ts';
import {
  createSessionFinder,
  endSession,
  endSessionsOf,
  keepSession,
  listOver,
  recordSignIn,
  replaceSecrets,
  revokeTicketsOf,
  touchSession,
  type FoundSession,
} from './session.repository.ts';

/** A member as the database keeps it. */
export type Member = Selectable<MembersTable>;

/** What a call tells about where a session is opened from. */
export interface SignInFrom {
  readonly caller: Caller;
  readonly features: Features;
  readonly cookies: Cookies;
  readonly userAgent: string;
  readonly now: Date;
}

/** What a page gets when somebody is signed in. */
export type SignedIn = ValueOf<typeof login>;

/** Opens, finds and ends sessions. A token alone opens nothing, nor does its cookie. */
export interface Sessions extends SessionFinder {
  /**
   * Opens a session for a member who has proven to be one: sets its cookie, and writes down the sign-in and the
   * address. `mustChange` says that the password is one that somebody else may know. Throws Problem credentialsWrong
   * where the password was changed, or the account closed, since `member` was read.
   */
  open(
    tx: Tx,
    from: SignInFrom,
    who: { readonly member: Member; readonly method: SessionMethod; readonly mustChange?: boolean },
  ): Promise<SignedIn>;
  /** Goes on under another token and cookie, as after a change of what the member may do; gives the token. */
  rotate(
    tx: Tx,
    from: Pick<SignInFrom, 'cookies' | 'now'>,
    session: MemberSession,
    proof?: { readonly isProved: boolean },
  ): Promise<string>;
  /** Those of some sessions of a merchant that are over. */
  listOver(merchantCode: string, ids: readonly string[], now: Date): Promise<readonly string[]>;
  /** Ends this session. */
  end(tx: Tx, session: MemberSession, now: Date): Promise<void>;
  /** Ends one session of a member, or all of them and what devices remember; gives how many there were. */
  endOf(
    tx: Tx,
    memberId: string,
    which: { readonly sessionId?: string | undefined; readonly now: Date },
  ): Promise<number>;
  /** Ends all sessions of a member but one, and voids what its devices remember; null ends all. */
  endOthers(tx: Tx, memberId: string, exceptSessionId: string | null, now: Date): Promise<void>;
}

/** Sessions of a signed-in page are touched at most this often, so a session may rest up to a minute less than said. */
const TOUCH_MS = 60_000;

/** More than anybody has devices and homes; what is beyond was left behind, or is somebody else's. */
const MOST_KEPT = { sessions: 20, addresses: 20 };

function isOver(found: FoundSession, now: Date): boolean {
  const hasPassed = (moment: Date | null) => moment !== null && moment <= now;
  return (
    found.ended_at !== null ||
    hasPassed(found.idle_ends_at) ||
    hasPassed(found.ends_at) ||
    hasPassed(found.expires_at) ||
    found.status !== 'active'
  );
}

const toMemberSession = (found: FoundSession): MemberSession => ({
  sessionId: found.id,
  memberId: found.member_id,
  account: found.account,
  memberType: found.member_type,
  method: found.method,
  provedAt: found.proved_at,
  endsAt: found.ends_at,
});

/** What somebody needs to be told who has just signed in. */
export function describeSignIn(
  { caller, features, now }: Pick<SignInFrom, 'caller' | 'features' | 'now'>,
  member: Member,
) {
  const hasPassword = member.password_hash !== null;
  return {
    account: member.account,
    memberType: member.member_type,
    firstTimeLogin: member.first_login_at === null,
    passwordExpired:
      features.passwordExpiry &&
      hasPassword &&
      isPasswordOld(caller.brand, member.password_changed_at ?? member.created_at, now),
    passwordMustChange: hasPassword && member.password_must_change,
  };
}

/** Keeps a session that begins, and tells the member where it begins from a new place. */
async function keepAndTell(
  tx: Tx,
  session: Parameters<typeof keepSession>[1],
  country: string | null,
): Promise<void> {
  const network = getVisitorKey(session.ip);
  const { isNewPlace } = await keepSession(tx, session, { network, country, most: MOST_KEPT });
  if (!isNewPlace) return;
  const { created_at: at, user_agent: agent = '' } = session;
  await tell(tx, {
    merchantCode: session.merchant_code,
    memberId: session.member_id,
    kind: 'newSignIn',
    name: `sign-in ${session.id}`,
    values: {
      at: { time: new Date(at).toISOString() },
      address: { text: session.ip },
      device: { text: nameDevice(agent) },
    },
    at: new Date(at),
  });
}

/** Makes the sessions of a database. */
export function createSessions({
  db,
  ids,
  random,
}: {
  readonly db: Database;
  readonly ids: () => string;
  readonly random: Random;
}): Sessions {
  const createPair = () => {
    const token = createSecret(random);
    const cookie = createSecret(random);
    const digests = { token_digest: digestSecret(token), cookie_digest: digestSecret(cookie) };
    return { token, cookie, digests };
  };
  const findSession = createSessionFinder(db);
  return {
    async find({ caller, token, cookie, now, isPassive = false }) {
      const { brand } = caller;
      const { merchantCode } = brand;
      const found = await findSession({ merchantCode, digest: digestSecret(token) });
      if (!found || !timingSafeEqual(found.cookie_digest, digestSecret(cookie))) return 'unknown';
      if (isOver(found, now)) return 'ended';
      if (!isPassive && now.getTime() - found.last_seen_at.getTime() >= TOUCH_MS) {
        const idle_ends_at = getIdleEnd(brand, now, found.ends_at);
        await withTransaction(db, { merchantCode }, (tx) =>
          touchSession(tx, found.id, { last_seen_at: now, idle_ends_at }),
        );
      }
      return toMemberSession(found);
    },
    async open(tx, from, { member, method, mustChange = false }) {
      const { caller, cookies, userAgent, now } = from;
      const { brand, ip, country } = caller;
      const { merchantCode } = brand;
      const { token, cookie, digests } = createPair();
      const ends_at = getEnd(brand, now);
      // First, because it waits for whoever is changing the password, and finds the proof stale then.
      if (!(await recordSignIn(tx, { member, mustChange, now }))) throw wrongProblem();
      const session = {
        id: ids(),
        merchant_code: merchantCode,
        member_id: member.id,
        ...digests,
        method,
        ip,
        user_agent: userAgent,
        created_at: now,
        proved_at: now,
        last_seen_at: now,
        idle_ends_at: getIdleEnd(brand, now, ends_at),
        ends_at,
        ended_at: null,
      };
      await keepAndTell(tx, session, country);
      cookies.set('livery_session', cookie);
      const told = describeSignIn(from, member);
      return { token, ...told, passwordMustChange: told.passwordMustChange || mustChange };
    },
    async rotate(tx, { cookies, now }, { sessionId }, { isProved } = { isProved: false }) {
      const { token, cookie, digests } = createPair();
      await replaceSecrets(tx, sessionId, { ...digests, ...(isProved ? { proved_at: now } : {}) });
      cookies.set('livery_session', cookie);
      return token;
    },
    listOver: (merchantCode, ids, now) =>
      withTransaction(db, { merchantCode }, (tx) => listOver(tx, merchantCode, { ids, now })),
    end: (tx, { sessionId }, now) => endSession(tx, sessionId, now),
    async endOf(tx, memberId, { sessionId, now }) {
      const ended = await endSessionsOf(tx, { memberId, exceptId: null, onlyId: sessionId, now });
      if (sessionId === undefined) await revokeTicketsOf(tx, memberId, now);
      return ended;
    },
    async endOthers(tx, memberId, exceptSessionId, now) {
      await endSessionsOf(tx, { memberId, exceptId: exceptSessionId, now });
      await revokeTicketsOf(tx, memberId, now);
    },
  };
}
