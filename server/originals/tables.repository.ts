import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { GameJson } from '../../engine/games/gameModel.ts';
import type { Tx } from '../db/database.ts';
import type { OriginalsTableRoundsTable } from '../db/originalsTables.ts';
import type { RoundRow } from './rounds.repository.ts';
import type { SeedOwner } from './seeds.repository.ts';

/** A round of a table as it is kept. */
export type TableRoundRow = Selectable<OriginalsTableRoundsTable>;

/** Which table. */
export interface TablePlace {
  readonly merchantCode: string;
  readonly gameCode: string;
}

const current = (tx: Tx, { merchantCode, gameCode }: TablePlace) =>
  tx
    .selectFrom('house_table_rounds')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('game_code', '=', gameCode)
    .where('is_current', '=', true);

/** The round that a table shows; undefined where nobody ever watched it. */
export const findCurrentRound = (tx: Tx, place: TablePlace) =>
  current(tx, place).executeTakeFirst();

/** The same, locked: no bet comes in and nobody else takes it on. */
export const lockCurrentRound = (tx: Tx, place: TablePlace) =>
  current(tx, place).forUpdate().executeTakeFirst();

/** The same, so that it takes bets as long as this transaction goes on. */
export const shareCurrentRound = (tx: Tx, place: TablePlace) =>
  current(tx, place).forShare().executeTakeFirst();

export function findTableRound(tx: Tx, { merchantCode, gameCode }: TablePlace, id: string) {
  return tx
    .selectFrom('house_table_rounds')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('game_code', '=', gameCode)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Puts a round on the table, if there is none. */
export async function insertTableRound(
  tx: Tx,
  round: Insertable<OriginalsTableRoundsTable>,
): Promise<void> {
  await tx
    .insertInto('house_table_rounds')
    .values(round)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function moveTableRound(
  tx: Tx,
  { merchant_code, id }: TableRoundRow,
  to: Partial<Omit<Updateable<OriginalsTableRoundsTable>, 'merchant_code' | 'id'>>,
): Promise<TableRoundRow> {
  return tx
    .updateTable('house_table_rounds')
    .set(to)
    .where('merchant_code', '=', merchant_code)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Outcomes, the newest first. */
export async function listOutcomes(
  tx: Tx,
  { merchantCode, gameCode }: TablePlace,
  limit: number,
): Promise<GameJson[]> {
  const rows = await tx
    .selectFrom('house_table_rounds')
    .select('outcome')
    .where('merchant_code', '=', merchantCode)
    .where('game_code', '=', gameCode)
    .where('outcome', 'is not', null)
    .orderBy('drawn_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ outcome }) => outcome!);
}

/** A bet of a table's round. */
export type BetRow = RoundRow;

const bets = (tx: Tx, { merchant_code, id }: Pick<TableRoundRow, 'merchant_code' | 'id'>) =>
  tx
    .selectFrom('house_rounds')
    .where('merchant_code', '=', merchant_code)
    .where('table_round_id', '=', id);

/** Every bet of some members, in the order in which they came. */
export async function listBetsOf(
  tx: Tx,
  round: Pick<TableRoundRow, 'merchant_code' | 'id'>,
  aliases: readonly string[],
): Promise<BetRow[]> {
  if (aliases.length === 0) return [];
  const rows = await bets(tx, round)
    .selectAll()
    .where('member_alias', 'in', aliases)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows as BetRow[];
}

/** Every bet of a member in a mode. */
export async function listOwnBets(
  tx: Tx,
  round: Pick<TableRoundRow, 'merchant_code' | 'id'>,
  { alias, mode }: Pick<SeedOwner, 'alias' | 'mode'>,
): Promise<BetRow[]> {
  return (await listBetsOf(tx, round, [alias])).filter((bet) => bet.mode === mode);
}

/** Bets in some states, in the order in which they came. */
export async function listBetsIn(
  tx: Tx,
  round: TableRoundRow,
  states: readonly RoundRow['state'][],
): Promise<BetRow[]> {
  const rows = await bets(tx, round)
    .selectAll()
    .where('state', 'in', states)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows as BetRow[];
}

/** How many members have chips in a round. */
export async function countPlayers(tx: Tx, round: TableRoundRow): Promise<number> {
  const row = await bets(tx, round)
    .select(({ fn }) => fn.count<bigint>('member_alias').distinct().as('players'))
    .where('state', 'in', ['staked', 'drawn', 'done'])
    .executeTakeFirstOrThrow();
  return Number(row.players);
}

/** Gives bets of a round up, whose stakes are given back. */
export async function cancelBets(
  tx: Tx,
  { merchant_code, id }: TableRoundRow,
  from: RoundRow['state'],
  tryAt: Date,
): Promise<void> {
  await tx
    .updateTable('house_rounds')
    .set({ state: 'cancelling', try_at: tryAt })
    .where('merchant_code', '=', merchant_code)
    .where('table_round_id', '=', id)
    .where('state', '=', from)
    .execute();
}

/** Writes down what bets came to, all at once. */
export async function drawBets(
  tx: Tx,
  { merchant_code, id }: TableRoundRow,
  drawn: {
    readonly outcome: GameJson;
    readonly at: Date;
    readonly tryAt: Date;
    readonly paid: readonly { readonly id: string; readonly paidMinor: number }[];
  },
): Promise<void> {
  const ids = drawn.paid.map((bet) => bet.id);
  const paid = drawn.paid.map((bet) => bet.paidMinor);
  await sql`
    update house_rounds set state = 'drawn', nonce = 0, outcome = ${JSON.stringify(drawn.outcome)}::jsonb,
        paid_minor = came.paid, drawn_at = ${drawn.at}, try_at = ${drawn.tryAt}
      from unnest(${ids}::text[], ${paid}::bigint[]) as came (id, paid)
     where merchant_code = ${merchant_code} and table_round_id = ${id} and state = 'staked'
       and house_rounds.id = came.id`.execute(tx);
}

/** Remembers that a page was told what bets came to. */
export async function markTold(
  tx: Tx,
  merchantCode: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('house_rounds')
    .set({ is_told: true })
    .where('merchant_code', '=', merchantCode)
    .where('id', 'in', ids)
    .execute();
}
