import { sql, type RawBuilder } from 'kysely';
import type { MissionPeriod, MissionTerms } from '../../../engine/rewards/missions.ts';
import type { MissionEvent } from '../../../schemas/missions.ts';
import type { Tx } from '../../db/database.ts';

/** Whose doings are counted, in which money and calendar. */
export interface Counted {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly currency: string;
  readonly timeZone: string;
}

/** What counts at this moment, and when the last of it happened. */
export interface Count {
  readonly value: bigint;
  /** Null where nothing did. */
  readonly at: Date | null;
}

/** A period with its bounds as moments. */
export interface Window extends MissionPeriod {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const inCategories = (categories: readonly string[]) =>
  categories.length === 0 ? sql`` : sql`and category = any(${[...categories]}::text[])`;

/** Settled rows of the betting record in the window; corrections stand on their own day. */
const betsIn = (
  { merchantCode, memberId, currency }: Counted,
  { first, last }: Window,
  categories: readonly string[],
) => sql`
  merchant_code = ${merchantCode} and member_id = ${memberId}::uuid and currency = ${currency}
  and day between ${first}::date and ${last}::date and state <> 'open' ${inCategories(categories)}`;

const lastBet = (who: Counted, window: Window, categories: readonly string[]) => sql`(
  select at from bets where ${betsIn(who, window, categories)} order by day desc, at desc limit 1)`;

const validBets = (who: Counted, window: Window, categories: readonly string[]) => sql`
  select coalesce((
           select sum(valid_minor) from bet_days
            where merchant_code = ${who.merchantCode} and member_id = ${who.memberId}::uuid
              and currency = ${who.currency} and day between ${window.first}::date and ${window.last}::date
              ${inCategories(categories)}), 0)::text as value,
         ${lastBet(who, window, categories)} as at`;

/** A bet is won by what all its rows come to. One that a correction turned counts on the correction's day, up or down. */
const wins = (who: Counted, window: Window, categories: readonly string[]) => sql`
  select coalesce(sum(
           case when touched.inside + former.net > 0 then 1 else 0 end
           - case when former.net > 0 then 1 else 0 end), 0)::text as value,
         max(touched.at) as at
    from (
      select source, reference, sum(payout_minor - bet_minor) as inside, max(at) as at, min(version) as version
        from bets where ${betsIn(who, window, categories)} group by source, reference
    ) touched
    cross join lateral (
      select case when touched.version = 0 then 0 else coalesce((
        select sum(payout_minor - bet_minor) from bets before
         where before.merchant_code = ${who.merchantCode} and before.source = touched.source
           and before.reference = touched.reference and before.day < ${window.first}::date), 0) end as net
    ) former`;

const deposits = (who: Counted, { startsAt, endsAt }: Window, what: RawBuilder<unknown>) => sql`
  select coalesce(${what}, 0)::text as value, max(confirmed_at) as at from deposit_orders
   where member_id = ${who.memberId}::uuid and currency = ${who.currency} and state in ('confirmed', 'disputed')
     and confirmed_at >= ${startsAt} and confirmed_at < ${endsAt}`;

const ofEvent: Readonly<
  Record<
    MissionEvent,
    (who: Counted, window: Window, categories: readonly string[]) => RawBuilder<unknown>
  >
> = {
  depositCount: (who, window) => deposits(who, window, sql`count(*)`),
  depositSum: (who, window) => deposits(who, window, sql`sum(credited_minor)`),
  validBet: validBets,
  wins,
  signInDays: (who, { startsAt, endsAt }) => sql`
    select count(distinct (at at time zone ${who.timeZone})::date)::text as value, max(at) as at
      from member_sign_ins
     where merchant_code = ${who.merchantCode} and member_id = ${who.memberId}::uuid
       and at >= ${startsAt} and at < ${endsAt}`,
  friends: (who, { startsAt, endsAt }) => sql`
    select count(*)::text as value, max(decided_at) as at from referrals
     where inviter_id = ${who.memberId}::uuid and state = 'paid'
       and decided_at >= ${startsAt} and decided_at < ${endsAt}`,
};

/** The best of what bets paid for what they cost, in hundredths; free rounds cost nothing and have none. */
const bestMultiplier = (who: Counted, window: Window, categories: readonly string[]) => sql`
  select trunc(sum(payout_minor) * 100 / sum(bet_minor))::text as value, max(at) as at
    from bets where ${betsIn(who, window, categories)} and not is_free
   group by source, reference having sum(bet_minor) > 0
   order by trunc(sum(payout_minor) * 100 / sum(bet_minor)) desc, max(at) limit 1`;

/** Counts what a member did in a window, anew from what is kept of it. */
export async function countFor(
  tx: Tx,
  who: Counted,
  { terms, window }: { readonly terms: MissionTerms; readonly window: Window },
): Promise<Count> {
  const { categories } = terms;
  const query =
    terms.kind === 'mission'
      ? ofEvent[terms.event](who, window, categories)
      : terms.score === 'validBet'
        ? validBets(who, window, categories)
        : bestMultiplier(who, window, categories);
  const { rows } = await sql<{ value: string; at: Date | null }>`${query}`.execute(tx);
  const [row] = rows;
  const value = BigInt(row?.value ?? '0');
  return { value: value > 0n ? value : 0n, at: row?.at ?? null };
}
