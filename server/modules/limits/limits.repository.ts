import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

/** Whose limits. */
export interface LimitOwner {
  readonly merchantCode: string;
  readonly memberId: string;
}

/** A limit as it is kept. */
export type LimitRow = Selectable<Tables['member_limits']>;

/** Breaks that go on until the member asks to come back. */
export const FOREVER = new Date('9999-12-31T00:00:00Z');

const limitsOf = (tx: Tx, { merchantCode, memberId }: LimitOwner) =>
  tx
    .selectFrom('member_limits')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId);

const memberOf = (tx: Tx, { merchantCode, memberId }: LimitOwner) =>
  tx.updateTable('members').where('merchant_code', '=', merchantCode).where('id', '=', memberId);

/** All limits of a member. */
export const listLimits = (tx: Tx, owner: LimitOwner): Promise<LimitRow[]> =>
  limitsOf(tx, owner).execute();

/** Limits of some kinds that hold, locked: who stakes or pays in at the same time waits. */
export const lockLimits = (
  tx: Tx,
  owner: LimitOwner,
  kinds: readonly LimitRow['kind'][],
): Promise<LimitRow[]> =>
  limitsOf(tx, owner)
    .where('kind', 'in', kinds)
    .where('amount_minor', 'is not', null)
    .orderBy('kind')
    .orderBy('span')
    .forUpdate()
    .execute();

/** What the member's row says of breaks and limits. */
export const readStanding = (tx: Tx, { merchantCode, memberId }: LimitOwner) =>
  tx
    .selectFrom('members')
    .leftJoin('merchant_currencies as merchant', 'merchant.merchant_code', 'members.merchant_code')
    .leftJoin('member_play as play', 'play.member_id', 'members.id')
    .select(['paused_until', 'bets_limited', 'limits_asked_at', 'play.clear_until'])
    .select(['limits_reviewed_at', 'members.created_at'])
    .select(['merchant.country', 'merchant.time_zone'])
    .where('members.merchant_code', '=', merchantCode)
    .where('members.id', '=', memberId)
    .executeTakeFirstOrThrow();

/** Locks the member's row, so that limits of one member are changed one after the other. */
export async function lockMember(tx: Tx, { merchantCode, memberId }: LimitOwner): Promise<void> {
  await tx
    .selectFrom('members')
    .select('id')
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', memberId)
    .forUpdate()
    .execute();
}

/** Keeps a limit, and whether any has to be looked at before each stake. */
export async function keepLimit(tx: Tx, row: Insertable<Tables['member_limits']>): Promise<void> {
  const { merchant_code, member_id, kind: _, span: __, ...values } = row;
  await tx
    .insertInto('member_limits')
    .values(row)
    .onConflict((met) =>
      met.columns(['merchant_code', 'member_id', 'kind', 'span']).doUpdateSet(values),
    )
    .execute();
  await memberOf(tx, { merchantCode: merchant_code, memberId: member_id })
    .set({
      bets_limited: sql<boolean>`exists (
        select 1 from member_limits
         where member_limits.merchant_code = members.merchant_code and member_limits.member_id = members.id
           and kind in ('loss', 'wager') and amount_minor is not null)`,
    })
    .execute();
}

/** Keeps that the member has said whether they want limits. */
export async function keepAsked(tx: Tx, owner: LimitOwner, now: Date): Promise<void> {
  await memberOf(tx, owner).set({ limits_asked_at: now }).execute();
}

/** The member has looked at what they set for themselves. */
export async function keepReviewed(tx: Tx, owner: LimitOwner, now: Date): Promise<void> {
  await memberOf(tx, owner).set({ limits_reviewed_at: now }).execute();
}

/** Keeps a break; a longer one that is under way stays as it is. */
export async function keepPause(
  tx: Tx,
  pause: Insertable<Tables['member_pauses']>,
  until: Date,
): Promise<void> {
  await tx.insertInto('member_pauses').values(pause).execute();
  await memberOf(tx, { merchantCode: pause.merchant_code, memberId: pause.member_id })
    .set({ paused_until: sql<Date>`greatest(paused_until, ${until}::timestamptz)` })
    .execute();
}

/** Whether somebody who is excluded has this name and birthday. */
export async function isExcluded(
  tx: Tx,
  {
    merchantCode,
    name,
    birthday,
  }: {
    readonly merchantCode: string;
    readonly name: string;
    readonly birthday: string;
  },
): Promise<boolean> {
  const row = await tx
    .selectFrom('members')
    .select('id')
    .where('merchant_code', '=', merchantCode)
    .where('birthday', '=', birthday)
    .where(sql<string>`lower(payee_name)`, '=', sql<string>`lower(${name})`)
    .where('paused_until', '>=', new Date('9999-01-01T00:00:00Z'))
    .executeTakeFirst();
  return row !== undefined;
}

/** Where a merchant's days begin and end, whose rules hold there, and the decimals of its money. */
export interface Market {
  readonly zone: string;
  /** By ISO 3166; none where the brand names none. */
  readonly country: string | null | undefined;
  readonly decimals: number;
}

/** The market of a merchant as its brand's file said it last. */
export async function readMarket(tx: Tx, merchantCode: string): Promise<Market> {
  const row = await tx
    .selectFrom('merchant_currencies')
    .select(['time_zone', 'country', 'decimals'])
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst();
  return {
    zone: row?.time_zone ?? 'UTC',
    country: row?.country ?? null,
    decimals: row?.decimals ?? 0,
  };
}
