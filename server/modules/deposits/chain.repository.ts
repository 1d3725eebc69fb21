import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { ChainTransferRow } from '../../db/chainTables.ts';
import type { Tables } from '../../db/tables.ts';

/** Accounts at chains, whoever's they are. */
export const listChainChannels = (owner: Kysely<Tables>, providers: readonly string[]) =>
  owner
    .selectFrom('payment_channels')
    .select(['id', 'merchant_code'])
    .where('direction', '=', 'in')
    .where('provider', 'in', [...providers])
    .orderBy('id')
    .execute();

/** The member's place below the key of a channel; taken for good where there is none yet. */
export async function takePlace(
  tx: Tx,
  of: { channelId: string; merchantCode: string; memberId: string },
  { now, addressOf }: { now: Date; addressOf: (place: number) => Promise<string> },
): Promise<string> {
  const { channelId, merchantCode, memberId } = of;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${channelId}`}, 0))`.execute(
    tx,
  );
  const known = await tx
    .selectFrom('chain_addresses')
    .select('address')
    .where('channel_id', '=', channelId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (known) return known.address;
  const { last } = await tx
    .selectFrom('chain_addresses')
    .select(({ fn }) => fn.max<number | null>('place').as('last'))
    .where('channel_id', '=', channelId)
    .executeTakeFirstOrThrow();
  const place = (last ?? -1) + 1;
  const address = await addressOf(place);
  const row = { channel_id: channelId, merchant_code: merchantCode, member_id: memberId };
  await tx
    .insertInto('chain_addresses')
    .values({ ...row, place, address, created_at: now })
    .execute();
  return address;
}

/** Every address of a channel, with whose it is. */
export const listAddresses = (tx: Tx, channelId: string) =>
  tx
    .selectFrom('chain_addresses')
    .select(['address', 'member_id'])
    .where('channel_id', '=', channelId)
    .orderBy('place')
    .execute();

/** How far a channel's chain was read; undefined before the first time. */
export const findCursor = (tx: Tx, channelId: string) =>
  tx.selectFrom('chain_cursors').selectAll().where('channel_id', '=', channelId).executeTakeFirst();

/** Begins to read a chain. */
export async function insertCursor(
  tx: Tx,
  row: Insertable<Tables['chain_cursors']>,
): Promise<void> {
  await tx
    .insertInto('chain_cursors')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a channel's chain for a while; false where another gateway has it. */
export async function leaseCursor(
  tx: Tx,
  channelId: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chain_cursors')
    .set({ leased_until: until })
    .where('channel_id', '=', channelId)
    .where('leased_until', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Moves it. */
export async function moveCursor(
  tx: Tx,
  channelId: string,
  changes: Updateable<Tables['chain_cursors']>,
): Promise<void> {
  await tx.updateTable('chain_cursors').set(changes).where('channel_id', '=', channelId).execute();
}

/** Keeps what came, once. */
export async function insertTransfer(
  tx: Tx,
  row: Insertable<Tables['chain_transfers']>,
): Promise<void> {
  await tx
    .insertInto('chain_transfers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What came and is still looked at, the oldest first. */
export const listOpenTransfers = (tx: Tx, channelId: string) =>
  tx
    .selectFrom('chain_transfers')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('state', '!=', 'closed')
    .orderBy('seen_at')
    .orderBy('tx_hash')
    .orderBy('place')
    .limit(500)
    .execute();

type Key = Pick<ChainTransferRow, 'channel_id' | 'tx_hash' | 'place'>;

/** One of them, locked until the transaction ends. */
export const lockTransfer = (tx: Tx, { channel_id, tx_hash, place }: Key) =>
  tx
    .selectFrom('chain_transfers')
    .selectAll()
    .where('channel_id', '=', channel_id)
    .where('tx_hash', '=', tx_hash)
    .where('place', '=', place)
    .forUpdate()
    .executeTakeFirst();

/** Changes one of them. */
export async function updateTransfer(
  tx: Tx,
  { channel_id, tx_hash, place }: Key,
  changes: Updateable<Tables['chain_transfers']>,
): Promise<void> {
  await tx
    .updateTable('chain_transfers')
    .set(changes)
    .where('channel_id', '=', channel_id)
    .where('tx_hash', '=', tx_hash)
    .where('place', '=', place)
    .execute();
}

/** Looks at nothing more that came by a chain which is another one now. */
export async function closeTransfers(tx: Tx, channelId: string): Promise<void> {
  await tx
    .updateTable('chain_transfers')
    .set({ state: 'closed' })
    .where('channel_id', '=', channelId)
    .execute();
}

/**
 * The order that a payment to a member's address is for: one that waits, else the newest that may still be paid late, else the
 * newest there is.
 */
export const findOrderOf = (
  tx: Tx,
  { channelId, memberId, now }: { channelId: string; memberId: string; now: Date },
) =>
  tx
    .selectFrom('deposit_orders')
    .select('id')
    .where('member_id', '=', memberId)
    .where('channel_id', '=', channelId)
    .orderBy(sql`state in ('created', 'pending', 'paid')`, 'desc')
    .orderBy(sql`state = 'expired' and late_until >= ${now}`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
