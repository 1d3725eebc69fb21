import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { PayoutAccountRow } from '../../db/paymentTables.ts';
import type { Tables } from '../../db/tables.ts';

/** States of withdrawals that money is under way in. */
const UNDER_WAY = [
  'requested',
  'review',
  'approved',
  'paying',
  'failed',
  'payingRemaining',
] as const;

/** An account, and whether money is on its way to it. */
export interface ListedAccount extends PayoutAccountRow {
  readonly isBusy: boolean;
}

/** Accounts of a member that are not removed, the oldest first. */
export async function listAccounts(tx: Tx, memberId: string): Promise<readonly ListedAccount[]> {
  const rows = await tx
    .selectFrom('payout_accounts')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('withdrawal_orders')
          .select('withdrawal_orders.id')
          .whereRef('withdrawal_orders.account_id', '=', 'payout_accounts.id')
          .where('withdrawal_orders.state', 'in', [...UNDER_WAY]),
      ).as('isBusy'),
    )
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, isBusy: Boolean(row.isBusy) }));
}

/** An account, also one that is removed. */
export const findAccount = (tx: Tx, id: string) =>
  tx.selectFrom('payout_accounts').selectAll().where('id', '=', id).executeTakeFirst();

/** Keeps an account. */
export async function insertAccount(
  tx: Tx,
  row: Insertable<Tables['payout_accounts']>,
): Promise<void> {
  await tx.insertInto('payout_accounts').values(row).execute();
}

/** Removes an account from the list; orders keep it. */
export async function setRemoved(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('payout_accounts').set({ removed_at: now }).where('id', '=', id).execute();
}

/** How many other members have the same number. */
export async function countOthers(
  tx: Tx,
  { digest, memberId }: { digest: Buffer; memberId: string },
): Promise<number> {
  const row = await tx
    .selectFrom('payout_accounts')
    .select(({ fn }) => fn.count<string>('member_id').distinct().as('count'))
    .where('number_digest', '=', digest)
    .where('removed_at', 'is', null)
    .where('member_id', '<>', memberId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Keeps others from changing what a member is paid out by meanwhile. */
export async function lockMemberPayouts(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payouts ${memberId}`}, 0))`.execute(
    tx,
  );
}

/** How the payment password of a member fares. */
export const findGuard = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('payment_password_guards')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();

/** Writes that down. */
export async function putGuard(
  tx: Tx,
  row: Insertable<Tables['payment_password_guards']>,
): Promise<void> {
  const { merchant_code: _, member_id: __, ...changes } = row;
  await tx
    .insertInto('payment_password_guards')
    .values(row)
    .onConflict((conflict) => conflict.columns(['merchant_code', 'member_id']).doUpdateSet(changes))
    .execute();
}

/** Counts a try before it is checked, so that many at once are not more than one after the other; tells how many it is by now. */
export async function countTry(
  tx: Tx,
  { merchantCode, memberId }: { merchantCode: string; memberId: string },
): Promise<number> {
  const row = await tx
    .insertInto('payment_password_guards')
    .values({
      merchant_code: merchantCode,
      member_id: memberId,
      failures: 1,
      locked_until: null,
      changed_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_code', 'member_id'])
        .doUpdateSet({ failures: sql`payment_password_guards.failures + 1` }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return row.failures;
}

/** Sets the payment password of a member, or takes it away. */
export async function setPasswordHash(
  tx: Tx,
  memberId: string,
  hash: string | null,
): Promise<void> {
  await tx
    .updateTable('members')
    .set({ payment_password_hash: hash })
    .where('id', '=', memberId)
    .execute();
}

/** Keeps what shows that the payment password was typed. */
export async function insertPass(tx: Tx, row: Insertable<Tables['payment_passes']>): Promise<void> {
  await tx.insertInto('payment_passes').values(row).execute();
}

/** Voids what was shown so far. */
export async function deletePasses(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('payment_passes').where('member_id', '=', memberId).execute();
}

/** Uses it; false where it is used, too old, or somebody else's. */
export async function usePass(
  tx: Tx,
  {
    digest,
    memberId,
    sessionId,
    now,
  }: { digest: Buffer; memberId: string; sessionId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_passes')
    .set({ used_at: now })
    .where('digest', '=', digest)
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The name that every account of a member has to have from now on. */
export async function setPayeeName(tx: Tx, memberId: string, name: string): Promise<void> {
  await tx.updateTable('members').set({ payee_name: name }).where('id', '=', memberId).execute();
}
