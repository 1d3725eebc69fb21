import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { PointItemRow, PointOrderRow } from '../../db/pointTables.ts';
import type { Tables } from '../../db/tables.ts';
import type { RowPlace } from '../../http/rowPlace.ts';

const MOST_ITEMS = 500;

/** What is offered, in its order. */
export const listShown = (tx: Tx): Promise<readonly PointItemRow[]> =>
  tx
    .selectFrom('point_items')
    .selectAll()
    .where('state', '=', 'shown')
    .orderBy('place')
    .orderBy('id')
    .limit(MOST_ITEMS)
    .execute();

/** Items of the desk in their order. */
export const listItems = (
  tx: Tx,
  {
    state,
    after,
    limit,
  }: {
    state: PointItemRow['state'] | undefined;
    after: { readonly place: number; readonly id: string } | null;
    limit: number;
  },
): Promise<readonly PointItemRow[]> =>
  tx
    .selectFrom('point_items')
    .selectAll()
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(place, id) > (${after!.place}, ${after!.id}::uuid)`),
    )
    .orderBy('place')
    .orderBy('id')
    .limit(limit)
    .execute();

/** An item, locked until the transaction ends. */
export const lockItem = (tx: Tx, id: string): Promise<PointItemRow | undefined> =>
  tx.selectFrom('point_items').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function insertItem(tx: Tx, row: Insertable<Tables['point_items']>): Promise<void> {
  await tx.insertInto('point_items').values(row).execute();
}

export async function updateItem(
  tx: Tx,
  id: string,
  changes: Updateable<Tables['point_items']>,
): Promise<void> {
  await tx.updateTable('point_items').set(changes).where('id', '=', id).execute();
}

/** How many of each item a member has, refused orders aside. */
export async function countOrdered(
  tx: Tx,
  memberId: string,
  item?: string,
): Promise<readonly { readonly item: string; readonly count: number }[]> {
  const rows = await tx
    .selectFrom('point_orders')
    .select((eb) => ['item_id as item', eb.fn.sum<string>('quantity').as('count')])
    .where('member_id', '=', memberId)
    .where('state', '<>', 'rejected')
    .$if(item !== undefined, (query) => query.where('item_id', '=', item!))
    .groupBy('item_id')
    .execute();
  return rows.map(({ item: id, count }) => ({ item: id, count: Number(count) }));
}

export async function insertOrder(
  tx: Tx,
  row: Insertable<Tables['point_orders']>,
): Promise<PointOrderRow> {
  return tx.insertInto('point_orders').values(row).returningAll().executeTakeFirstOrThrow();
}

const before = (place: RowPlace) =>
  sql<boolean>`(point_orders.created_at, point_orders.id) < (${place.at}, ${place.id})`;

/** Orders of a member, the newest first. */
export const listOrdersOf = (
  tx: Tx,
  { memberId, place, limit }: { memberId: string; place: RowPlace | null; limit: number },
): Promise<readonly PointOrderRow[]> =>
  tx
    .selectFrom('point_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(place !== null, (query) => query.where(before(place!)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Orders of a merchant, the newest first, with whose they are. */
export const listOrders = (
  tx: Tx,
  {
    state,
    place,
    limit,
  }: { state: PointOrderRow['state'] | undefined; place: RowPlace | null; limit: number },
) =>
  tx
    .selectFrom('point_orders')
    .innerJoin('members', 'members.id', 'point_orders.member_id')
    .selectAll('point_orders')
    .select('members.account')
    .$if(state !== undefined, (query) => query.where('point_orders.state', '=', state!))
    .$if(place !== null, (query) => query.where(before(place!)))
    .orderBy('point_orders.created_at', 'desc')
    .orderBy('point_orders.id', 'desc')
    .limit(limit)
    .execute();

/** Takes away where orders of a member went. */
export async function eraseContacts(tx: Tx, { memberId }: { memberId: string }): Promise<void> {
  await tx
    .updateTable('point_orders')
    .set({ contact: null })
    .where('member_id', '=', memberId)
    .execute();
}

/** An order, locked until the transaction ends. */
export const lockOrder = (tx: Tx, id: string): Promise<PointOrderRow | undefined> =>
  tx.selectFrom('point_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateOrder = (
  tx: Tx,
  id: string,
  changes: Updateable<Tables['point_orders']>,
): Promise<PointOrderRow> =>
  tx
    .updateTable('point_orders')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
