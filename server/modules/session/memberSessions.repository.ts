import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { MemberPage } from '../../db/memberPage.ts';

/** Sessions of a member: live ones, and those that ended a short while ago. */
export function listSessionsOf(tx: Tx, { merchantCode, memberId, before, limit }: MemberPage) {
  return tx
    .selectFrom('sessions')
    .select([
      'id',
      'method',
      'ip',
      'user_agent',
      'created_at',
      'last_seen_at',
      'idle_ends_at',
      'ends_at',
      'ended_at',
    ])
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .$if(before !== null, (q) =>
      q.where(sql<boolean>`(created_at, id) < (${before![0]}, ${before![1]}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Networks that a member signed in from; never many. */
export function listAddressesOf(tx: Tx, { merchantCode, memberId, before, limit }: MemberPage) {
  return tx
    .selectFrom('member_addresses')
    .select(['ip', 'first_seen_at', 'last_seen_at'])
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .$if(before !== null, (q) =>
      q.where(sql<boolean>`(last_seen_at, ip) < (${before![0]}, ${before![1]})`),
    )
    .orderBy('last_seen_at', 'desc')
    .orderBy('ip', 'desc')
    .limit(limit)
    .execute();
}

/** How many sessions of a member live, and when the last of all was used. */
export async function readPresence(
  tx: Tx,
  memberId: string,
  now: Date,
): Promise<{ live: number; lastSeenAt: Date | null }> {
  const { rows } = await sql<{ live: number; last_seen_at: Date | null }>`
    select (count(*) filter (where ended_at is null and idle_ends_at > ${now} and ends_at > ${now}))::int as live,
           max(last_seen_at) as last_seen_at
      from sessions where member_id = ${memberId}::uuid`.execute(tx);
  return { live: rows[0]!.live, lastSeenAt: rows[0]!.last_seen_at };
}

/** Sessions of a member that live, with the country that each began in; the newest first. */
export async function listLiveSessions(
  tx: Tx,
  { merchantCode, memberId, now }: { merchantCode: string; memberId: string; now: Date },
) {
  return tx
    .selectFrom('sessions')
    .leftJoin('member_sign_ins as began', (join) =>
      join
        .onRef('began.merchant_code', '=', 'sessions.merchant_code')
        .onRef('began.member_id', '=', 'sessions.member_id')
        .onRef('began.at', '=', 'sessions.created_at')
        .onRef('began.id', '=', 'sessions.id'),
    )
    .select([
      'sessions.id',
      'sessions.method',
      'sessions.ip',
      'sessions.user_agent',
      'sessions.created_at',
      'sessions.last_seen_at',
      'began.country',
    ])
    .where('sessions.merchant_code', '=', merchantCode)
    .where('sessions.member_id', '=', memberId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.idle_ends_at', '>', now)
    .where('sessions.ends_at', '>', now)
    .orderBy('sessions.last_seen_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute();
}

/** Sign-ins of a member, the newest first. */
export function listSignInsOf(tx: Tx, { merchantCode, memberId, before, limit }: MemberPage) {
  return tx
    .selectFrom('member_sign_ins')
    .select(['id', 'at', 'method', 'ip', 'country', 'user_agent'])
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .$if(before !== null, (q) =>
      q.where(sql<boolean>`(at, id) < (${before![0]}, ${before![1]}::uuid)`),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
