import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** A win that everybody at the merchant is shown. */
export interface ShownWin {
  readonly merchantCode: string;
  readonly maskedAccount: string;
  readonly gameId: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly wonAt: Date;
}

/** What a member is called. */
export async function getAccount(tx: Tx, memberId: string): Promise<string> {
  const { account } = await tx
    .selectFrom('members')
    .select('account')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return account;
}

/** Puts a win into the list of winners, and tells open pages of it. */
export async function showWin(tx: Tx, win: ShownWin): Promise<void> {
  await sql`
    with shown as (
      insert into winners (merchant_code, masked_account, game_id, amount_minor, currency, won_at)
      values (${win.merchantCode}, ${win.maskedAccount}, ${win.gameId}, ${win.amountMinor}, ${win.currency}, ${win.wonAt})
      returning merchant_code, id
    )
    insert into live_events (merchant_code, kind, content)
    select merchant_code, 'winner', jsonb_build_object('winnerId', id::text) from shown`.execute(
    tx,
  );
}
