import { sql } from 'kysely';
import { dataIn, type MemberData } from '../db/memberData.ts';

/** What the ledger keeps of members. None of it goes: books stay as they were written. */
export const ledgerMemberData: readonly MemberData[] = [
  {
    ...dataIn('ledger_accounts'),
    open: {
      what: 'money',
      find: ({ merchantCode, memberId }) => sql`
        select from ledger_accounts where merchant_code = ${merchantCode} and member_id = ${memberId}::uuid
           and (balance_minor <> 0 or held_minor <> 0) limit 1`,
    },
  },
  {
    name: 'ledger_entries',
    select: ({ merchantCode, memberId }) => sql`
      select (to_jsonb(entry) || jsonb_build_object('kind', transfer.kind, 'reference', transfer.reference))::text as line
        from ledger_accounts account
        join ledger_entries entry
          on entry.account_id = account.id and entry.merchant_code = account.merchant_code
        join ledger_transfers transfer
          on transfer.merchant_code = entry.merchant_code and transfer.id = entry.transfer_id
       where account.merchant_code = ${merchantCode} and account.member_id = ${memberId}::uuid
       order by entry.id`,
  },
];
