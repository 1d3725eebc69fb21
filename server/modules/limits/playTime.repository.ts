import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { LimitOwner } from './limits.repository.ts';

/** Play without a rest, and what the member chose of its time. */
export async function readPlay(tx: Tx, { merchantCode, memberId }: LimitOwner) {
  const span = await tx
    .selectFrom('member_play')
    .select(['started_at', 'seen_at', 'answered_at'])
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const times = await tx
    .selectFrom('member_play_times')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .execute();
  return { span, times };
}

/** What is kept of a member's play. */
export type KeptPlay = Awaited<ReturnType<typeof readPlay>>;

/** Keeps that a stake was taken: the first of a play where that says so. */
export async function keepStake(
  tx: Tx,
  { merchantCode, memberId }: LimitOwner,
  { now, isFirst, clearUntil }: { now: Date; isFirst: boolean; clearUntil: Date },
): Promise<void> {
  await tx
    .insertInto('member_play')
    .values({
      merchant_code: merchantCode,
      member_id: memberId,
      started_at: now,
      seen_at: now,
      answered_at: null,
      clear_until: clearUntil,
    })
    .onConflict((met) =>
      met
        .column('member_id')
        .doUpdateSet(
          isFirst
            ? { started_at: now, seen_at: now, answered_at: null, clear_until: clearUntil }
            : { seen_at: now, clear_until: clearUntil },
        ),
    )
    .execute();
}

/** Makes the next stake of a play look at the time. */
export async function forgetClear(
  tx: Tx,
  { merchantCode, memberId }: LimitOwner,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('member_play')
    .set({ clear_until: now })
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .execute();
}

/** Keeps an answer to a reminder. */
export async function keepAnswer(tx: Tx, row: Insertable<Tables['play_checks']>): Promise<void> {
  await tx.insertInto('play_checks').values(row).execute();
  await tx
    .updateTable('member_play')
    .set({ answered_at: row.answered_at })
    .where('merchant_code', '=', row.merchant_code)
    .where('member_id', '=', row.member_id)
    .execute();
}

/** Keeps how often a member is reminded, or how long they play. */
export async function keepTime(
  tx: Tx,
  row: Insertable<Tables['member_play_times']>,
): Promise<void> {
  const { merchant_code: _, member_id: __, kind: ___, ...values } = row;
  await tx
    .insertInto('member_play_times')
    .values(row)
    .onConflict((met) => met.columns(['merchant_code', 'member_id', 'kind']).doUpdateSet(values))
    .execute();
}

/** Reminders that a member answered, newest first. */
export const listChecks = (tx: Tx, { merchantCode, memberId }: LimitOwner, most: number) =>
  tx
    .selectFrom('play_checks')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .orderBy('answered_at', 'desc')
    .orderBy(sql`id`)
    .limit(most)
    .execute();
