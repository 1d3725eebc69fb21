import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { MemberPage } from '../../db/memberPage.ts';

/** Rounds that a member played with vendors, each with the names of its game and its maker. */
export function listRoundsOf(tx: Tx, page: MemberPage) {
  const { merchantCode, memberId, before, from, until, limit } = page;
  return tx
    .selectFrom('play_rounds as round')
    .leftJoin('games', 'games.id', 'round.game_id')
    .leftJoin('vendors', 'vendors.code', 'round.vendor_code')
    .selectAll('round')
    .select(['games.name as game_name', 'vendors.display_name as vendor_name'])
    .where('round.merchant_code', '=', merchantCode)
    .where('round.member_id', '=', memberId)
    .$if(from !== undefined, (q) => q.where('opened_at', '>=', from!))
    .$if(until !== undefined, (q) => q.where('opened_at', '<', until!))
    .$if(before !== null, (q) =>
      q.where(sql<boolean>`(opened_at, round.id) < (${before![0]}, ${before![1]})`),
    )
    .orderBy('opened_at', 'desc')
    .orderBy('round.id', 'desc')
    .limit(limit)
    .execute();
}

/** Who played a round that some vendor calls so; vendors may call two alike. */
export async function findOwnersOfRound(
  tx: Tx,
  merchantCode: string,
  id: string,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('play_rounds')
    .select('member_id')
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    // The key begins with the vendor, so each is looked up by it.
    .where('vendor_code', 'in', (eb) => eb.selectFrom('vendors').select('code'))
    .limit(5)
    .execute();
  return rows.map(({ member_id }) => member_id);
}
