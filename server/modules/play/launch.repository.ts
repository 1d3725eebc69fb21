import type { Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { LaunchIntentsTable, PlaySessionsTable } from '../../db/playTables.ts';
import type { VendorScope } from './rounds.repository.ts';

/** A game with its vendor, as a launch needs them. */
export function findGame(tx: Tx, id: string) {
  return tx
    .selectFrom('games')
    .innerJoin('vendors', 'vendors.code', 'games.vendor_code')
    .select([
      'games.id',
      'games.code',
      'games.category',
      'games.support_play',
      'games.status',
      'games.vendor_code',
      'vendors.account_type',
      'vendors.is_esports',
      'vendors.status as vendor_status',
    ])
    .where('games.id', '=', id)
    .executeTakeFirst();
}

export async function insertIntent(tx: Tx, intent: Insertable<LaunchIntentsTable>): Promise<void> {
  await tx.insertInto('launch_intents').values(intent).execute();
}

/** Uses up a vendor's intent that is good, with the vendor's code of its game; undefined for any other. */
export async function takeIntent(
  tx: Tx,
  { merchantCode, vendorCode }: VendorScope,
  { digest, now }: { readonly digest: Buffer; readonly now: Date },
) {
  const intent = await tx
    .updateTable('launch_intents')
    .set({ used_at: now })
    .where('merchant_code', '=', merchantCode)
    .where('vendor_code', '=', vendorCode)
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .where('ends_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!intent) return undefined;
  const { code } = await tx
    .selectFrom('games')
    .select('code')
    .where('id', '=', intent.game_id)
    .executeTakeFirstOrThrow();
  return { ...intent, gameCode: code };
}

export async function insertPlaySession(
  tx: Tx,
  session: Insertable<PlaySessionsTable>,
): Promise<void> {
  await tx.insertInto('play_sessions').values(session).execute();
}

/** When the sign-in ends that a member plays under; undefined where it is over. */
export async function findSignInEnd(
  tx: Tx,
  signInId: string,
  now: Date,
): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select('sessions.ends_at')
    .where('sessions.id', '=', signInId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.ends_at', '>', now)
    .where('members.status', '=', 'active')
    .executeTakeFirst();
  return row?.ends_at;
}
