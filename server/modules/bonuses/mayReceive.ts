import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import type { Tx } from '../../db/database.ts';
import { findMember } from '../../db/members.ts';

/**
 * Whether a member gets offers, messages about them, and what they promise: not who takes a break or is excluded, whose account
 * is frozen or closed, or who plays for nothing.
 */
export async function mayReceive(
  tx: Tx,
  { merchantCode, memberId, now }: { merchantCode: string; memberId: string; now: Date },
): Promise<boolean> {
  const member = await findMember(tx, merchantCode, memberId);
  if (member?.status !== 'active' || member.member_type === TRIAL_TYPE) return false;
  const isOver = (until: Date | null) => until === null || until <= now;
  return isOver(member.paused_until) && isOver(member.play_frozen_until);
}
