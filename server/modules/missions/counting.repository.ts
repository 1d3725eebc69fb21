import { sql, type RawBuilder } from 'kysely';
import type { MissionPeriod, MissionTerms } from '../../../engine/rewards/missions.ts';
import type { LEADERBOARD_SCORES, MissionEvent } from '../../../schemas/missions.ts';
import type { Tx } from '../../db/database.ts';

/** In which money and calendar is counted. */
export interface Books {
  readonly merchantCode: string;
  readonly currency: string;
  readonly timeZone: string;
}

/** What is asked of a member. */
export interface Asked {
  readonly memberId: string;
  readonly terms: MissionTerms;
  readonly window: Window;
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

type What = MissionEvent | (typeof LEADERBOARD_SCORES)[number];

// Each count is of one row of `asked`: a member, a window and what of play counts, where no category means all of it.
const inCategories = sql`(asked.categories = '{}' or category = any(asked.categories))`;

/** Settled rows of the betting record in the window; corrections stand on their own day. */
const betsIn = ({ merchantCode, currency }: Books) => sql`
  merchant_code = ${merchantCode} and member_id = asked.member and currency = ${currency}
  and day between asked.first and asked.last and state <> 'open' and ${inCategories}`;

const validBets = (books: Books) => sql`
  select coalesce((
           select sum(valid_minor) from bet_days
            where merchant_code = ${books.merchantCode} and member_id = asked.member
              and currency = ${books.currency} and day between asked.first and asked.last and ${inCategories}), 0)::text as value,
         (select at from bets where ${betsIn(books)} order by day desc, at desc limit 1) as at`;

/** A bet is won by what all its rows come to. One that a correction turned counts on the correction's day, up or down. */
const wins = (books: Books) => sql`
  select coalesce(sum(
           case when touched.inside + former.net > 0 then 1 else 0 end
           - case when former.net > 0 then 1 else 0 end), 0)::text as value,
         max(touched.at) as at
    from (
      select source, reference, sum(payout_minor - bet_minor) as inside, max(at) as at, min(version) as version
        from bets where ${betsIn(books)} group by source, reference
    ) touched
    cross join lateral (
      select case when touched.version = 0 then 0 else coalesce((
        select sum(payout_minor - bet_minor) from bets before
         where before.merchant_code = ${books.merchantCode} and before.source = touched.source
           and before.reference = touched.reference and before.day < asked.first), 0) end as net
    ) former`;

const deposits = ({ currency }: Books, what: RawBuilder<unknown>) => sql`
  select coalesce(${what}, 0)::text as value, max(confirmed_at) as at from deposit_orders
   where member_id = asked.member and currency = ${currency} and state in ('confirmed', 'disputed')
     and confirmed_at >= asked.starts_at and confirmed_at < asked.ends_at`;

const countOf: Readonly<Record<What, (books: Books) => RawBuilder<unknown>>> = {
  depositCount: (books) => deposits(books, sql`count(*)`),
  depositSum: (books) => deposits(books, sql`sum(credited_minor)`),
  validBet: validBets,
  wins,
  signInDays: ({ merchantCode, timeZone }) => sql`
    select count(distinct (at at time zone ${timeZone})::date)::text as value, max(at) as at
      from member_sign_ins
     where merchant_code = ${merchantCode} and member_id = asked.member
       and at >= asked.starts_at and at < asked.ends_at`,
  friends: () => sql`
    select count(*)::text as value, max(decided_at) as at from referrals
     where inviter_id = asked.member and state = 'paid'
       and decided_at >= asked.starts_at and decided_at < asked.ends_at`,
  // The best of what bets paid for what they cost, in hundredths; free rounds cost nothing and have none.
  bestMultiplier: (books) => sql`
    select trunc(sum(payout_minor) * 100 / sum(bet_minor))::text as value, max(at) as at
      from bets where ${betsIn(books)} and not is_free
     group by source, reference having sum(bet_minor) > 0
     order by trunc(sum(payout_minor) * 100 / sum(bet_minor)) desc, max(at) limit 1`,
};

const whatOf = (terms: MissionTerms): What =>
  terms.kind === 'mission' ? terms.event : terms.score;

const nameOf = ({ terms: { categories }, window: { first, last } }: Asked) =>
  `${first} ${last} ${categories.join(',')}`;

/** Counts of one kind, each found by itself, with one statement. */
async function countKind(
  tx: Tx,
  books: Books,
  { what, asked }: { readonly what: What; readonly asked: readonly Asked[] },
): Promise<readonly Count[]> {
  const spans = new Map(asked.map((one) => [nameOf(one), one]));
  const names = [...spans.keys()];
  const places = new Map(names.map((name, index) => [name, index + 1]));
  const windows = [...spans.values()].map(({ window }) => window);
  const { rows } = await sql<{ place: bigint; value: string; at: Date | null }>`
    select asked.place, counted.value, counted.at
      from (
        select given.place, given.member, span.first, span.last, span.starts_at, span.ends_at,
               string_to_array(span.categories, ',') as categories
          from unnest(${asked.map(({ memberId }) => memberId)}::uuid[], ${asked.map((one) => places.get(nameOf(one))!)}::integer[])
                 with ordinality as given (member, span, place)
          join unnest(${windows.map(({ first }) => first)}::date[], ${windows.map(({ last }) => last)}::date[],
                 ${windows.map(({ startsAt }) => startsAt)}::timestamptz[], ${windows.map(({ endsAt }) => endsAt)}::timestamptz[],
                 ${[...spans.values()].map(({ terms }) => terms.categories.join(','))}::text[])
                 with ordinality as span (first, last, starts_at, ends_at, categories, place)
            on span.place = given.span
      ) asked
      cross join lateral (${countOf[what](books)}) counted`.execute(tx);
  const found = new Map(rows.map((row) => [Number(row.place), row]));
  return asked.map((_, index) => {
    const row = found.get(index + 1);
    const value = BigInt(row?.value ?? '0');
    return { value: value > 0n ? value : 0n, at: row?.at ?? null };
  });
}

/** Counts what members did in windows, anew from what is kept of it, in the order of what is asked. One statement a kind. */
export async function countAll(
  tx: Tx,
  books: Books,
  asked: readonly Asked[],
): Promise<readonly Count[]> {
  const counts = new Map<Asked, Count>();
  for (const what of new Set(asked.map(({ terms }) => whatOf(terms)))) {
    const own = asked.filter(({ terms }) => whatOf(terms) === what);
    const found = await countKind(tx, books, { what, asked: own });
    for (const [index, one] of own.entries()) counts.set(one, found[index]!);
  }
  return asked.map((one) => counts.get(one)!);
}
