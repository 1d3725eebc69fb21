import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** An account of the house whose sums are not what its entries come to; amounts in minor units. */
export interface Difference {
  readonly account: string;
  readonly currency: string;
  readonly entriesMinor: bigint;
  readonly sumsMinor: bigint;
}

const MOST = 20;

/** Accounts of which the sums of their days differ from the entries that are counted. Needs one view of everything. */
export async function findDifferences(
  tx: Tx,
  merchantCode: string,
): Promise<readonly Difference[]> {
  const { rows } = await sql<Difference>`
    with booked as (
      select account.code as account, account.currency, coalesce(sum(entry.amount_minor), 0)::bigint as minor
        from ledger_accounts account
        join ledger_entries entry on entry.account_id = account.id and entry.merchant_code = account.merchant_code
         and entry.id <= coalesce((select through_id from report_progress where merchant_code = ${merchantCode}), 0)
       where account.merchant_code = ${merchantCode} and account.member_id is null
       group by account.code, account.currency
    ), summed as (
      select account_code as account, currency,
             sum(bets_minor - refunds_minor - payouts_minor - bonuses_minor - commissions_minor - adjustments_minor
                 - deposits_minor + withdrawals_minor - others_minor)::bigint as minor
        from report_days where merchant_code = ${merchantCode}
       group by account_code, currency
    )
    select coalesce(booked.account, summed.account) as account, coalesce(booked.currency, summed.currency) as currency,
           coalesce(booked.minor, 0) as "entriesMinor", coalesce(summed.minor, 0) as "sumsMinor"
      from booked full join summed on summed.account = booked.account and summed.currency = booked.currency
     where coalesce(booked.minor, 0) <> coalesce(summed.minor, 0)
     order by 1, 2 limit ${MOST}`.execute(tx);
  return rows;
}
