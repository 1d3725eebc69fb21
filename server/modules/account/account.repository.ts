import { sql } from 'kysely';
import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import type { Tx } from '../../db/database.ts';

/** Takes a number (E.164) from who never showed that it is theirs, for who just did. */
export async function freePhone(tx: Tx, merchantCode: string, phone: string): Promise<void> {
  await tx
    .updateTable('members')
    .set({ phone: null })
    .where('merchant_code', '=', merchantCode)
    .where('phone', '=', phone)
    .where('phone_verified_at', 'is', null)
    .execute();
}

/** The affiliate of a code that is in use, whatever its capitals. */
export function findAffiliate(tx: Tx, merchantCode: string, code: string) {
  return tx
    .selectFrom('affiliates')
    .leftJoin('members', 'members.id', 'affiliates.member_id')
    .select(['affiliates.code', 'affiliates.member_id', 'affiliates.hosts', 'members.status'])
    .where('affiliates.merchant_code', '=', merchantCode)
    .where(sql<string>`lower(affiliates.code)`, '=', sql<string>`lower(${code})`)
    .where('affiliates.is_active', '=', true)
    .executeTakeFirst();
}

/**
 * An agent's link that is good: open, in time, with uses left, and of an agent below whom there is room. The point is the
 * link's, or the agent's own where that was lowered since.
 */
export async function findAgentLink(
  tx: Tx,
  merchantCode: string,
  { code, now }: { readonly code: string; readonly now: Date },
) {
  return tx
    .selectFrom('agent_links as link')
    .innerJoin('members as agent', 'agent.id', 'link.agent_id')
    .select(['link.code', 'link.agent_id as member_id', 'link.hosts', 'link.kind', 'agent.status'])
    .select(sql<number>`least(link.rebate_point, agent.rebate_point)`.as('rebate_point'))
    .where('link.merchant_code', '=', merchantCode)
    .where('link.code', '=', code.toUpperCase())
    .where('link.is_active', '=', true)
    .where((of) => of.or([of('link.expires_at', 'is', null), of('link.expires_at', '>', now)]))
    .where((of) =>
      of.or([of('link.max_uses', 'is', null), of('link.used', '<', of.ref('link.max_uses'))]),
    )
    .where(
      sql<boolean>`(select max(depth) from member_lines where merchant_code = ${merchantCode}
                       and descendant_id = agent.id and until_at > ${now}) < 10`,
    )
    .executeTakeFirst();
}

/** Counts an account that is opened by a link; false where the link has no use left, or ended meanwhile. */
export async function useAgentLink(tx: Tx, merchantCode: string, code: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('agent_links')
    .set((of) => ({ used: of('used', '+', 1) }))
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', code)
    .where('is_active', '=', true)
    .where((of) => of.or([of('max_uses', 'is', null), of('used', '<', of.ref('max_uses'))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The member whom a referral code leads to, if that member may invite. */
export function findReferrer(tx: Tx, merchantCode: string, code: string) {
  return tx
    .selectFrom('members')
    .select('id')
    .where('merchant_code', '=', merchantCode)
    .where('referral_code', '=', code)
    .where('status', '=', 'active')
    .where('member_type', '<>', TRIAL_TYPE)
    .executeTakeFirst();
}
