import { sql, type Kysely } from 'kysely';
import type { IsoDay } from '../../../engine/zonedTime.ts';
import type { GameCategory } from '../../../schemas/api/games.ts';
import type {
  CashbackDayRow,
  KeptCashbackLine,
  KeptCashbackTerms,
} from '../../db/cashbackTables.ts';
import type { Tx } from '../../db/database.ts';
import { keptUntil } from '../../db/rewardedMembers.ts';
import type { Tables } from '../../db/tables.ts';

/** A member whose bets of a day count, and what the reckoning of it needs. */
export interface DayOfMember {
  readonly memberId: string;
  readonly level: number;
  readonly valid: ReadonlyMap<GameCategory, bigint>;
  /** What comes over from the day before it that has a row. */
  readonly carriedMinor: bigint;
  /** The day's own row, where something was claimed before it was closed. */
  readonly running: Pick<
    CashbackDayRow,
    'carried_in_minor' | 'early_minor' | 'early_claims'
  > | null;
}

/** What the desk says of a day; undefined where it says nothing. */
export const findTerms = (tx: Tx, day: IsoDay) =>
  tx
    .selectFrom('cashback_terms')
    .selectAll()
    .where('from_day', '<=', day)
    .orderBy('from_day', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

const MOST_PLANNED = 50;

/** What the desk says of days to come, the next first. */
export const listPlannedTerms = (tx: Tx, after: IsoDay) =>
  tx
    .selectFrom('cashback_terms')
    .distinctOn('from_day')
    .selectAll()
    .where('from_day', '>', after)
    .orderBy('from_day')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_PLANNED)
    .execute();

/** Keeps what the desk says of days from one on. */
export async function insertTerms(
  tx: Tx,
  row: {
    merchant_code: string;
    id: string;
    from_day: IsoDay;
    terms: KeptCashbackTerms | null;
    created_at: Date;
    created_by: string;
  },
): Promise<void> {
  await tx
    .insertInto('cashback_terms')
    .values({ ...row, terms: row.terms && JSON.stringify(row.terms) })
    .execute();
}

/** Merchants with a day that is over and not closed, after one of them. */
export async function listMerchantsToClose(
  owner: Kysely<Tables>,
  { at, after, limit }: { at: Date; after: string; limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select merchant.merchant_code as code
      from merchant_currencies merchant left join cashback_closings closing using (merchant_code)
     where merchant.merchant_code > ${after}
       and (closing.closed_through is null
         or closing.closed_through < (${at}::timestamptz at time zone merchant.time_zone)::date - 1)
     order by 1 limit ${limit}`.execute(owner);
  return rows.map(({ code }) => code);
}

/** Merchants with something that nobody claimed in time. */
export async function listMerchantsWithDue(
  owner: Kysely<Tables>,
  now: Date,
): Promise<readonly string[]> {
  const rows = await owner
    .selectFrom('cashback_days')
    .select('merchant_code')
    .distinct()
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .execute();
  return rows.map(({ merchant_code: code }) => code);
}

/** Through which day a merchant's days are closed; nobody closes one until the transaction ends. A first call begins the day before. */
export async function lockClosing(
  tx: Tx,
  merchantCode: string,
  { begin, isShared }: { begin: IsoDay; isShared: boolean },
): Promise<IsoDay> {
  const find = () => {
    const query = tx
      .selectFrom('cashback_closings')
      .select('closed_through')
      .where('merchant_code', '=', merchantCode);
    return (isShared ? query.forShare() : query.forUpdate()).executeTakeFirst();
  };
  const found = await find();
  if (found) return found.closed_through;
  await tx
    .insertInto('cashback_closings')
    .values({ merchant_code: merchantCode, closed_through: begin })
    .onConflict((on) => on.doNothing())
    .execute();
  return (await find())!.closed_through;
}

/** Says that a day is closed. */
export async function setClosed(tx: Tx, merchantCode: string, day: IsoDay): Promise<void> {
  await tx
    .updateTable('cashback_closings')
    .set({ closed_through: day })
    .where('merchant_code', '=', merchantCode)
    .execute();
}

/** Which members of a day: one, or the next ones after one. */
type Which = { readonly only: string } | { readonly after: string; readonly limit: number };

/** Members whose settled bets of a day count, in the order of their ids, with what the reckoning needs. */
export async function listDayOfMembers(
  tx: Tx,
  { merchantCode, currency, day }: { merchantCode: string; currency: string; day: IsoDay },
  which: Which,
): Promise<readonly DayOfMember[]> {
  const members =
    'only' in which
      ? sql`select ${which.only}::uuid as member_id`
      : sql`select distinct member_id from bet_days
             where merchant_code = ${merchantCode} and day = ${day}::date and member_id > ${which.after}::uuid
             order by member_id limit ${which.limit}`;
  const { rows } = await sql<{
    id: string;
    level: number;
    valid: Readonly<Record<string, string>> | null;
    carried: bigint;
    carriedIn: bigint | null;
    early: bigint | null;
    claims: number | null;
  }>`
    select one.member_id as id, member.club_rank as level, played.valid,
           coalesce((
             select case former.state when 'carried' then former.sum_minor else 0 end from cashback_days former
              where former.merchant_code = ${merchantCode} and former.member_id = one.member_id
                and former.day < ${day}::date
              order by former.day desc limit 1), 0) as carried,
           running.carried_in_minor as "carriedIn", running.early_minor as early, running.early_claims as claims
      from (${members}) one
      join members member on member.id = one.member_id
      left join cashback_days running
        on running.merchant_code = ${merchantCode} and running.member_id = one.member_id
       and running.day = ${day}::date and running.state = 'running'
      left join lateral (
        select jsonb_object_agg(category, counted::text) as valid from (
          select category, sum(counted_minor) as counted from bet_days
           where merchant_code = ${merchantCode} and member_id = one.member_id and currency = ${currency}
             and day = ${day}::date
           group by category) sums
      ) played on true
     order by one.member_id`.execute(tx);
  return rows.map(({ id, level, valid, carried, carriedIn, early, claims }) => ({
    memberId: id,
    level,
    valid: new Map(
      Object.entries(valid ?? {}).map(([name, sum]) => [name as GameCategory, BigInt(sum)]),
    ),
    carriedMinor: carried,
    running:
      carriedIn === null
        ? null
        : { carried_in_minor: carriedIn, early_minor: early!, early_claims: claims! },
  }));
}

/** A row as it is written. */
export type NewCashbackDay = Omit<CashbackDayRow, 'lines'> & {
  readonly lines: readonly KeptCashbackLine[];
};

/** Writes days. One that is there stays as it is, unless it was not closed before. */
export async function writeDays(tx: Tx, rows: readonly NewCashbackDay[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('cashback_days')
    .values(rows.map((row) => ({ ...row, lines: JSON.stringify(row.lines) })))
    .onConflict((on) =>
      on
        .columns(['merchant_code', 'member_id', 'day'])
        .doUpdateSet((eb) => ({
          level: eb.ref('excluded.level'),
          lines: eb.ref('excluded.lines'),
          carried_in_minor: eb.ref('excluded.carried_in_minor'),
          early_minor: eb.ref('excluded.early_minor'),
          early_claims: eb.ref('excluded.early_claims'),
          sum_minor: eb.ref('excluded.sum_minor'),
          state: eb.ref('excluded.state'),
          opens_at: eb.ref('excluded.opens_at'),
          expires_at: eb.ref('excluded.expires_at'),
          closed_at: eb.ref('excluded.closed_at'),
          claimed_at: eb.ref('excluded.claimed_at'),
        }))
        .where('cashback_days.state', '=', 'running'),
    )
    .execute();
}

/** Has claims of a member wait for each other. */
export async function lockClaims(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cashback ${memberId}`}, 0))`.execute(
    tx,
  );
}

/** Days of a member that can be claimed now, the oldest first. */
export const listClaimable = (
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<readonly CashbackDayRow[]> =>
  tx
    .selectFrom('cashback_days')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .where('opens_at', '<=', now)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('day')
    .execute();

/** How many there are. */
export async function countClaimable(
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<number> {
  return (await listClaimable(tx, { memberId, now })).length;
}

/** When the next day of a member can be claimed that is closed; null where none waits. */
export async function findNextOpening(
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<Date | null> {
  const row = await tx
    .selectFrom('cashback_days')
    .select('opens_at')
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .where('opens_at', '>', now)
    .orderBy('opens_at')
    .limit(1)
    .executeTakeFirst();
  return row?.opens_at ?? null;
}

/** Says that days were claimed. */
export async function setClaimed(
  tx: Tx,
  { memberId, days, at }: { memberId: string; days: readonly IsoDay[]; at: Date },
): Promise<void> {
  if (days.length === 0) return;
  await tx
    .updateTable('cashback_days')
    .set({ state: 'claimed', claimed_at: at })
    .where('member_id', '=', memberId)
    .where('day', 'in', days)
    .where('state', '=', 'open')
    .execute();
}

/** Days of a member, the newest first. */
export const listDays = (
  tx: Tx,
  { memberId, before, limit }: { memberId: string; before: IsoDay | null; limit: number },
): Promise<readonly CashbackDayRow[]> =>
  tx
    .selectFrom('cashback_days')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(before !== null, (q) => q.where('day', '<', before!))
    .orderBy('day', 'desc')
    .limit(limit)
    .execute();

/**
 * Lets some of what nobody claimed in time expire, and gives whose it was. Of who cannot claim it, it
 * is kept.
 */
export async function expireDue(
  tx: Tx,
  { now, limit }: { now: Date; limit: number },
): Promise<readonly { readonly memberId: string; readonly isKept: boolean }[]> {
  const { rows } = await sql<{ memberId: string; isKept: boolean }>`
    update cashback_days known
       set state = case when ${keptUntil(now)} is null then 'expired' else 'open' end,
           expires_at = coalesce(${keptUntil(now)}, known.expires_at)
      from members member,
           (select merchant_code, member_id, day from cashback_days
             where merchant_code = current_merchant() and state = 'open' and expires_at <= ${now}
             order by expires_at limit ${limit} for update skip locked) due
     where known.merchant_code = due.merchant_code and known.member_id = due.member_id and known.day = due.day
       and member.id = known.member_id
    returning known.member_id as "memberId", known.state = 'open' as "isKept"`.execute(tx);
  return rows;
}
