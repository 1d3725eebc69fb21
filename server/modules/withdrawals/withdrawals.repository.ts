import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import type { WithdrawalState } from '../../../schemas/api/withdrawals.ts';
import { notifyAfterCommit, type Tx } from '../../db/database.ts';
import type { PayoutRow, WithdrawalRow } from '../../db/paymentTables.ts';
import type { Tables } from '../../db/tables.ts';
import type { RiskCheck } from './riskChecks.ts';

/** States in which the house still has to do something. */
export const UNDER_WAY: readonly WithdrawalState[] = [
  'requested',
  'review',
  'approved',
  'paying',
  'failed',
  'awaitingReceipt',
  'partiallyReceived',
  'notReceived',
  'payingRemaining',
];

/** Keeps a new order. */
export async function insertWithdrawal(
  tx: Tx,
  row: Insertable<Tables['withdrawal_orders']>,
): Promise<WithdrawalRow> {
  const kept = await tx
    .insertInto('withdrawal_orders')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
  notifyAfterCommit(tx);
  return kept;
}

/** One order. */
export const findWithdrawal = (tx: Tx, merchantCode: string, id: string) =>
  tx
    .selectFrom('withdrawal_orders')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .executeTakeFirst();

/** One order, locked until the transaction ends. */
export const lockWithdrawal = (tx: Tx, merchantCode: string, id: string) =>
  tx
    .selectFrom('withdrawal_orders')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Changes an order; what may be done with it is the caller's to know. */
export async function updateWithdrawal(
  tx: Tx,
  { merchant_code, id }: Pick<WithdrawalRow, 'merchant_code' | 'id'>,
  changes: Updateable<Tables['withdrawal_orders']>,
): Promise<WithdrawalRow> {
  const row = await tx
    .updateTable('withdrawal_orders')
    .set(changes)
    .where('merchant_code', '=', merchant_code)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  notifyAfterCommit(tx);
  return row;
}

/** Which orders are wanted. */
export interface WithdrawalsWanted {
  readonly memberId?: string;
  readonly states?: readonly WithdrawalState[];
  readonly text?: string;
  readonly from?: Date;
  readonly until?: Date;
  readonly before: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

/** Orders of the merchant, the newest first. */
export const listWithdrawals = (tx: Tx, merchantCode: string, wanted: WithdrawalsWanted) =>
  tx
    .selectFrom('withdrawal_orders')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .$if(wanted.memberId !== undefined, (query) => query.where('member_id', '=', wanted.memberId!))
    .$if(wanted.states !== undefined, (query) => query.where('state', 'in', [...wanted.states!]))
    .$if(wanted.text !== undefined, (query) => query.where('id', '=', wanted.text!))
    .$if(wanted.from !== undefined, (query) => query.where('created_at', '>=', wanted.from!))
    .$if(wanted.until !== undefined, (query) => query.where('created_at', '<', wanted.until!))
    .$if(wanted.before !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (${wanted.before!.at}::timestamptz, ${wanted.before!.id})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(wanted.limit)
    .execute();

/** How often and how much a member asked to be paid out on the merchant's day, and when the next one begins. */
export async function readDay(
  tx: Tx,
  { memberId, timeZone, now }: { memberId: string; timeZone: string; now: Date },
): Promise<{ readonly count: number; readonly sumMinor: bigint; readonly endsAt: Date }> {
  const { rows } = await sql<{ count: string; sum: string; ends_at: Date }>`
    select count(*)::text as count, coalesce(sum(amount_minor), 0)::text as sum,
           (date_trunc('day', ${now}::timestamptz at time zone ${timeZone}) + interval '1 day') at time zone ${timeZone} as ends_at
      from withdrawal_orders
     where member_id = ${memberId} and state not in ('rejected', 'cancelled')
       and created_at >= date_trunc('day', ${now}::timestamptz, ${timeZone})`.execute(tx);
  const { count, sum, ends_at: endsAt } = rows[0]!;
  return { count: Number(count), sumMinor: BigInt(sum), endsAt };
}

/** Keeps what was looked at. */
export async function insertChecks(
  tx: Tx,
  rows: readonly Insertable<Tables['withdrawal_checks']>[],
): Promise<void> {
  await tx
    .insertInto('withdrawal_checks')
    .values([...rows])
    .execute();
}

/** What was looked at when it was asked for. */
export const listChecks = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('withdrawal_checks')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('name')
    .execute();

/** From which amounts people have to approve; undefined where the merchant has not said so. */
export const findSettings = (tx: Tx, merchantCode: string) =>
  tx
    .selectFrom('withdrawal_settings')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst();

/** Sets that. */
export async function putSettings(
  tx: Tx,
  row: Insertable<Tables['withdrawal_settings']>,
): Promise<void> {
  const { merchant_code: _, ...changes } = row;
  await tx
    .insertInto('withdrawal_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('merchant_code').doUpdateSet(changes))
    .execute();
}

/** Keeps that money is sent. */
export const insertPayout = (
  tx: Tx,
  row: Insertable<Tables['withdrawal_payouts']>,
): Promise<PayoutRow> =>
  tx.insertInto('withdrawal_payouts').values(row).returningAll().executeTakeFirstOrThrow();

/** Every time that money was sent for an order. */
export const listPayouts = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('withdrawal_payouts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();

/** The payout of an order that is under way. */
export const findOpenPayout = (tx: Tx, orderId: string): Promise<PayoutRow | undefined> =>
  tx
    .selectFrom('withdrawal_payouts')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', ['created', 'sent'])
    .executeTakeFirst();

/** A payout by its id. */
export const findPayout = (tx: Tx, id: string): Promise<PayoutRow | undefined> =>
  tx.selectFrom('withdrawal_payouts').selectAll().where('id', '=', id).executeTakeFirst();

/** Changes a payout. */
export async function updatePayout(
  tx: Tx,
  id: string,
  changes: Updateable<Tables['withdrawal_payouts']>,
): Promise<void> {
  await tx.updateTable('withdrawal_payouts').set(changes).where('id', '=', id).execute();
}

/** Orders that something may be due of, whoever's they are. */
export const listWaiting = (owner: Kysely<Tables>, now: Date, limit: number) =>
  owner
    .selectFrom('withdrawal_orders')
    .select(['merchant_code', 'id'])
    .where('state', 'in', ['approved', 'paying', 'payingRemaining'])
    .where(({ eb, or }) => or([eb('work_at', 'is', null), eb('work_at', '<=', now)]))
    .orderBy('work_at', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute();

/** Orders that nobody said a word about in time, whoever's they are. */
export const listUnanswered = (owner: Kysely<Tables>, now: Date, limit: number) =>
  owner
    .selectFrom('withdrawal_orders')
    .select(['merchant_code', 'id'])
    .where('state', '=', 'awaitingReceipt')
    .where('receipt_due_at', '<=', now)
    .orderBy('receipt_due_at')
    .limit(limit)
    .execute();

/** What is known of a member when they ask to be paid out. */
export interface MemberFacts {
  readonly registeredAt: Date;
  /** Others who registered or signed in from the same networks. */
  readonly neighbours: number;
  /** When the last withdrawal was asked for; null before the first. */
  readonly lastWithdrawalAt: Date | null;
  readonly paidOutMinor: bigint;
}

/** Reads that. */
export async function readFacts(
  tx: Tx,
  { merchantCode, memberId }: { merchantCode: string; memberId: string },
): Promise<MemberFacts> {
  const { rows } = await sql<{
    created_at: Date;
    neighbours: string;
    last_at: Date | null;
    paid: string;
  }>`
    select member.created_at,
           (select count(distinct other.member_id) from member_addresses own
              join member_addresses other on other.merchant_code = own.merchant_code and other.ip = own.ip
                and other.member_id <> own.member_id
             where own.member_id = member.id)::text as neighbours,
           (select max(created_at) from withdrawal_orders done
             where done.member_id = member.id and done.state not in ('rejected', 'cancelled')) as last_at,
           (select coalesce(sum(payout_minor), 0) from withdrawal_orders done
             where done.member_id = member.id and done.paid_at is not null)::text as paid
      from members member where member.merchant_code = ${merchantCode} and member.id = ${memberId}`.execute(
    tx,
  );
  const { created_at: registeredAt, neighbours, last_at: lastWithdrawalAt, paid } = rows[0]!;
  return {
    registeredAt,
    neighbours: Number(neighbours),
    lastWithdrawalAt,
    paidOutMinor: BigInt(paid),
  };
}

/** What a member was paid out, and has asked for, in all. */
export async function sumWithdrawn(tx: Tx, memberId: string): Promise<bigint> {
  const { sum } = await tx
    .selectFrom('withdrawal_orders')
    .select(({ fn }) => fn.sum<string | null>('amount_minor').as('sum'))
    .where('member_id', '=', memberId)
    .where('state', 'not in', ['rejected', 'cancelled'])
    .executeTakeFirstOrThrow();
  return BigInt(sum ?? '0');
}

/** Orders of a member that nobody has decided about, locked until the transaction ends, the oldest first. */
export const lockUndecided = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('withdrawal_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', ['requested', 'review'])
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Writes down what was found at another look. */
export async function updateLook(
  tx: Tx,
  { orderId, name, ...found }: Pick<RiskCheck, 'result' | 'detail' | 'name'> & { orderId: string },
): Promise<void> {
  await tx
    .updateTable('withdrawal_checks')
    .set(found)
    .where('order_id', '=', orderId)
    .where('name', '=', name)
    .execute();
}
