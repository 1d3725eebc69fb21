import { sql } from 'kysely';
import type { LinkReason } from '../../../schemas/desk/members.ts';
import type { Tx } from '../../db/database.ts';

/** An account that may be the same person's as another. */
export interface LinkedAccount {
  readonly id: string;
  readonly account: string;
  readonly reasons: readonly LinkReason[];
  /** Whether some agent is above both, or one is above the other. */
  readonly isInLine: boolean;
}

/** An address that more members than these came from is a café or a provider, and says nothing. */
const MOST_AT_ADDRESS = 20;

/**
 * Accounts that share an identity document, a payout account or an address with a member, those with the weightiest reasons
 * first.
 */
export async function listLinked(
  tx: Tx,
  of: {
    readonly merchantCode: string;
    readonly memberId: string;
    readonly at: Date;
    readonly limit: number;
  },
): Promise<readonly LinkedAccount[]> {
  const { merchantCode, memberId, at, limit } = of;
  const { rows } = await sql<LinkedAccount>`
    with found as (
      select other.member_id, 'document' as reason, 4 as weight
        from identity_checks own join identity_checks other
          on other.merchant_code = own.merchant_code and other.number_digest = own.number_digest
       where own.member_id = ${memberId}::uuid and own.number_digest is not null
      union
      select other.member_id, 'payoutAccount', 2
        from payout_accounts own join payout_accounts other
          on other.merchant_code = own.merchant_code and other.number_digest = own.number_digest and other.removed_at is null
       where own.member_id = ${memberId}::uuid
      union
      select other.member_id, 'address', 1
        from member_addresses own
        cross join lateral (
          select member_id from member_addresses there
           where there.merchant_code = own.merchant_code and there.ip = own.ip
           limit ${MOST_AT_ADDRESS + 1}) other
       where own.merchant_code = ${merchantCode} and own.member_id = ${memberId}::uuid and (
         select count(*) from (
           select from member_addresses there where there.merchant_code = own.merchant_code and there.ip = own.ip
           limit ${MOST_AT_ADDRESS + 1}) known) <= ${MOST_AT_ADDRESS})
    select member.id, member.account, array_agg(found.reason order by found.weight desc) as reasons, exists (
             select 1 from member_lines mine join member_lines theirs
                 on theirs.merchant_code = mine.merchant_code and theirs.ancestor_id = mine.ancestor_id
              where mine.merchant_code = ${merchantCode} and mine.descendant_id = ${memberId}::uuid
                and theirs.descendant_id = member.id and mine.from_at <= ${at} and ${at} < mine.until_at
                and theirs.from_at <= ${at} and ${at} < theirs.until_at) as "isInLine"
      from found join members member on member.id = found.member_id
     where member.merchant_code = ${merchantCode} and member.id <> ${memberId}::uuid and member.erased_at is null
     group by member.id
     order by sum(found.weight) desc, lower(member.account) limit ${limit}`.execute(tx);
  return rows;
}
