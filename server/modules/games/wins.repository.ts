import { sql, type Insertable } from 'kysely';
import type { GameCategory } from '../../../schemas/api/games.ts';
import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import type { WinnersTable } from '../../db/contentTables.ts';
import { notifyAfterCommit, type Tx } from '../../db/database.ts';
import { contentChannel } from '../../db/listen.ts';
import type { DataOwner } from '../../db/memberData.ts';
import { lobbyGames, readGame } from './games.repository.ts';
import type { LobbyNow } from './lobby.ts';

/** Says that lists of wins are to be read anew, to gateways and open pages. */
export async function tellWinners(tx: Tx): Promise<void> {
  await sql`
    with told as (
      insert into live_events (merchant_code, kind) values (current_merchant(), 'winners')
    )
    select pg_notify(${contentChannel}, current_merchant())`.execute(tx);
  notifyAfterCommit(tx);
}

/** A bet of real money that was settled in a transaction; amounts in minor units. */
export interface SettledBet {
  readonly merchantCode: string;
  readonly memberId: string;
  /** Of a round the game, of an order the lottery and the issue that was drawn, if there was one. */
  readonly of:
    { readonly gameId: string } | { readonly lottery: string; readonly issue: string | null };
  /** Its name in the betting record. */
  readonly reference: string;
  readonly currency: string;
  readonly decimals: number;
  /** Nothing of a free round. */
  readonly stakeMinor: bigint;
  readonly amountMinor: bigint;
  readonly at: Date;
}

const sourceOf = ({ of }: SettledBet) => ('gameId' in of ? 'round' : 'order');

/** Which wins, of those in one currency. */
export interface WinFilter {
  readonly currency: string;
  readonly limit: number;
  /** By time, by amount, or by how many times the stake was paid. */
  readonly order: 'time' | 'amount' | 'multiple';
  readonly isOfLotteries?: boolean;
  readonly id?: string | undefined;
  readonly category?: GameCategory | undefined;
  /** Only wins after that. */
  readonly since?: Date | undefined;
  /** Lotteries whose wins show. */
  readonly lotteries: readonly string[];
  /** Whether wins of members show who said nothing of it. */
  readonly isShownByDefault: boolean;
}

const isOver = (column: string, now: Date) =>
  sql<boolean>`coalesce(${sql.ref(column)} <= ${now}, true)`;

/** Who may be seen: lets it be, plays for real money, and is neither closed, frozen nor taking a break. */
const isSeen = ({ isShownByDefault }: WinFilter, now: Date) => sql<boolean>`(
  coalesce(member.shows_wins, ${isShownByDefault}) and member.status = 'active' and member.erased_at is null
  and member.member_type <> ${TRIAL_TYPE} and ${isOver('member.paused_until', now)}
  and ${isOver('member.sign_in_frozen_until', now)} and ${isOver('member.play_frozen_until', now)}
  and ${isOver('member.withdrawal_frozen_until', now)})`;

/**
 * Wins that everybody may see, in games that a lobby shows and in some lotteries. Of a win in a lottery the columns of the game
 * are null.
 */
export function listWins(tx: Tx, lobby: LobbyNow, filter: WinFilter) {
  const { currency, limit, order, id, category, since, lotteries, isOfLotteries = false } = filter;
  return tx
    .selectFrom('winners')
    .leftJoin('members as member', 'member.id', 'winners.member_id')
    .leftJoin(
      lobbyGames(tx, lobby).select(readGame(lobby)).as('game'),
      'game.id',
      'winners.game_id',
    )
    .selectAll('game')
    .select([
      'winners.id as winner_id',
      'winners.masked_account',
      'member.account',
      'winners.category',
      'winners.lottery',
      'winners.issue',
      'winners.amount_minor',
      'winners.multiple',
      'winners.currency',
      'winners.won_at',
    ])
    .where('winners.merchant_code', '=', sql<string>`current_merchant()`)
    .where('winners.currency', '=', currency)
    .where(sql<boolean>`(game.id is not null or winners.lottery = any(${[...lotteries]}::text[]))`)
    .where(sql<boolean>`(winners.member_id is null or ${isSeen(filter, lobby.now)})`)
    .$if(id !== undefined, (wins) => wins.where('winners.id', '=', BigInt(id ?? 0)))
    .$if(isOfLotteries, (wins) => wins.where('winners.lottery', 'is not', null))
    .$if(category !== undefined, (wins) => wins.where('winners.category', '=', category!))
    .$if(since !== undefined, (wins) => wins.where('winners.won_at', '>', since!))
    .$if(order === 'amount', (wins) => wins.orderBy('winners.amount_minor', 'desc'))
    .$if(order === 'multiple', (wins) =>
      wins.where('winners.multiple', 'is not', null).orderBy('winners.multiple', 'desc'),
    )
    .orderBy('winners.won_at', 'desc')
    .orderBy('winners.id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Puts wins into the lists, each once, and tells open pages of those that are new. What members want to keep to themselves is not
 * written at all.
 */
export async function insertWins(
  tx: Tx,
  wins: readonly (SettledBet & { readonly multiple: bigint | null })[],
): Promise<void> {
  const rows = wins.map((win) => ({
    member: win.memberId,
    source: sourceOf(win),
    reference: win.reference,
    game: 'gameId' in win.of ? win.of.gameId : null,
    lottery: 'lottery' in win.of ? win.of.lottery : null,
    issue: 'lottery' in win.of ? win.of.issue : null,
    amount: String(win.amountMinor),
    stake: String(win.stakeMinor),
    multiple: win.multiple === null ? null : String(win.multiple),
    currency: win.currency,
    won: win.at.toISOString(),
  }));
  await sql`
    with shown as (
      insert into winners (merchant_code, member_id, source, reference, game_id, lottery, issue, amount_minor, stake_minor,
        multiple, currency, won_at)
      select member.merchant_code, member.id, given.source, given.reference, given.game, given.lottery, given.issue,
             given.amount, given.stake, given.multiple, given.currency, given.won
        from json_to_recordset(${JSON.stringify(rows)}::json) as given (member uuid, source text, reference text, game text,
               lottery text, issue text, amount bigint, stake bigint, multiple bigint, currency text, won timestamptz)
        join members member on member.id = given.member
       where member.shows_wins is distinct from false
      on conflict (merchant_code, source, reference) where source is not null
        do update set amount_minor = excluded.amount_minor, multiple = excluded.multiple
      returning merchant_code, id, xmax = 0 as is_new
    )
    insert into live_events (merchant_code, kind, content)
    select merchant_code, 'winner', jsonb_build_object('winnerId', id::text) from shown where is_new
    union all
    select distinct merchant_code, 'winners', '{}'::jsonb from shown where not is_new`.execute(tx);
}

/** Takes what bets had won out of the lists; gives how many wins there were. */
export async function deleteWins(tx: Tx, bets: readonly SettledBet[]): Promise<number> {
  if (bets.length === 0) return 0;
  const { numAffectedRows = 0n } = await sql`
    delete from winners
     where merchant_code = current_merchant()
       and (source, reference) in (select * from unnest(${bets.map(sourceOf)}::text[], ${bets.map(({ reference }) => reference)}::text[]))`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

/** Takes everything that a member won out of the lists. */
export async function deleteWinsOf(tx: Tx, { merchantCode, memberId }: DataOwner): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('winners')
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await tellWinners(tx);
}

/** Wins that the desk wrote, the newest first. */
export function listWrittenWins(tx: Tx) {
  return tx
    .selectFrom('winners')
    .select(['entry_id', 'entry_decimals', 'masked_account', 'game_id'])
    .select(['amount_minor', 'currency', 'won_at'])
    .where('entry_id', 'is not', null)
    .orderBy('won_at', 'desc')
    .execute();
}

/** Whether the platform has a game. */
export async function isKnownGame(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.selectFrom('games').select('id').where('id', '=', id).execute();
  return found.length > 0;
}

/** Keeps a win that the desk wrote, by its name. */
export async function saveWrittenWin(
  tx: Tx,
  row: Insertable<WinnersTable> & { readonly entry_id: string },
): Promise<void> {
  const { merchant_code, entry_id, ...said } = row;
  const { numUpdatedRows } = await tx
    .updateTable('winners')
    .set(said)
    .where('merchant_code', '=', merchant_code)
    .where('entry_id', '=', entry_id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) await tx.insertInto('winners').values(row).execute();
  await tellWinners(tx);
}

export async function removeWrittenWins(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('winners')
    .where('entry_id', 'in', [...ids])
    .execute();
  await tellWinners(tx);
}
