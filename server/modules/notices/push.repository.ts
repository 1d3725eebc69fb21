import type { Insertable } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { NoticeTables } from '../../db/noticeTables.ts';

/** The key of this installation; it is the owner's alone. */
export const findPushKeys = ({ owner }: Database) =>
  owner.selectFrom('push_keys').selectAll().executeTakeFirst();

/** Keeps a key, unless somebody kept one meanwhile. */
export async function insertPushKeys(
  { owner }: Database,
  keys: Insertable<NoticeTables['push_keys']>,
): Promise<void> {
  await owner
    .insertInto('push_keys')
    .values(keys)
    .onConflict((met) => met.doNothing())
    .execute();
}

/** A browser. */
export const findSubscription = (tx: Tx, id: string) =>
  tx.selectFrom('push_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();

/** How many browsers of a member are called. */
export async function countSubscriptions(tx: Tx, memberId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('push_subscriptions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Keeps a browser. */
export async function keepSubscription(
  tx: Tx,
  row: Insertable<NoticeTables['push_subscriptions']>,
): Promise<void> {
  await tx.insertInto('push_subscriptions').values(row).execute();
}

/** Forgets a browser, whoever's it is. */
export async function deleteSubscription(tx: Tx, digest: Buffer): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('endpoint_digest', '=', digest).execute();
}

/** Forgets a browser of a member. */
export async function deleteSubscriptionOf(
  tx: Tx,
  memberId: string,
  digest: Buffer,
): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('member_id', '=', memberId)
    .where('endpoint_digest', '=', digest)
    .execute();
}
