import { sql } from 'kysely';
import type { IsoDay } from '../../../engine/zonedTime.ts';
import type { Tx } from '../../db/database.ts';
import type { ZonedDays } from './count.repository.ts';

/** What figures are told apart by. */
export type Dimension = 'day' | 'category' | 'vendor';

/** Which figures are wanted. */
export interface FigureFilter {
  readonly merchantCode: string;
  readonly currency: string;
  /** First and last day, in the merchant's time zone. */
  readonly from: IsoDay;
  readonly to: IsoDay;
  readonly category?: string | undefined;
  readonly vendorCode?: string | undefined;
}

/** Where figures belong; null for what they are not told apart by. */
export interface FigureKey {
  readonly day: IsoDay | null;
  readonly category: string | null;
  readonly vendor: string | null;
}

/** Sums as they are kept, in minor units. */
export interface Sums {
  readonly betCount: bigint;
  readonly betsMinor: bigint;
  readonly refundsMinor: bigint;
  readonly payoutsMinor: bigint;
  readonly bonusesMinor: bigint;
  readonly commissionsMinor: bigint;
  readonly adjustmentsMinor: bigint;
  readonly depositsMinor: bigint;
  readonly withdrawalsMinor: bigint;
}

const COLUMNS: Readonly<Record<Dimension, string>> = {
  day: 'day',
  category: 'category',
  vendor: 'vendor_code',
};

const keyColumns = (by: readonly Dimension[]) =>
  sql.join(
    (Object.keys(COLUMNS) as Dimension[]).map((name) =>
      by.includes(name)
        ? sql`${sql.ref(COLUMNS[name])} as ${sql.ref(name)}`
        : sql`null as ${sql.ref(name)}`,
    ),
  );

const grouping = (by: readonly Dimension[]) =>
  by.length === 0 ? sql`` : sql`group by ${sql.join(by.map((name) => sql.ref(COLUMNS[name])))}`;

const isWanted = ({ merchantCode, from, to, category, vendorCode }: FigureFilter) => sql`
  merchant_code = ${merchantCode} and day between ${from}::date and ${to}::date
  and (${category ?? null}::text is null or category = ${category ?? null})
  and (${vendorCode ?? null}::text is null or vendor_code = ${vendorCode ?? null})`;

/** Sums told apart by some dimensions, in no order; those by category or vendor are of games alone. */
export async function readSums(
  tx: Tx,
  filter: FigureFilter,
  by: readonly Dimension[],
): Promise<readonly (FigureKey & Sums)[]> {
  const isOfGames = by.includes('category') || by.includes('vendor');
  const { rows } = await sql<FigureKey & Sums>`
    select ${keyColumns(by)},
           coalesce(sum(bet_count), 0)::bigint as "betCount",
           coalesce(sum(bets_minor), 0)::bigint as "betsMinor",
           coalesce(sum(refunds_minor), 0)::bigint as "refundsMinor",
           coalesce(sum(payouts_minor), 0)::bigint as "payoutsMinor",
           coalesce(sum(bonuses_minor), 0)::bigint as "bonusesMinor",
           coalesce(sum(commissions_minor), 0)::bigint as "commissionsMinor",
           coalesce(sum(adjustments_minor), 0)::bigint as "adjustmentsMinor",
           coalesce(sum(deposits_minor), 0)::bigint as "depositsMinor",
           coalesce(sum(withdrawals_minor), 0)::bigint as "withdrawalsMinor"
      from report_days
     where ${isWanted(filter)} and currency = ${filter.currency} and (category <> '' or not ${isOfGames})
    ${grouping(by)}`.execute(tx);
  return rows;
}

/** How many members staked money, told apart by some dimensions. */
export async function countPlayers(
  tx: Tx,
  filter: FigureFilter,
  by: readonly Dimension[],
): Promise<readonly (FigureKey & { readonly members: bigint })[]> {
  const { rows } = await sql<FigureKey & { readonly members: bigint }>`
    select ${keyColumns(by)}, count(*) as members
      from (select distinct ${sql.join([...by.map((name) => COLUMNS[name]), 'member_id'].map(sql.ref))}
              from report_players where ${isWanted(filter)}) as players
    ${grouping(by)}`.execute(tx);
  return rows;
}

/** Members who came on a day, and who paid in for the first time. */
export interface Arrivals {
  readonly day: IsoDay;
  readonly newMembers: bigint;
  readonly firstDeposits: bigint;
  readonly firstDepositsMinor: bigint;
}

/** Arrivals of each day on which there were any. */
export async function readArrivals(
  tx: Tx,
  { merchantCode, currency }: Pick<FigureFilter, 'merchantCode' | 'currency'>,
  { days, starts, ends }: ZonedDays,
): Promise<readonly Arrivals[]> {
  const { rows } = await sql<Arrivals>`
    select day.day, coalesce(come.members, 0) as "newMembers", coalesce(paid.members, 0) as "firstDeposits",
           coalesce(paid.minor, 0)::bigint as "firstDepositsMinor"
      from unnest(${days}::date[], ${starts}::timestamptz[], ${ends}::timestamptz[]) as day (day, starts_at, ends_at)
      cross join lateral (
        select count(*) as members from members
         where merchant_code = ${merchantCode} and created_at >= day.starts_at and created_at < day.ends_at
           and expires_at is null and member_type <> 4
      ) come
      cross join lateral (
        select count(*) as members, sum(amount_minor) as minor from report_first_deposits deposit
         where deposit.merchant_code = ${merchantCode} and deposit.day = day.day and deposit.currency = ${currency}
      ) paid
     where come.members > 0 or paid.members > 0`.execute(tx);
  return rows;
}

/** When a merchant's entries were counted last. */
export async function readCountedAt(tx: Tx, merchantCode: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('report_progress')
    .select('counted_at')
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst();
  return row?.counted_at ?? null;
}
