import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import type { GameCategory } from '../../../schemas/api/games.ts';
import type { BonusMoneyRow, BonusTables, UncountedReason } from '../../db/bonusTables.ts';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

/** Whose bonus money. */
export interface BonusHolder {
  readonly merchantCode: string;
  readonly memberId: string;
}

const ofMember = (tx: Tx, { merchantCode, memberId }: BonusHolder) =>
  tx
    .selectFrom('bonuses')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId);

/** What of bonuses is active; undefined for nothing. */
export const findActive = (tx: Tx, holder: BonusHolder): Promise<BonusMoneyRow | undefined> =>
  ofMember(tx, holder).where('state', '=', 'active').executeTakeFirst();

/** What comes after the active one. */
export const findNext = (tx: Tx, holder: BonusHolder): Promise<BonusMoneyRow | undefined> =>
  ofMember(tx, holder).where('state', '=', 'offered').orderBy('id').limit(1).executeTakeFirst();

/** A bonus of a member. */
export const findBonus = (
  tx: Tx,
  holder: BonusHolder,
  id: bigint,
): Promise<BonusMoneyRow | undefined> =>
  ofMember(tx, holder).where('id', '=', id).executeTakeFirst();

/** Bonuses by their ids. */
export const listBonuses = (
  tx: Tx,
  merchantCode: string,
  ids: readonly bigint[],
): Promise<readonly BonusMoneyRow[]> =>
  tx
    .selectFrom('bonuses')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where(sql<boolean>`id = any(${ids.map(String)}::bigint[])`)
    .execute();

/** Keeps a bonus; undefined where one of its fact was kept before. */
export const insertBonus = (
  tx: Tx,
  row: Insertable<BonusTables['bonuses']>,
): Promise<BonusMoneyRow | undefined> =>
  tx
    .insertInto('bonuses')
    .values(row)
    .onConflict((conflict) => conflict.columns(['merchant_code', 'reference']).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Changes a bonus. */
export async function updateBonus(
  tx: Tx,
  { merchant_code, id }: Pick<BonusMoneyRow, 'merchant_code' | 'id'>,
  changes: Updateable<BonusTables['bonuses']>,
): Promise<void> {
  await tx
    .updateTable('bonuses')
    .set(changes)
    .where('merchant_code', '=', merchant_code)
    .where('id', '=', id)
    .execute();
}

/** A bet that a bonus may count. */
export interface BonusEvent {
  readonly memberId: string;
  readonly source: 'round' | 'order';
  readonly reference: string;
}

/** Takes what waits out of the line, the oldest first, of one member where one is named. */
export async function takeEvents(
  tx: Tx,
  { limit, memberId }: { readonly limit: number; readonly memberId?: string },
): Promise<readonly BonusEvent[]> {
  const { rows } = await sql<BonusEvent>`
    delete from bonus_events where id in (
      select id from bonus_events ${memberId === undefined ? sql`` : sql`where member_id = ${memberId}::uuid`}
       order by id limit ${limit} for update skip locked)
    returning member_id as "memberId", source, reference`.execute(tx);
  return rows;
}

/** A settled bet with its corrections, what of it a bonus paid, and what it was counted with before. */
export interface PlayedBet extends Pick<BonusEvent, 'source' | 'reference'> {
  readonly bonusId: bigint;
  readonly staked: bigint;
  readonly fromBonus: bigint;
  readonly category: GameCategory;
  readonly vendor: string;
  readonly game: string;
  readonly at: Date;
  readonly isVoid: boolean;
  readonly bet: bigint;
  readonly valid: bigint;
  /** Null where nobody has looked at it. */
  readonly counted: bigint | null;
  readonly reason: UncountedReason | null;
}

/** Settled bets as they stand now, of those that were placed while a bonus was active. */
export async function listPlayed(
  tx: Tx,
  merchantCode: string,
  events: readonly BonusEvent[],
): Promise<readonly PlayedBet[]> {
  const { rows } = await sql<PlayedBet>`
    select bet.source, bet.reference, stake.bonus_id as "bonusId", stake.staked_minor as staked,
           stake.bonus_minor as "fromBonus", bet.category, bet.vendor_code as vendor, bet.game, bet.at,
           bet.state = 'void' as "isVoid", (bet.bet_minor + coalesce(later.bet, 0))::bigint as bet,
           (bet.valid_minor + coalesce(later.valid, 0))::bigint as valid, known.counted_minor as counted, known.reason
      from unnest(${events.map(({ source }) => source)}::text[], ${events.map(({ reference }) => reference)}::text[])
        as event (source, reference)
      join bets bet on bet.merchant_code = ${merchantCode} and bet.source = event.source
       and bet.reference = event.reference and bet.version = 0 and bet.state <> 'open'
      join bonus_stakes stake on stake.merchant_code = ${merchantCode}
       and stake.reference = bonus_reference(bet.source, bet.game, bet.reference)
      left join bonus_bets known on known.merchant_code = ${merchantCode} and known.bonus_id = stake.bonus_id
       and known.source = bet.source and known.reference = bet.reference
      cross join lateral (
        select sum(bet_minor) as bet, sum(valid_minor) as valid from bets correction
         where correction.merchant_code = ${merchantCode} and correction.source = bet.source
           and correction.reference = bet.reference and correction.version > 0
      ) later
     order by bet.source, bet.reference`.execute(tx);
  return rows;
}

/** Says that nothing of bets can come any more. */
export async function closeStakes(
  tx: Tx,
  merchantCode: string,
  bets: readonly Pick<PlayedBet, 'source' | 'reference' | 'game'>[],
): Promise<void> {
  await sql`
    update bonus_stakes set is_open = false
      from unnest(${bets.map(({ source }) => source)}::text[], ${bets.map(({ game }) => game)}::text[],
        ${bets.map(({ reference }) => reference)}::text[]) as bet (source, game, reference)
     where merchant_code = ${merchantCode} and is_open
       and bonus_stakes.reference = bonus_reference(bet.source, bet.game, bet.reference)`.execute(
    tx,
  );
}

/** Whether anything of a bonus is still at stake. */
export async function hasOpenStakes(
  tx: Tx,
  { merchant_code, id }: Pick<BonusMoneyRow, 'merchant_code' | 'id'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('bonus_stakes')
    .select('reference')
    .where('merchant_code', '=', merchant_code)
    .where('bonus_id', '=', id)
    .where('is_open', '=', true)
    .where('bonus_minor', '>', 0n)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps what bets did for bonuses, each once. */
export async function keepCounted(
  tx: Tx,
  merchantCode: string,
  rows: readonly Omit<Insertable<BonusTables['bonus_bets']>, 'merchant_code'>[],
): Promise<void> {
  await sql`
    insert into bonus_bets (merchant_code, bonus_id, source, reference, member_id, category, game, at, bet_minor, valid_minor,
      counted_minor, reason)
    select ${merchantCode}, given.* from unnest(
      ${rows.map((row) => String(row.bonus_id))}::bigint[], ${rows.map(({ source }) => source)}::text[],
      ${rows.map(({ reference }) => reference)}::text[], ${rows.map((row) => row.member_id)}::uuid[],
      ${rows.map(({ category }) => category)}::text[], ${rows.map(({ game }) => game)}::text[],
      ${rows.map(({ at }) => at)}::timestamptz[], ${rows.map((row) => String(row.bet_minor))}::bigint[],
      ${rows.map((row) => String(row.valid_minor))}::bigint[], ${rows.map((row) => String(row.counted_minor))}::bigint[],
      ${rows.map(({ reason }) => reason)}::text[]) as given
    on conflict (merchant_code, bonus_id, source, reference) do update set at = excluded.at, bet_minor = excluded.bet_minor,
      valid_minor = excluded.valid_minor, counted_minor = excluded.counted_minor, reason = excluded.reason`.execute(
    tx,
  );
}

/** Adds to what is done of bonuses, or takes from it, never below zero. */
export async function addDone(
  tx: Tx,
  merchantCode: string,
  gained: readonly (readonly [bonusId: bigint, differenceMinor: bigint])[],
): Promise<void> {
  if (gained.length === 0) return;
  await sql`
    update bonuses set done_minor = greatest(done_minor + given.difference, 0)
      from unnest(${gained.map(([id]) => String(id))}::bigint[], ${gained.map(([, minor]) => String(minor))}::bigint[])
        as given (bonus_id, difference)
     where merchant_code = ${merchantCode} and id = given.bonus_id`.execute(tx);
}

/** Whose active bonus is played, or has nothing left that is not at stake, of some members; their wallets are locked. */
export async function listPlayedThrough(
  tx: Tx,
  merchantCode: string,
  members: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ member: string }>`
    select bonus.member_id as member from bonuses bonus
      left join ledger_accounts account on account.merchant_code = bonus.merchant_code
       and account.member_id = bonus.member_id and account.currency = bonus.currency and account.purpose = 'bonus'
     where bonus.merchant_code = ${merchantCode} and bonus.member_id = any(${[...members]}::uuid[])
       and bonus.state = 'active'
       and (bonus.done_minor >= bonus.required_minor or coalesce(account.balance_minor, 0) = 0)
     order by 1`.execute(tx);
  return rows.map(({ member }) => member);
}

/** Merchants with bets to look at, or a bonus that ends soon or whose time is over; all of them, so asked as the owner. */
export async function listMerchantsToWork(
  owner: Kysely<Tables>,
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct merchant_code as code from bonus_events
    union
    select distinct merchant_code from bonuses where state = 'active' and expires_at <= ${now}
    union
    select distinct merchant_code from bonuses where state = 'active' and warn_at <= ${now}`.execute(
    owner,
  );
  return rows.map(({ code }) => code);
}

/** Whose bonuses are over. */
export const listDue = (
  tx: Tx,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly Pick<BonusMoneyRow, 'member_id' | 'currency'>[]> =>
  tx
    .selectFrom('bonuses')
    .select(['member_id', 'currency'])
    .where('state', '=', 'active')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();

/** Takes bonuses whose members are to be told that they end soon, each once. */
export async function takeToWarn(
  tx: Tx,
  merchantCode: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly BonusMoneyRow[]> {
  const { rows } = await sql<BonusMoneyRow>`
    update bonuses set warn_at = null
     where merchant_code = ${merchantCode} and id in (
       select id from bonuses
        where merchant_code = ${merchantCode} and state = 'active' and warn_at <= ${now}
        order by warn_at limit ${limit} for update skip locked)
    returning *`.execute(tx);
  return rows;
}

/** In which money bonuses of members are; one a merchant. */
export const findCurrencyOf = (tx: Tx, merchantCode: string, members: readonly string[]) =>
  tx
    .selectFrom('bonuses')
    .select('currency')
    .where('merchant_code', '=', merchantCode)
    .where(sql<boolean>`member_id = any(${[...members]}::uuid[])`)
    .limit(1)
    .executeTakeFirst();

/** Bonus money of a member: the active one, what waits in its order, and the newest that ended. */
export async function listBonusMoney(
  tx: Tx,
  { merchantCode, memberId }: BonusHolder,
  limit: number,
): Promise<readonly BonusMoneyRow[]> {
  const { rows } = await sql<BonusMoneyRow>`
    select * from bonuses where merchant_code = ${merchantCode} and member_id = ${memberId}::uuid
     order by state = 'active' desc, state = 'offered' desc, case when state = 'offered' then id end, id desc
     limit ${limit}`.execute(tx);
  return rows;
}

/** Bonus money of a member, the newest first. */
export const listGranted = (
  tx: Tx,
  holder: BonusHolder,
  { beforeId, limit }: { readonly beforeId: bigint | null; readonly limit: number },
): Promise<readonly BonusMoneyRow[]> =>
  ofMember(tx, holder)
    .$if(beforeId !== null, (query) => query.where('id', '<', beforeId!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** A bet that was looked at for a bonus. */
export interface LookedAtBet extends Pick<
  BonusTables['bonus_bets'],
  'category' | 'game' | 'at' | 'bet_minor' | 'counted_minor' | 'reason'
> {
  readonly id: bigint;
  readonly game_name: string | null;
  readonly game_names: Record<string, string> | null;
}

/** Bets that were looked at for a bonus, the newest first. */
export async function listLookedAt(
  tx: Tx,
  { merchantCode, memberId }: BonusHolder,
  { bonus, before, limit }: { bonus: bigint; before: bigint | null; limit: number },
): Promise<readonly LookedAtBet[]> {
  const { rows } = await sql<LookedAtBet>`
    select bet.id, looked.category, looked.game, looked.at, looked.bet_minor, looked.counted_minor, looked.reason,
           game.name as game_name, game.names as game_names
      from bonus_bets looked
      join bets bet on bet.merchant_code = looked.merchant_code and bet.source = looked.source
       and bet.reference = looked.reference and bet.version = 0
      left join games game on looked.source = 'round' and game.id = looked.game
     where looked.merchant_code = ${merchantCode} and looked.bonus_id = ${bonus} and looked.member_id = ${memberId}::uuid
       ${before === null ? sql`` : sql`and bet.id < ${before}`}
     order by bet.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** Whether something was given for a fact. */
export async function hasReference(
  tx: Tx,
  merchantCode: string,
  reference: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('bonuses')
    .select('id')
    .where('merchant_code', '=', merchantCode)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row !== undefined;
}
