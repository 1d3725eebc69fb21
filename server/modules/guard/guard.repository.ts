import { sql, type Kysely, type RawBuilder } from 'kysely';
import { OPPOSITE_SIDES } from '../../../schemas/vendorApi.ts';
import type { RewardRisk } from '../../../schemas/desk/guard.ts';
import type { Tx } from '../../db/database.ts';
import type { RewardRiskRow } from '../../db/guardTables.ts';
import type { Tables } from '../../db/tables.ts';

/** Of what is looked for. */
export interface Search {
  readonly merchantCode: string;
  readonly now: Date;
  /** What was given from then on. */
  readonly since: Date;
}

/** What more members than these share is a café or a provider, and says nothing. */
const MOST_SHARING = 20;

/** How often something has to be before it is shown. */
const LEAST = { opposites: 3, bonuses: 3, claims: 3 } as const;

/** Accounts from this long ago on are new. */
const NEW_DAYS = 90;

/** A payout this soon after a bonus was played comes from it. */
const RIGHT_AFTER = sql`interval '24 hours'`;

/** Merchants, after one of them. */
export async function listMerchants(
  owner: Kysely<Tables>,
  after: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await owner
    .selectFrom('merchant_currencies')
    .select('merchant_code')
    .where('merchant_code', '>', after)
    .orderBy('merchant_code')
    .limit(limit)
    .execute();
  return rows.map(({ merchant_code: code }) => code);
}

/** Who was given what of late, and with whom of them they share something: `claims` and `pairs`, either way round. */
const pairs = ({ merchantCode, since }: Search) => sql`
  claims as (
    select member_id, promotion_id::text as what from promotion_entries
     where merchant_code = ${merchantCode} and state in ('issued', 'claimed') and changed_at >= ${since}
    union
    select member_id, coalesce(title, origin) from bonuses
     where merchant_code = ${merchantCode} and granted_at >= ${since}
  ), given_to as (select distinct member_id from claims),
  keys as (
    select 'document' as why, encode(number_digest, 'hex') as key, member_id
      from given_to join identity_checks using (member_id) where number_digest is not null
    union select 'payoutAccount', encode(number_digest, 'hex'), member_id
      from given_to join payout_accounts using (member_id)
    union select 'payer', payer, member_id from given_to join chain_transfers using (member_id)
    union select 'device', md5(ip || ' ' || user_agent), member_id
      from given_to join sessions using (member_id) where user_agent <> ''
    union select 'address', ip, member_id
      from given_to join member_addresses using (member_id) where merchant_code = ${merchantCode}
  ), shared as (
    select why, key from keys group by why, key having count(*) between 2 and ${MOST_SHARING}
  ), pairs as (
    select own.member_id, other.member_id as other_id, array_agg(distinct own.why) as why
      from shared join keys own using (why, key) join keys other using (why, key)
     where own.member_id <> other.member_id
     group by 1, 2
  )`;

/** The accounts of `found.other_id`, with why. */
const linked = sql`jsonb_agg(distinct jsonb_build_object('id', other_id, 'why', to_jsonb(why)))`;

/** Accounts of one person that had the same promotion or bonus. */
const linkedClaims = (search: Search) => sql`
  with ${pairs(search)}
  select pairs.member_id, count(distinct own.what)::integer as count, null::bigint as amount, ${linked} as linked
    from pairs join claims own on own.member_id = pairs.member_id
    join claims other on other.member_id = pairs.other_id and other.what = own.what
   group by pairs.member_id`;

/** Each side of a table's round, and the other one. */
const SIDES = OPPOSITE_SIDES.flatMap(([one, other]) => [
  { side: one, against: other },
  { side: other, against: one },
]);

/**
 * Accounts of one person that bet on both sides of the same: big and small, odd and even, dragon and tiger of an issue, and red
 * and black, player and banker and the like of a round at a table, as far as its vendor says who bet on what.
 */
const oppositeBets = (search: Search) => sql`
  with ${pairs(search)}, who as (select distinct member_id from pairs), sides as (
    select distinct orders.member_id, 'issue ' || orders.issue_id || ' ' || (item ->> 'play') as what,
           'issue ' || orders.issue_id as at, token as side, translate(token, 'BSOEDT', 'SBEOTD') as against
      from who join lottery_orders orders
        on orders.merchant_code = ${search.merchantCode} and orders.member_id = who.member_id
       and orders.placed_at >= ${search.since} and orders.state not in ('planned', 'cancelled', 'cancelledBySystem')
      join lottery_slips slip on slip.merchant_code = orders.merchant_code and slip.id = orders.slip_id
     cross join jsonb_array_elements(slip.items -> 'items') item
     cross join regexp_split_to_table(item ->> 'selection', ',') token
     where token ~ '^[0-9]{0,2}[BSOEDT]$'
    union
    select bet.member_id, 'table ' || bet.vendor_code || ' ' || bet.table_round,
           'table ' || bet.vendor_code || ' ' || bet.table_round, bet.side, pair.against
      from who join play_table_sides bet
        on bet.merchant_code = ${search.merchantCode} and bet.member_id = who.member_id and bet.staked_at >= ${search.since}
      join play_rounds round
        on round.merchant_code = bet.merchant_code and round.vendor_code = bet.vendor_code and round.id = bet.round_id
       and round.state in ('open', 'settled')
      join json_to_recordset(${JSON.stringify(SIDES)}::json) as pair (side text, against text) on pair.side = bet.side
  )
  select pairs.member_id, count(distinct own.at)::integer as count, null::bigint as amount, ${linked} as linked
    from pairs join sides own on own.member_id = pairs.member_id
    join sides other on other.member_id = pairs.other_id and other.what = own.what and other.side = own.against
   group by pairs.member_id having count(distinct own.at) >= ${LEAST.opposites}`;

/** Bonuses that were paid out as soon as they were played. */
const bonusHopping = ({ merchantCode, since }: Search) => sql`
  select member_id, count(*)::integer as count, sum(released_minor)::bigint as amount, '[]'::jsonb as linked
    from bonuses
   where merchant_code = ${merchantCode} and state = 'released' and ended_at >= ${since} and exists (
     select from withdrawal_orders paid
      where paid.member_id = bonuses.member_id and paid.state not in ('rejected', 'cancelled', 'failed')
        and paid.created_at between bonuses.ended_at and bonuses.ended_at + ${RIGHT_AFTER})
   group by member_id having count(*) >= ${LEAST.bonuses}`;

/** New members who were given something again and again, and paid nothing in. */
const onlyClaims = ({ merchantCode, now, since }: Search) => sql`
  select entry.member_id, count(*)::integer as count, sum(entry.amount_minor)::bigint as amount, '[]'::jsonb as linked
    from promotion_entries entry join members member on member.id = entry.member_id
   where entry.merchant_code = ${merchantCode} and entry.state in ('issued', 'claimed') and entry.changed_at >= ${since}
     and entry.amount_minor > 0 and member.created_at >= ${now}::timestamptz - ${NEW_DAYS} * interval '1 day'
     and not exists (
       select from deposit_orders paid where paid.member_id = entry.member_id and paid.credited_minor > 0)
   group by entry.member_id having count(*) >= ${LEAST.claims}`;

const RULES: Readonly<Record<RewardRisk, (search: Search) => RawBuilder<unknown>>> = {
  linkedClaims,
  oppositeBets,
  bonusHopping,
  onlyClaims,
};

/** Looks for one reason among all members of a merchant, and keeps what it finds; what was looked at comes back with more alone. */
export async function keepFound(tx: Tx, reason: RewardRisk, search: Search): Promise<void> {
  const { merchantCode, now } = search;
  await sql`
    insert into reward_risks as known
      (merchant_code, member_id, reason, count, amount_minor, linked, found_at, changed_at)
    select ${merchantCode}, found.member_id, ${reason}, found.count, found.amount, found.linked, ${now}, ${now}
      from (${RULES[reason](search)}) found join members member on member.id = found.member_id
     where member.merchant_code = ${merchantCode} and member.erased_at is null
    on conflict (merchant_code, member_id, reason) do update
      set count = excluded.count, amount_minor = excluded.amount_minor, linked = excluded.linked,
          changed_at = case when excluded.count > known.count then excluded.changed_at else known.changed_at end,
          state = case when excluded.count > known.count then 'open' else known.state end
    where (known.count, known.linked) is distinct from (excluded.count, excluded.linked)`.execute(
    tx,
  );
}

/** Where a page of the list begins. */
export interface RiskPlace {
  readonly at: Date;
  readonly memberId: string;
  readonly reason: string;
}

/** What was found, what changed last first. */
export const listRisks = (
  tx: Tx,
  {
    state,
    reason,
    memberId,
    before,
    limit,
  }: {
    state: RewardRiskRow['state'] | undefined;
    reason: RewardRisk | undefined;
    memberId: string | undefined;
    before: RiskPlace | null;
    limit: number;
  },
) =>
  tx
    .selectFrom('reward_risks as risk')
    .innerJoin('members as member', 'member.id', 'risk.member_id')
    .selectAll('risk')
    .select(['member.account', 'member.rewards_held_at'])
    .$if(state !== undefined, (query) => query.where('risk.state', '=', state!))
    .$if(reason !== undefined, (query) => query.where('risk.reason', '=', reason!))
    .$if(memberId !== undefined, (query) => query.where('risk.member_id', '=', memberId!))
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(risk.changed_at, risk.member_id, risk.reason) < (${before!.at}, ${before!.memberId}::uuid, ${before!.reason})`,
      ),
    )
    .orderBy('risk.changed_at', 'desc')
    .orderBy('risk.member_id', 'desc')
    .orderBy('risk.reason', 'desc')
    .limit(limit)
    .execute();

/** Says that what was found of a member was looked at: one reason, or all; says how much that was. */
export async function markSeen(
  tx: Tx,
  {
    memberId,
    reason,
    by,
    at,
  }: { memberId: string; reason?: RewardRisk | undefined; by: string; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('reward_risks')
    .set({ state: 'seen', seen_at: at, seen_by: by })
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .$if(reason !== undefined, (query) => query.where('reason', '=', reason!))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Has rewards of a member wait from a moment on, or for null go their way again. */
export async function setHeld(tx: Tx, memberId: string, heldAt: Date | null): Promise<void> {
  await tx
    .updateTable('members')
    .set({ rewards_held_at: heldAt })
    .where('id', '=', memberId)
    .execute();
}
