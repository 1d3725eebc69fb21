import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** A vendor at a merchant. */
interface Scope {
  readonly merchantCode: string;
  readonly vendorCode: string;
}

/** A wallet that a vendor keeps, and what it has here and there; in minor units. */
export interface WalletDifference extends Scope {
  readonly memberId: string;
  readonly currency: string;
  readonly hereMinor: bigint;
  readonly thereMinor: bigint;
}

/** A difference that was seen once. */
export interface Suspicion {
  readonly id: string;
  readonly memberId: string;
  readonly currency: string;
  /** How much more there is here than there, in minor units. */
  readonly byMinor: bigint;
}

/** How far a day is compared. */
export interface DayProgress {
  readonly afterAccount: bigint;
  readonly isEnded: boolean;
}

/** Begins a day, or goes on with it. */
export async function beginWalletDay(
  tx: Tx,
  { merchantCode, vendorCode }: Scope,
  { day, at }: { readonly day: string; readonly at: Date },
): Promise<DayProgress> {
  const { rows } = await sql<DayProgress>`
    insert into wallet_comparisons (merchant_code, vendor_code, day, compared_at)
    values (${merchantCode}, ${vendorCode}, ${day}::date, ${at})
    on conflict (merchant_code, vendor_code, day) do update set compared_at = excluded.compared_at
    returning after_account as "afterAccount", ended_at is not null as "isEnded"`.execute(tx);
  return rows[0]!;
}

/** Keeps what a page of a day came to; `afterAccount` null ends the day. */
export async function keepWalletPage(
  tx: Tx,
  { merchantCode, vendorCode }: Scope,
  page: {
    readonly day: string;
    readonly at: Date;
    readonly agreeing: number;
    readonly differing: number;
    readonly afterAccount: bigint | null;
  },
): Promise<void> {
  await sql`
    update wallet_comparisons
       set agreeing = agreeing + ${page.agreeing}, differing = differing + ${page.differing}, compared_at = ${page.at},
           after_account = coalesce(${page.afterAccount}::bigint, after_account),
           ended_at = case when ${page.afterAccount}::bigint is null then ${page.at}::timestamptz end
     where merchant_code = ${merchantCode} and vendor_code = ${vendorCode} and day = ${page.day}::date`.execute(
    tx,
  );
}

/** Notes a difference that was seen for the first time; one that is listed is told anew as it stands. */
export async function suspectWallet(
  tx: Tx,
  wallet: WalletDifference,
  { id, day, at }: { readonly id: string; readonly day: string; readonly at: Date },
): Promise<void> {
  await sql`
    insert into payment_differences as known (merchant_code, id, day, direction, kind, name, currency, here_minor, there_minor,
      found_at, state, vendor_code, member_id)
    values (${wallet.merchantCode}, ${id}, ${day}::date, 'wallet', 'wallet', ${id}, ${wallet.currency}, ${wallet.hereMinor},
      ${wallet.thereMinor}, ${at}, 'suspected', ${wallet.vendorCode}, ${wallet.memberId})
    on conflict (merchant_code, vendor_code, member_id, currency) where kind = 'wallet' and state <> 'closed'
      do update set day = excluded.day, here_minor = excluded.here_minor, there_minor = excluded.there_minor
       where known.state = 'open'`.execute(tx);
}

/** What was suspected of a vendor before a moment, the oldest first. */
export async function listSuspected(
  tx: Tx,
  { merchantCode, vendorCode }: Scope,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<readonly Suspicion[]> {
  const { rows } = await sql<Suspicion>`
    select id::text as id, member_id::text as "memberId", currency, here_minor - there_minor as "byMinor"
      from payment_differences
     where merchant_code = ${merchantCode} and vendor_code = ${vendorCode} and kind = 'wallet' and state = 'suspected'
       and found_at < ${before}
     order by found_at, id limit ${limit}`.execute(tx);
  return rows;
}

/** Lists what differs still by as much, waits on where it differs otherwise, and forgets what agrees. */
export async function judgeSuspicion(
  tx: Tx,
  merchantCode: string,
  { id, byMinor }: Suspicion,
  now: { readonly hereMinor: bigint; readonly thereMinor: bigint; readonly at: Date },
): Promise<void> {
  const is = sql`merchant_code = ${merchantCode} and id = ${id}::uuid and state = 'suspected'`;
  if (now.hereMinor === now.thereMinor) {
    await sql`delete from payment_differences where ${is}`.execute(tx);
    return;
  }
  const state = now.hereMinor - now.thereMinor === byMinor ? 'open' : 'suspected';
  await sql`
    update payment_differences
       set state = ${state}, here_minor = ${now.hereMinor}, there_minor = ${now.thereMinor}, found_at = ${now.at}
     where ${is}`.execute(tx);
}
