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
