import { sql, type RawBuilder } from 'kysely';
import { TRIAL_TYPE } from '../../schemas/memberTypes.ts';
import type { Tx } from './database.ts';

/**
 * The condition under which a member of the table or alias `member` is offered, told and given anything: a real account that
 * is open, takes no break and is neither frozen nor about to close.
 */
export const isRewarded = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  member.status = 'active' and member.member_type <> ${TRIAL_TYPE}
  and coalesce(member.paused_until <= ${now}, true)
  and coalesce(member.sign_in_frozen_until <= ${now}, true)
  and coalesce(member.play_frozen_until <= ${now}, true)
  and member.erased_at is null)`;

/** Whether a member is offered, told and given anything. */
export async function mayBeRewarded(tx: Tx, memberId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select ${isRewarded(now)} as may from members member where member.id = ${memberId}::uuid`.execute(
    tx,
  );
  return rows[0]?.may ?? false;
}
