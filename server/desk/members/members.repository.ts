import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { MembersTable } from '../../db/tables.ts';

/** A member as the database keeps it. */
export type MemberRow = Selectable<MembersTable>;

/** What of a member can be frozen. */
export type FreezeKind = 'signIn' | 'play' | 'withdrawal';

/** Where it is kept until when something is frozen. */
export const FREEZE_COLUMNS = {
  signIn: 'sign_in_frozen_until',
  play: 'play_frozen_until',
  withdrawal: 'withdrawal_frozen_until',
} as const satisfies Record<FreezeKind, keyof MembersTable>;

/** Which members are asked for. */
export interface MembersWanted {
  readonly merchantCode: string;
  /** Beginning of an account name, in small letters. */
  readonly accountPrefix?: string | undefined;
  /** Only these. */
  readonly ids?: readonly string[] | undefined;
  readonly status?: 'active' | 'suspended' | 'closed' | undefined;
  readonly frozen?: FreezeKind | undefined;
  readonly tag?: string | undefined;
  readonly memberType?: number | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly now: Date;
}

const accountKey = sql<string>`(lower(account) collate "C")`;
const isFrozenAtAll = sql<boolean>`(sign_in_frozen_until is not null or play_frozen_until is not null or withdrawal_frozen_until is not null)`;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

function wantedMembers(tx: Tx, wanted: MembersWanted) {
  const { merchantCode, accountPrefix, ids, frozen, tag, memberType, from, until, now } = wanted;
  return tx
    .selectFrom('members')
    .where('merchant_code', '=', merchantCode)
    .$if(accountPrefix !== undefined, (q) =>
      q.where(sql<boolean>`${accountKey} like ${`${escapeLike(accountPrefix!)}%`}`),
    )
    .$if(ids !== undefined, (q) => q.where(sql<boolean>`id = any(${[...ids!]}::uuid[])`))
    .$if(wanted.status !== undefined, (q) => q.where('status', '=', wanted.status!))
    .$if(frozen !== undefined, (q) =>
      q.where(isFrozenAtAll).where(FREEZE_COLUMNS[frozen!], '>', now),
    )
    .$if(tag !== undefined, (q) => q.where(sql<boolean>`tags @> ${[tag!]}::text[]`))
    .$if(memberType !== undefined, (q) => q.where('member_type', '=', memberType!))
    .$if(from !== undefined, (q) => q.where('created_at', '>=', from!))
    .$if(until !== undefined, (q) => q.where('created_at', '<', until!));
}

/** How a list of members is put in order. */
export interface MembersOrder {
  readonly sort: 'createdAt' | 'account';
  readonly order: 'asc' | 'desc';
  /** Key and id of the last row before. */
  readonly after: readonly [string, string] | null;
  readonly limit: number;
}

/** Members by key, so that every page costs the same. */
export function listMembers(
  tx: Tx,
  wanted: MembersWanted,
  { sort, order, after, limit }: MembersOrder,
): Promise<MemberRow[]> {
  const key = sort === 'account' ? accountKey : sql<Date>`created_at`;
  const type = sql.raw(sort === 'account' ? 'text' : 'timestamptz');
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  return wantedMembers(tx, wanted)
    .selectAll()
    .$if(after !== null, (q) =>
      q.where(sql<boolean>`(${key}, id) ${sign} (${after![0]}::${type}, ${after![1]}::uuid)`),
    )
    .orderBy(key, order)
    .orderBy('id', order)
    .limit(limit)
    .execute();
}

/** How many members a list has, up to `most`. */
export async function countMembers(tx: Tx, wanted: MembersWanted, most: number): Promise<number> {
  const some = wantedMembers(tx, wanted).select('id').limit(most);
  const { count } = await tx
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The members whom a text names exactly: by address, number, id or code of theirs. */
export async function findNamed(
  tx: Tx,
  merchantCode: string,
  { text, uuid, phones }: { text: string; uuid: string | null; phones: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from members where merchant_code = ${merchantCode} and id = ${uuid}::uuid
    union select id from members where merchant_code = ${merchantCode} and lower(email) = lower(${text})
    union select id from members where merchant_code = ${merchantCode} and phone = any(${[...phones]}::text[])
    union select id from members where merchant_code = ${merchantCode} and referral_code = ${text}
    limit 20`.execute(tx);
  return rows.map(({ id }) => id);
}

export function findMember(
  tx: Tx,
  merchantCode: string,
  id: string,
): Promise<MemberRow | undefined> {
  return tx
    .selectFrom('members')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A member whom nobody else changes until the transaction ends. */
export function lockMember(
  tx: Tx,
  merchantCode: string,
  id: string,
): Promise<MemberRow | undefined> {
  return tx
    .selectFrom('members')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps what the staff says of a member. */
export async function changeMember(
  tx: Tx,
  id: string,
  changes: Partial<
    Pick<
      MemberRow,
      | 'tags'
      | 'password_must_change'
      | 'sign_in_frozen_until'
      | 'play_frozen_until'
      | 'withdrawal_frozen_until'
    >
  >,
): Promise<void> {
  await tx.updateTable('members').set(changes).where('id', '=', id).execute();
}

/** Agents above a member, the nearest first. */
export async function listUpline(
  tx: Tx,
  merchantCode: string,
  memberId: string,
): Promise<{ id: string; account: string }[]> {
  const { rows } = await sql<{ id: string; account: string }>`
    with recursive line (id, account, upline_id, depth) as (
      select above.id, above.account, above.upline_id, 1
        from members own join members above on above.id = own.upline_id
       where own.id = ${memberId}::uuid and own.merchant_code = ${merchantCode}
      union all
      select above.id, above.account, above.upline_id, line.depth + 1
        from line join members above on above.id = line.upline_id
       where line.depth < 20
    )
    select id, account from line order by depth`.execute(tx);
  return rows;
}

/** What is frozen of a member, by whom and why. */
export function listFreezes(tx: Tx, merchantCode: string, memberId: string, now: Date) {
  return tx
    .selectFrom('member_freezes')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .orderBy('at')
    .execute();
}

/** Keeps who froze what; a freeze of the same kind from before is replaced. */
export async function saveFreeze(
  tx: Tx,
  freeze: {
    merchant_code: string;
    member_id: string;
    what: FreezeKind;
    staff_id: string;
    staff_name: string;
    at: Date;
    until: Date | null;
    reason: string;
  },
): Promise<void> {
  await tx
    .insertInto('member_freezes')
    .values(freeze)
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'member_id', 'what']).doUpdateSet(freeze),
    )
    .execute();
}

export async function deleteFreeze(tx: Tx, memberId: string, what: FreezeKind): Promise<void> {
  await tx
    .deleteFrom('member_freezes')
    .where('member_id', '=', memberId)
    .where('what', '=', what)
    .execute();
}
