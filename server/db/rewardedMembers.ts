import { sql, type RawBuilder } from 'kysely';
import { TRIAL_TYPE } from '../../schemas/memberTypes.ts';
import type { Tx } from './database.ts';
import { kept } from './keptStatements.ts';

/**
 * The condition under which a member of the table or alias `member` is offered, told and given anything: a real account that
 * is open, takes no break, is neither frozen nor about to close, and whose rewards the staff does not hold.
 */
export const isRewarded = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  member.status = 'active' and member.member_type <> ${TRIAL_TYPE}
  and coalesce(member.paused_until <= ${now}, true)
  and coalesce(member.sign_in_frozen_until <= ${now}, true)
  and coalesce(member.play_frozen_until <= ${now}, true)
  and member.rewards_held_at is null
  and member.erased_at is null)`;

/** Whether a member is offered, told and given anything. */
export async function mayBeRewarded(tx: Tx, memberId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`${kept}
    select ${isRewarded(now)} as may from members member where member.id = ${memberId}::uuid`.execute(
    tx,
  );
  return rows[0]?.may ?? false;
}

/**
 * Until when what was earned is kept of a member of the table or alias `member` who cannot claim it: a week beyond a break, and a
 * week more, again and again, while the staff holds rewards. Null for who can.
 */
export const keptUntil = (now: Date): RawBuilder<Date | null> => sql<Date | null>`(
  case when member.rewards_held_at is not null then ${now}::timestamptz + interval '7 days'
       when member.paused_until > ${now}
       then least(member.paused_until, '9999-01-01'::timestamptz) + interval '7 days' end)`;

/** Whether the staff holds what a member is given: what was earned waits as well. */
export async function areRewardsHeld(tx: Tx, memberId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('members')
    .select('rewards_held_at')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined && row.rewards_held_at !== null;
}
