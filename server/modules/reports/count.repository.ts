import { sql } from 'kysely';
import { addDays, dayIn, momentOf, type IsoDay } from '../../../engine/zonedTime.ts';
import type { Tx } from '../../db/database.ts';

/** Where in its house's books a lottery is counted. */
export interface LotteryVendor {
  readonly lottery: string;
  /** Of the vendor that stands for it. */
  readonly accountType: string;
}

/** Entries that come next. */
export interface NextEntries {
  /** How far is counted already. */
  readonly afterId: bigint;
  /** How far is counted afterwards. */
  readonly throughId: bigint;
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
  /** Whether more wait behind them. */
  readonly hasMore: boolean;
}

/** The time zone in which a merchant keeps its days. */
export async function readTimeZone(tx: Tx, merchantCode: string): Promise<string> {
  const row = await tx
    .selectFrom('merchant_currencies')
    .select('time_zone')
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst();
  return row?.time_zone ?? 'UTC';
}

/** How far a merchant's entries are counted, with a lock on it until the transaction ends. */
export async function lockProgress(tx: Tx, merchantCode: string): Promise<bigint> {
  await tx
    .insertInto('report_progress')
    .values({ merchant_code: merchantCode, counted_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('report_progress')
    .select('through_id')
    .where('merchant_code', '=', merchantCode)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.through_id;
}

/** The next entries of a merchant, at most `limit`, up to an id that is settled. */
export async function findNext(
  tx: Tx,
  {
    merchantCode,
    afterId,
    settledId,
    limit,
  }: {
    readonly merchantCode: string;
    readonly afterId: bigint;
    readonly settledId: bigint;
    readonly limit: number;
  },
): Promise<NextEntries> {
  const { rows } = await sql<{
    count: bigint;
    throughId: bigint | null;
    firstAt: Date | null;
    lastAt: Date | null;
  }>`
    select count(*) as count, max(id) as "throughId", min(created_at) as "firstAt", max(created_at) as "lastAt"
      from (
        select id, created_at from ledger_entries
         where merchant_code = ${merchantCode} and id > ${afterId} and id <= ${settledId}
         order by id limit ${limit}
      ) next`.execute(tx);
  const { count, throughId, firstAt, lastAt } = rows[0]!;
  const hasMore = count === BigInt(limit);
  return { afterId, throughId: hasMore ? throughId! : settledId, firstAt, lastAt, hasMore };
}

/** Days of a zone as the database compares them: each with its first moment and that of the next. */
export interface ZonedDays {
  readonly days: readonly IsoDay[];
  readonly starts: readonly Date[];
  readonly ends: readonly Date[];
}

/** Every day of a zone from one to another, both among them. */
export function listDays(zone: string, from: IsoDay, to: IsoDay): ZonedDays {
  const days: IsoDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  const start = (day: IsoDay) => new Date(momentOf(zone, day, 0));
  return {
    days,
    starts: days.map(start),
    ends: days.map((day) => start(addDays(day, 1))),
  };
}

const COUNTED = [
  'bet_count',
  'bets_minor',
  'refunds_minor',
  'payouts_minor',
  'bonuses_minor',
  'commissions_minor',
  'adjustments_minor',
  'deposits_minor',
  'withdrawals_minor',
  'others_minor',
] as const;

/** Entries of the house and of vendors with their days and what was played. Looked up row by row, by the key: see `verify.ts`. */
const movedBy = (merchantCode: string) => sql`
      select entry.id, entry.transfer_id, entry.currency, entry.amount_minor, day.day, transfer.kind,
             account.code as account_code, account.purpose, played.category, played.vendor_code
        from entry
        cross join lateral (
          select code, vendor_code, purpose from ledger_accounts
           where id = entry.account_id and merchant_code = ${merchantCode} and member_id is null
        ) account
        cross join lateral (
          select kind, reference from ledger_transfers
           where merchant_code = ${merchantCode} and id = entry.transfer_id
        ) transfer
        cross join lateral (
          select day from day where starts_at <= entry.created_at and entry.created_at < ends_at
        ) day
        cross join lateral (
          select case account.purpose
                   when 'games' then coalesce(
                     (select game.category from play_rounds round join games game on game.id = round.game_id
                       where round.merchant_code = ${merchantCode} and round.vendor_code = account.vendor_code
                         and round.id = substr(transfer.reference, length(account.vendor_code) + 2)),
                     (select categories[1] from vendors where code = account.vendor_code))
                   when 'lottery' then coalesce(
                     (select category from lottery where code = split_part(transfer.reference, ' ', 1) limit 1), 'LOTT')
                   else '' end as category,
                 case account.purpose
                   when 'games' then account.vendor_code
                   when 'lottery' then coalesce(
                     (select vendor_code from lottery where code = split_part(transfer.reference, ' ', 1) limit 1), 'LOTT')
                   else '' end as vendor_code
        ) played`;

const columns = sql.join(COUNTED.map((name) => sql.ref(name)));
const added = sql.join(
  COUNTED.map(
    (name) => sql`${sql.ref(name)} = report_days.${sql.ref(name)} + excluded.${sql.ref(name)}`,
  ),
);

/** Adds what was moved to the sums of its days. */
const addSums = (merchantCode: string) => sql`
      insert into report_days (merchant_code, currency, day, account_code, category, vendor_code, ${columns})
      select ${merchantCode}, currency, day, account_code, category, vendor_code,
             count(*) filter (where use = 'bet'),
             coalesce(sum(amount_minor) filter (where use = 'bet'), 0),
             coalesce(-sum(amount_minor) filter (where use = 'refund'), 0),
             coalesce(-sum(amount_minor) filter (where use = 'payout'), 0),
             coalesce(-sum(amount_minor) filter (where use = 'bonuses'), 0),
             coalesce(-sum(amount_minor) filter (where use = 'commissions'), 0),
             coalesce(-sum(amount_minor) filter (where use = 'adjustments'), 0),
             coalesce(-sum(amount_minor) filter (where use = 'deposits'), 0),
             coalesce(sum(amount_minor) filter (where use = 'withdrawals'), 0),
             coalesce(-sum(amount_minor) filter (where use = 'others'), 0)
        from (
          select *, case when category <> '' and kind in ('bet', 'refund') then kind
                         when category <> '' then 'payout'
                         when purpose in ('bonuses', 'commissions', 'adjustments', 'deposits', 'withdrawals') then purpose
                         else 'others' end as use
            from moved
        ) used
       group by currency, day, account_code, category, vendor_code
      on conflict (merchant_code, currency, day, account_code, category, vendor_code) do update set ${added}`;

/** Writes down who played. */
const addPlayers = (merchantCode: string) => sql`
      insert into report_players (merchant_code, day, category, vendor_code, member_id)
      select distinct ${merchantCode}, moved.day, moved.category, moved.vendor_code, player.member_id
        from moved
        cross join lateral (
          select account.member_id from ledger_entries entry
            join ledger_accounts account on account.id = entry.account_id
           where entry.merchant_code = ${merchantCode} and entry.transfer_id = moved.transfer_id
             and account.merchant_code = ${merchantCode} and account.member_id is not null
        ) player
       where moved.category <> '' and moved.kind = 'bet'
      on conflict do nothing`;

/** Writes down who paid in for the first time. */
const addFirstDeposits = (merchantCode: string) => sql`
      insert into report_first_deposits (merchant_code, member_id, day, currency, amount_minor)
      select distinct on (payer.member_id) ${merchantCode}, payer.member_id, moved.day, moved.currency, payer.amount_minor
        from moved
        cross join lateral (
          select account.member_id, entry.amount_minor from ledger_entries entry
            join ledger_accounts account on account.id = entry.account_id
           where entry.merchant_code = ${merchantCode} and entry.transfer_id = moved.transfer_id
             and account.merchant_code = ${merchantCode} and account.member_id is not null
        ) payer
       where moved.purpose = 'deposits' and moved.kind = 'deposit' and payer.amount_minor > 0
       order by payer.member_id, moved.id
      on conflict do nothing`;

/**
 * Adds entries to the sums of their days, and says that they are counted. Every entry of the house or of a vendor adds to exactly
 * one column, so what is counted of an account is what its entries come to.
 */
export async function countEntries(
  tx: Tx,
  {
    merchantCode,
    next,
    zone,
    lotteries,
    at,
  }: {
    readonly merchantCode: string;
    readonly next: NextEntries;
    readonly zone: string;
    readonly lotteries: readonly LotteryVendor[];
    readonly at: Date;
  },
): Promise<void> {
  const { afterId, throughId, firstAt, lastAt } = next;
  const dayOf = (moment: Date) => dayIn(zone, moment.getTime());
  const { days, starts, ends } =
    firstAt && lastAt
      ? listDays(zone, dayOf(firstAt), dayOf(lastAt))
      : { days: [], starts: [], ends: [] };
  await sql`
    with entry as materialized (
      select * from ledger_entries
       where merchant_code = ${merchantCode} and id > ${afterId} and id <= ${throughId}
    ), day as materialized (
      select * from unnest(${days}::date[], ${starts}::timestamptz[], ${ends}::timestamptz[]) as day (day, starts_at, ends_at)
    ), lottery as materialized (
      select lottery.code, vendor.code as vendor_code, vendor.categories[1] as category
        from unnest(${lotteries.map(({ lottery }) => lottery)}::text[],
                    ${lotteries.map(({ accountType }) => accountType)}::text[]) as lottery (code, account_type)
        join vendors vendor on vendor.account_type = lottery.account_type
    ), moved as materialized (
      ${movedBy(merchantCode)}
    ), summed as (
      ${addSums(merchantCode)}
    ), played as (
      ${addPlayers(merchantCode)}
    ), began as (
      ${addFirstDeposits(merchantCode)}
    )
    update report_progress set through_id = ${throughId}, counted_at = ${at} where merchant_code = ${merchantCode}`.execute(
    tx,
  );
}
