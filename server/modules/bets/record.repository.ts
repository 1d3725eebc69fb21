import { sql } from 'kysely';
import type { MOVE_TYPES, MoveGroup } from '../../../schemas/api/accountRecord.ts';
import type { Tx } from '../../db/database.ts';
import type { BetOwner } from './bets.repository.ts';

/** One movement of a member's money; amounts in minor units. */
export interface MoveRow {
  readonly id: bigint;
  readonly at: Date;
  readonly type: (typeof MOVE_TYPES)[number];
  readonly transferId: string;
  readonly reference: string | null;
  readonly vendor: string | null;
  readonly amountMinor: bigint;
  readonly balanceAfterMinor: bigint;
}

/** Which movements: from a moment until just before another. */
export interface MovePage {
  readonly from: Date;
  readonly until: Date;
  readonly group?: MoveGroup | undefined;
  readonly before: bigint | null;
  readonly limit: number;
}

/** Each kind of the ledger is one type; where two facts share a kind, their transfers are named apart. */
const type = sql`
  case transfer.kind
    when 'win' then 'payout'
    when 'bonusRelease' then 'bonus'
    when 'withdrawal' then case when entry.amount_minor > 0 then 'withdrawalBack' else 'withdrawal' end
    when 'bonus' then case when starts_with(transfer.id, 'lottery ') then 'rebate'
                           when starts_with(transfer.id, 'cashback:') then 'cashback'
                           when starts_with(transfer.id, 'mission:') or starts_with(transfer.id, 'leaderboard:')
                             then 'mission' else 'bonus' end
    when 'adjustment' then case when starts_with(transfer.id, 'lottery ') then 'resettlement' else 'adjustment' end
    else transfer.kind end`;

const columns = sql`
  entry.id, entry.created_at as at, ${type} as type, entry.transfer_id as "transferId", transfer.reference,
  account.vendor_code as vendor, entry.amount_minor as "amountMinor", entry.balance_after_minor as "balanceAfterMinor"`;

const ofPlay = sql`(transfer.kind in ('bet', 'win', 'refund') or starts_with(transfer.id, 'lottery '))`;

/** Types of `money_moves` in each group but play. */
const TYPES: Readonly<Record<Exclude<MoveGroup, 'play'>, readonly string[]>> = {
  payments: ['deposit', 'withdrawal'],
  rewards: ['bonus', 'cashback', 'mission', 'income', 'salary', 'dividend'],
  other: ['lineTransfer', 'adjustment', 'opening'],
};

/** Movements of all wallets of a member, the newest first. What is not play is found by itself, however much was played. */
export async function listMoves(
  tx: Tx,
  { merchantCode, memberId, currency }: BetOwner,
  { from, until, group, before, limit }: MovePage,
): Promise<readonly MoveRow[]> {
  const older = (column: ReturnType<typeof sql.ref>) =>
    before === null ? sql`` : sql`and ${column} < ${before}`;
  if (group !== undefined && group !== 'play') {
    const { rows } = await sql<MoveRow>`
      select ${columns}
        from (
          select entry_id from money_moves
           where merchant_code = ${merchantCode} and member_id = ${memberId}::uuid and currency = ${currency}
             and type = any(${[...TYPES[group]]}::text[]) and not is_bonus_money and at >= ${from} and at < ${until} ${older(sql.ref('entry_id'))}
           order by entry_id desc limit ${limit}
        ) move
        join ledger_entries entry on entry.id = move.entry_id
        join ledger_accounts account on account.id = entry.account_id
        join ledger_transfers transfer
          on transfer.merchant_code = ${merchantCode} and transfer.id = entry.transfer_id
       order by entry.id desc`.execute(tx);
    return rows;
  }
  // Each wallet gives its own newest lines by its index, and only those are put in order.
  const { rows } = await sql<MoveRow>`
    select line.* from ledger_accounts account
      cross join lateral (
        select ${columns} from ledger_entries entry
          join ledger_transfers transfer
            on transfer.merchant_code = entry.merchant_code and transfer.id = entry.transfer_id
         where entry.account_id = account.id and entry.merchant_code = account.merchant_code
           and entry.created_at >= ${from} and entry.created_at < ${until} ${older(sql.ref('entry.id'))}
           ${group === 'play' ? sql`and ${ofPlay}` : sql``}
         order by entry.id desc limit ${limit}
      ) line
     where account.merchant_code = ${merchantCode} and account.member_id = ${memberId}::uuid
       and account.currency = ${currency} and account.purpose = 'wallet'
     order by line.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** What movements of one type come to. */
export interface MoveSum {
  readonly type: MoveRow['type'];
  readonly count: bigint;
  readonly inMinor: bigint;
  readonly outMinor: bigint;
}

/** What a member's wallets hold together, what moved in a range by type, and what moved after it. */
export async function sumMoves(
  tx: Tx,
  { merchantCode, memberId, currency }: BetOwner,
  { from, until }: Pick<MovePage, 'from' | 'until'>,
): Promise<{ balanceMinor: bigint; laterMinor: bigint; sums: readonly MoveSum[] }> {
  // One statement sees one state: what is paid meanwhile is in the balance and in the sums, or in neither.
  const { rows } = await sql<{
    type: MoveRow['type'] | null;
    count: bigint;
    inMinor: bigint;
    outMinor: bigint;
    balanceMinor: bigint;
    laterMinor: bigint;
  }>`
    with wallets as (
      select id, balance_minor from ledger_accounts
       where merchant_code = ${merchantCode} and member_id = ${memberId}::uuid and currency = ${currency}
         and purpose = 'wallet'
    ), moves as (
      select ${type} as type, entry.amount_minor
        from wallets
        join ledger_entries entry on entry.account_id = wallets.id and entry.merchant_code = ${merchantCode}
        join ledger_transfers transfer
          on transfer.merchant_code = entry.merchant_code and transfer.id = entry.transfer_id
       where entry.created_at >= ${from} and entry.created_at < ${until}
    ), later as (
      select coalesce(sum(entry.amount_minor), 0)::bigint as sum
        from wallets
        join ledger_entries entry on entry.account_id = wallets.id and entry.merchant_code = ${merchantCode}
       where entry.created_at >= ${until}
    )
    select held.balance as "balanceMinor", later.sum as "laterMinor", sum.type, coalesce(sum.count, 0) as count,
           coalesce(sum."inMinor", 0)::bigint as "inMinor", coalesce(sum."outMinor", 0)::bigint as "outMinor"
      from (select coalesce(sum(balance_minor), 0)::bigint as balance from wallets) held
     cross join later
      left join (
        select type, count(*) as count,
               sum(greatest(amount_minor, 0)) as "inMinor", sum(least(amount_minor, 0)) as "outMinor"
          from moves group by type
      ) sum on true`.execute(tx);
  return {
    balanceMinor: rows[0]!.balanceMinor,
    laterMinor: rows[0]!.laterMinor,
    sums: rows.flatMap(({ type: one, count, inMinor, outMinor }) =>
      one === null ? [] : [{ type: one, count, inMinor, outMinor }],
    ),
  };
}
