import { BlockList, isIP } from 'node:net';
import { withPlatformTransaction, type Database, type Tx } from '../../db/database.ts';
import type { Cookies } from '../../http/cookies.ts';
import { Problem } from '../../http/problem.ts';
import { createSecret, digestSecret } from '../../modules/session/secrets.ts';
import type { CallFrom, StaffSession } from '../deskCall.ts';
import {
  changeSession,
  findSession,
  findSessionById,
  insertSession,
  type SessionRow,
} from './sessions.repository.ts';
import { findStaff, listOwnRoles, touchStaff, type StaffRow } from './staff.repository.ts';
import { describeStaff } from './staff.service.ts';

const MINUTE_MS = 60_000;
/** Without a call, and in any case. */
const IDLE_MS = 30 * MINUTE_MS;
const LONGEST_MS = 12 * 60 * MINUTE_MS;
/** For the way from the password to the second factor. */
const PENDING_MS = 15 * MINUTE_MS;
/** How often it is written down that somebody is there; a session may rest that much less than said. */
const TOUCH_MS = MINUTE_MS / 2;
/** For how long a second factor counts as just shown. */
const FRESH_MS = 5 * MINUTE_MS;

/** What is kept of a session, and opens nothing. */
const digestToken = digestSecret;

/** Whether an address is on a list of addresses and networks; an empty list has every one. */
export function isAllowedAddress(list: readonly string[], ip: string): boolean {
  if (list.length === 0) return true;
  const family = isIP(ip) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(ip) === 0) return false;
  const allowed = new BlockList();
  for (const entry of list) addToList(allowed, entry);
  return allowed.check(ip, family);
}

function addToList(list: BlockList, entry: string): void {
  const [address = '', bits] = entry.split('/', 2);
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}

/** Whether a text is an address or a network such as 203.0.113.0/24. */
export function isAddressOrNetwork(entry: string): boolean {
  const [address = '', bits, more] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32);
}

/** Whether the second factor was shown in the last five minutes. */
export const isFresh = ({ factorShownAt }: StaffSession, now: Date): boolean =>
  factorShownAt !== null && now.getTime() - factorShownAt.getTime() <= FRESH_MS;

const toSession = (row: SessionRow, staff: ReturnType<typeof describeStaff>): StaffSession => ({
  ...staff,
  sessionId: row.id,
  factorShownAt: row.factor_shown_at,
  idleEndsAt: row.idle_ends_at,
  endsAt: row.ends_at,
});

/** Opens, finds and renews sessions at the desk. */
export interface DeskSessions {
  /**
   * Whose session a cookie is; undefined for nobody's. `isPassive` calls are no sign that somebody is there. Throws
   * Problem sessionEnded where there was one, and addressNotAllowed.
   */
  find(from: CallFrom, isPassive: boolean): Promise<StaffSession | undefined>;
  /** Whether a session is still good, seen from an address; asking is no sign that somebody is there. */
  isLive(session: Pick<StaffSession, 'sessionId'>, ip: string, now: Date): Promise<boolean>;
  /** A session as it is now, such as one that was opened by this very call. */
  load(sessionId: string): Promise<StaffSession | undefined>;
  /** Opens a session that lacks its second factor, and sets its cookie; gives its id. */
  open(tx: Tx, staff: StaffRow, from: CallFrom): Promise<string>;
  /** Lets in by the second factor, under another cookie, or renews that it was shown. */
  prove(tx: Tx, session: StaffSession, from: CallFrom): Promise<void>;
}

const sessionEnded = (cookies: Cookies) => {
  cookies.clear('livery_desk');
  return new Problem('sessionEnded', 'The session has ended.');
};

const isOver = (row: SessionRow, now: Date) =>
  row.ended_at !== null || row.idle_ends_at <= now || row.ends_at <= now;

const idleEnd = (now: Date, endsAt: Date) =>
  new Date(Math.min(now.getTime() + IDLE_MS, endsAt.getTime()));

async function touch(tx: Tx, row: SessionRow, now: Date): Promise<Date> {
  if (row.factor_shown_at === null) return row.idle_ends_at;
  if (now.getTime() - row.last_seen_at.getTime() < TOUCH_MS) return row.idle_ends_at;
  const idle_ends_at = idleEnd(now, row.ends_at);
  await changeSession(tx, row.id, { last_seen_at: now, idle_ends_at });
  await touchStaff(tx, row.staff_id, now);
  return idle_ends_at;
}

/** Makes the sessions of a database. */
export function createDeskSessions({
  db,
  ids,
  random,
}: {
  readonly db: Database;
  readonly ids: () => string;
  readonly random: (bytes: number) => Buffer;
}): DeskSessions {
  return {
    load: (sessionId) =>
      withPlatformTransaction(db, async (tx) => {
        const row = await findSessionById(tx, sessionId);
        const staff = row && (await findStaff(tx, row.staff_id));
        return staff && toSession(row, describeStaff(staff, await listOwnRoles(tx)));
      }),
    isLive: ({ sessionId }, ip, now) =>
      withPlatformTransaction(db, async (tx) => {
        const row = await findSessionById(tx, sessionId);
        const staff = row && (await findStaff(tx, row.staff_id));
        if (!row || isOver(row, now) || staff?.state !== 'active') return false;
        return isAllowedAddress(staff.addresses, ip);
      }),
    async find({ cookies, ip, now }, isPassive) {
      const token = cookies.get('livery_desk');
      if (token === undefined) return undefined;
      return withPlatformTransaction(db, async (tx) => {
        const row = await findSession(tx, digestToken(token));
        if (!row) return undefined;
        const staff = await findStaff(tx, row.staff_id);
        if (isOver(row, now) || staff?.state !== 'active') throw sessionEnded(cookies);
        if (!isAllowedAddress(staff.addresses, ip)) {
          throw new Problem('addressNotAllowed', 'This account is not used from this address.');
        }
        const idle_ends_at = isPassive ? row.idle_ends_at : await touch(tx, row, now);
        return toSession({ ...row, idle_ends_at }, describeStaff(staff, await listOwnRoles(tx)));
      });
    },
    async open(tx, staff, { cookies, ip, userAgent, now }) {
      const id = ids();
      const token = createSecret(random);
      const ends_at = new Date(now.getTime() + PENDING_MS);
      await insertSession(tx, {
        id,
        staff_id: staff.id,
        digest: digestToken(token),
        factor_shown_at: null,
        ip,
        user_agent: userAgent,
        created_at: now,
        last_seen_at: now,
        idle_ends_at: ends_at,
        ends_at,
        ended_at: null,
        pending_secret: null,
        challenge: null,
        challenge_ends_at: null,
      });
      cookies.set('livery_desk', token);
      return id;
    },
    async prove(tx, session, { cookies, now }) {
      const isFirst = session.factorShownAt === null;
      const token = createSecret(random);
      const ends_at = isFirst ? new Date(now.getTime() + LONGEST_MS) : session.endsAt;
      await changeSession(tx, session.sessionId, {
        // Who is in already may have other calls under way with the cookie that they have.
        ...(isFirst ? { digest: digestToken(token) } : {}),
        factor_shown_at: now,
        last_seen_at: now,
        idle_ends_at: idleEnd(now, ends_at),
        ends_at,
      });
      await touchStaff(tx, session.id, now);
      if (isFirst) cookies.set('livery_desk', token);
    },
  };
}
