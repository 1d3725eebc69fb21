import { sql, type RawBuilder } from 'kysely';
import { TRIAL_TYPE } from '../../schemas/memberTypes.ts';
import type { Tx } from './database.ts';

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
  const { rows } = await sql<{ may: boolean }>`
    select ${isRewarded(now)} as may from members member where member.id = ${memberId}::uuid`.execute(
    tx,
  );
  return rows[0]?.may ?? false;
}

/** Whether the staff holds what a member is given: what was earned waits as well. */
export async function areRewardsHeld(tx: Tx, memberId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('members')
    .select('rewards_held_at')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined && row.rewards_held_at !== null;
}
