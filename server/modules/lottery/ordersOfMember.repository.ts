import type { Tx } from '../../db/database.ts';
import type { MemberPage } from '../../db/memberPage.ts';

/** Bets of a member on lotteries, each with the name of its issue; those of instant lotteries have none. */
export function listOrdersOf(tx: Tx, page: MemberPage) {
  const { merchantCode, memberId, before, from, until, limit } = page;
  return (
    tx
      .selectFrom('lottery_orders as orders')
      .leftJoin('lottery_issues as issue', 'issue.id', 'orders.issue_id')
      .select([
        'orders.id',
        'orders.lottery',
        'issue.issue',
        'orders.state',
        'stake_minor',
        'prize_minor',
        'rebate_minor',
        'refund_minor',
        'orders.decimals',
        'placed_at',
        'orders.settled_at',
      ])
      .where('merchant_code', '=', merchantCode)
      .where('member_id', '=', memberId)
      .$if(from !== undefined, (q) => q.where('placed_at', '>=', from!))
      .$if(until !== undefined, (q) => q.where('placed_at', '<', until!))
      // Numbers begin with their moment, so they are in its order.
      .$if(before !== null, (q) => q.where('orders.id', '<', before![1]))
      .orderBy('orders.id', 'desc')
      .limit(limit)
      .execute()
  );
}

/** Who placed the order of a number, whatever its capitals. */
export async function findOwnerOfOrder(
  tx: Tx,
  merchantCode: string,
  id: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('lottery_orders')
    .select('member_id')
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id.toUpperCase())
    .executeTakeFirst();
  return row?.member_id;
}
