import { sql, type RawBuilder } from 'kysely';
import { diallingCodesOf } from '../../engine/memberSegment.ts';
import {
  SEGMENT_FIELDS,
  type MemberSegment,
  type SegmentField,
} from '../../schemas/memberSegment.ts';
import type { Tx } from './database.ts';

type Condition = RawBuilder<boolean>;

const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());

const seenWithin = (days: number, now: Date): Condition => sql<boolean>`exists (
  select 1 from member_addresses seen
   where seen.merchant_code = member.merchant_code and seen.member_id = member.id
     and seen.last_seen_at > ${now}::timestamptz - ${days} * interval '1 day')`;

const belowAgents = (accounts: readonly string[], now: Date): Condition => sql<boolean>`exists (
  select 1 from member_lines line join members agent on agent.id = line.ancestor_id
   where line.merchant_code = member.merchant_code and line.descendant_id = member.id and line.depth > 0
     and line.from_at <= ${now} and ${now} < line.until_at
     and lower(agent.account) = any(${lower(accounts)}::text[]))`;

/** The condition of each field, of the table or alias `member`. */
const CONDITIONS: {
  readonly [Field in SegmentField]: (
    value: NonNullable<MemberSegment[Field]>,
    now: Date,
  ) => Condition;
} = {
  languages: (tags) => sql`member.locale = any(${[...tags]}::text[])`,
  rankFrom: (rank) => sql`member.club_rank >= ${rank}`,
  rankTo: (rank) => sql`member.club_rank <= ${rank}`,
  labels: (labels) => sql`member.labels && ${[...labels]}::text[]`,
  tags: (tags) => sql`member.tags && ${[...tags]}::text[]`,
  countries: (countries) =>
    sql`member.phone like any(${diallingCodesOf(countries).map((code) => `${code}%`)}::text[])`,
  newDays: (days, now) => sql`member.created_at > ${now}::timestamptz - ${days} * interval '1 day'`,
  activeDays: seenWithin,
  inactiveDays: (days, now) => sql`not ${seenWithin(days, now)}`,
  isVerified: (is) =>
    sql`(member.email_verified_at is not null or member.phone_verified_at is not null) = ${is}`,
  lines: belowAgents,
  accounts: (accounts) => sql`lower(member.account) = any(${lower(accounts)}::text[])`,
};

function conditionOf<Field extends SegmentField>(
  field: Field,
  segment: MemberSegment,
  now: Date,
): readonly (readonly [SegmentField, Condition])[] {
  const value = segment[field];
  return value === undefined ? [] : [[field, CONDITIONS[field](value, now)]];
}

const conditionsOf = (segment: MemberSegment, now: Date) =>
  SEGMENT_FIELDS.flatMap((field) => conditionOf(field, segment, now));

/** The condition under which a member of the table or alias `member` asked for news by some way: marketing reaches nobody else. */
export const asksForNews: Condition = sql<boolean>`exists (
  select 1 from notice_choices chosen
   where chosen.member_id = member.id
     and chosen.choices -> 'news' @> any(array['{"site":true}', '{"mail":true}', '{"sms":true}', '{"push":true}']::jsonb[]))`;

/** The condition under which a member of the table or alias `member` is in a segment. */
export const isInSegment = (segment: MemberSegment, now: Date): Condition =>
  sql`(${sql.join([sql`true`, ...conditionsOf(segment, now).map(([, one]) => one)], sql` and `)})`;

/** What of each of some segments keeps a member out of it, in their order; nothing where the member is in it. */
export async function listUnmet(
  tx: Tx,
  memberId: string,
  { segments, now }: { readonly segments: readonly MemberSegment[]; readonly now: Date },
): Promise<readonly (readonly SegmentField[])[]> {
  const conditions = segments.map((segment) => conditionsOf(segment, now));
  if (conditions.every((of) => of.length === 0)) return segments.map(() => []);
  const unmet = conditions.map((of) => {
    const fields = of.map(([field, one]) => sql`case when (${one}) is not true then ${field} end`);
    return sql`to_jsonb(array_remove(array[${sql.join([sql`null::text`, ...fields])}], null))`;
  });
  const { rows } = await sql<{ unmet: readonly (readonly SegmentField[])[] }>`
    select jsonb_build_array(${sql.join(unmet)}) as unmet from members member
     where member.id = ${memberId}::uuid`.execute(tx);
  return rows[0]?.unmet ?? segments.map(() => SEGMENT_FIELDS);
}
