import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import { ORIGINALS_VENDOR } from '../../../schemas/originalsApi.ts';
import type { Tx } from '../../db/database.ts';
import type { FreeSpinsRow, FreeSpinTables } from '../../db/freeSpinTables.ts';
import type { Tables } from '../../db/tables.ts';

/** Whose free spins. */
export interface SpinsHolder {
  readonly merchantCode: string;
  readonly memberId: string;
}

/** The vendor of a game, and what its member reads it as; undefined where there is no such game. */
export async function findGameOf(
  tx: Tx,
  { memberId, gameId }: { readonly memberId: string; readonly gameId: string },
): Promise<{ readonly vendor: string; readonly name: string } | undefined> {
  const { rows } = await sql<{ vendor: string; name: string }>`
    select game.vendor_code as vendor, coalesce(nullif(game.names ->> member.locale, ''), game.name) as name
      from games game cross join members member
     where game.id = ${gameId} and member.id = ${memberId}::uuid`.execute(tx);
  return rows[0];
}

/** Keeps a series; false where one of its fact was kept before. */
export async function insertSeries(
  tx: Tx,
  row: Insertable<FreeSpinTables['free_spins']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('free_spins')
    .values(row)
    .onConflict((conflict) => conflict.columns(['merchant_code', 'reference']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const ofMerchant = (tx: Tx, merchantCode: string) =>
  tx.selectFrom('free_spins').selectAll().where('merchant_code', '=', merchantCode);

/** The series that is played next in a game, what ends first before the others; undefined for none. */
export const findPlayable = (
  tx: Tx,
  { merchantCode, memberId }: SpinsHolder,
  { gameId, currency, now }: { gameId: string; currency: string; now: Date },
): Promise<FreeSpinsRow | undefined> =>
  ofMerchant(tx, merchantCode)
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .where('currency', '=', currency)
    .where('state', '=', 'active')
    .where('expires_at', '>', now)
    .whereRef('used', '<', 'spins')
    .orderBy('expires_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** A series, locked until the transaction ends. Wallets are locked after it, and never before. */
export const lockSeries = (
  tx: Tx,
  merchantCode: string,
  id: string,
): Promise<FreeSpinsRow | undefined> =>
  ofMerchant(tx, merchantCode).where('id', '=', id).forUpdate().executeTakeFirst();

/** Changes a series that is locked, and gives it as it is then. */
export const updateSeries = (
  tx: Tx,
  { merchant_code, id }: Pick<FreeSpinsRow, 'merchant_code' | 'id'>,
  changes: Updateable<FreeSpinTables['free_spins']>,
): Promise<FreeSpinsRow> =>
  tx
    .updateTable('free_spins')
    .set(changes)
    .where('merchant_code', '=', merchant_code)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Adds to what a series has won. */
export async function addWon(
  tx: Tx,
  { merchantCode, id, amountMinor }: { merchantCode: string; id: string; amountMinor: bigint },
): Promise<void> {
  await tx
    .updateTable('free_spins')
    .set((eb) => ({ won_minor: eb('won_minor', '+', amountMinor) }))
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .execute();
}

/** Whether what was won can be given: not while the staff holds rewards, and nobody is there once an account was erased. */
export async function findReceiver(tx: Tx, memberId: string): Promise<'there' | 'held' | 'gone'> {
  const row = await tx
    .selectFrom('members')
    .select(['rewards_held_at', 'erased_at'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!row || row.erased_at !== null) return 'gone';
  return row.rewards_held_at === null ? 'there' : 'held';
}

/** A series with the names of its game. */
export interface NamedSeries extends FreeSpinsRow {
  readonly game_name: string | null;
  readonly game_names: Record<string, string> | null;
  readonly game_code: string | null;
  readonly category: string | null;
}

const named = sql`
  select series.*, game.name as game_name, game.names as game_names, game.code as game_code, game.category
    from free_spins series left join games game on game.id = series.game_id`;

/** Series of a member, those that can be played first, then the newest. */
export async function listSeries(
  tx: Tx,
  { merchantCode, memberId }: SpinsHolder,
  limit: number,
): Promise<readonly NamedSeries[]> {
  const { rows } = await sql<NamedSeries>`
    ${named}
     where series.merchant_code = ${merchantCode} and series.member_id = ${memberId}::uuid
     order by series.state = 'active' desc, case when series.state = 'active' then series.expires_at end,
       series.granted_at desc, series.id desc
     limit ${limit}`.execute(tx);
  return rows;
}

/** A page of the series of a member, the newest first. */
export async function listGranted(
  tx: Tx,
  { merchantCode, memberId }: SpinsHolder,
  {
    before,
    limit,
  }: { readonly before: { readonly at: Date; readonly id: string } | null; readonly limit: number },
): Promise<readonly NamedSeries[]> {
  const isOfPage = before
    ? sql`(series.granted_at, series.id) < (${before.at}, ${before.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<NamedSeries>`
    ${named}
     where series.merchant_code = ${merchantCode} and series.member_id = ${memberId}::uuid and ${isOfPage}
     order by series.granted_at desc, series.id desc
     limit ${limit}`.execute(tx);
  return rows;
}

/** A series of a member that has not ended; undefined for none. */
export async function findOpen(
  tx: Tx,
  { merchantCode, memberId }: SpinsHolder,
  id: string,
): Promise<NamedSeries | undefined> {
  const { rows } = await sql<NamedSeries>`
    ${named}
     where series.merchant_code = ${merchantCode} and series.member_id = ${memberId}::uuid
       and series.id = ${id}::uuid and series.state = 'active'`.execute(tx);
  return rows[0];
}

/** The series of a fact; undefined for none. */
export const findByReference = (
  tx: Tx,
  merchantCode: string,
  reference: string,
): Promise<FreeSpinsRow | undefined> =>
  ofMerchant(tx, merchantCode).where('reference', '=', reference).executeTakeFirst();

/** Merchants at whom something is due; all of them, so asked as the owner. */
export async function listMerchantsWithDue(
  owner: Kysely<Tables>,
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct merchant_code as code from free_spins where state = 'active' and expires_at <= ${now}
    union
    select distinct merchant_code from free_spins where state = 'active' and warn_at <= ${now}
    union
    select distinct merchant_code from free_spins where settled_at is null and ended_at is not null`.execute(
    owner,
  );
  return rows.map(({ code }) => code);
}

/** Series whose time is over, and those that ended and whose wins were not given yet; held rewards wait. */
export async function listDue(
  tx: Tx,
  merchantCode: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from free_spins
     where merchant_code = ${merchantCode} and state = 'active' and expires_at <= ${now}
    union all
    select series.id from free_spins series join members member on member.id = series.member_id
     where series.merchant_code = ${merchantCode} and series.settled_at is null and series.ended_at is not null
       and series.playing = 0 and member.rewards_held_at is null
     limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Takes series whose members are to be told that they end soon, each once, with the names of their games. */
export async function takeToWarn(
  tx: Tx,
  merchantCode: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly (FreeSpinsRow & { readonly game: string })[]> {
  const { rows } = await sql<FreeSpinsRow & { game: string }>`
    update free_spins series set warn_at = null
      from games game, members member
     where series.merchant_code = ${merchantCode} and game.id = series.game_id and member.id = series.member_id
       and series.id in (
         select id from free_spins
          where merchant_code = ${merchantCode} and state = 'active' and warn_at <= ${now}
          order by warn_at limit ${limit} for update skip locked)
    returning series.*, coalesce(nullif(game.names ->> member.locale, ''), game.name) as game`.execute(
    tx,
  );
  return rows;
}

/** A slot that can be played with free spins. */
export interface SpinGame {
  readonly id: string;
  /** What its vendor calls it. */
  readonly code: string;
  readonly name: string;
  readonly names: Record<string, string>;
  readonly vendor: string;
  /** Whether it can be played now. */
  readonly isOpen: boolean;
}

/** Slots that can be played with free spins at a merchant and are open now, by name; one of them, open or not, by its id. */
export async function listGames(
  tx: Tx,
  { merchantCode, now, id }: { merchantCode: string; now: Date; id?: string },
): Promise<readonly SpinGame[]> {
  // Our own vendor gets its key as a game of it is first launched.
  const isOpen = sql`(
    game.status = 'normal' and vendor.status = 'normal'
    and coalesce(of_game.status, 'normal') = 'normal' and coalesce(of_vendor.status, 'normal') = 'normal'
    and coalesce(of_game.is_shown, true) and coalesce(of_vendor.is_shown, true)
    and (vendor.code = ${ORIGINALS_VENDOR} or exists (
      select from vendor_keys key where key.merchant_code = ${merchantCode} and key.vendor_code = vendor.code
         and (key.ends_at is null or key.ends_at > ${now}))))`;
  const { rows } = await sql<SpinGame>`
    select game.id, game.code, game.name, game.names, vendor.display_name as vendor, ${isOpen} as "isOpen"
      from games game
      join vendors vendor on vendor.code = game.vendor_code
      left join vendor_choices of_vendor on of_vendor.vendor_code = vendor.code and of_vendor.merchant_code = ${merchantCode}
      left join game_choices of_game on of_game.game_id = game.id and of_game.merchant_code = ${merchantCode}
     where vendor.has_free_spins and game.category = 'RNG' and ${id === undefined ? isOpen : sql`game.id = ${id}`}
     order by game.name, game.id
     limit 500`.execute(tx);
  return rows;
}
