import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import { notifyAfterCommit, type Tx } from '../../db/database.ts';
import type { DepositRow } from '../../db/paymentTables.ts';
import type { Tables } from '../../db/tables.ts';
import type { DepositState } from '../../../schemas/api/deposits.ts';

/** States that an order is open in. */
const OPEN: readonly DepositState[] = ['created', 'pending', 'paid', 'underReview'];

/** Keeps a new order. */
export async function insertDeposit(
  tx: Tx,
  row: Insertable<Tables['deposit_orders']>,
): Promise<DepositRow> {
  const kept = await tx
    .insertInto('deposit_orders')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
  notifyAfterCommit(tx);
  return kept;
}

/** One order. */
export const findDeposit = (tx: Tx, merchantCode: string, id: string) =>
  tx
    .selectFrom('deposit_orders')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .executeTakeFirst();

/** One order, locked until the transaction ends. */
export const lockDeposit = (tx: Tx, merchantCode: string, id: string) =>
  tx
    .selectFrom('deposit_orders')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The order of a reference. */
export const findByReference = (tx: Tx, merchantCode: string, reference: string) =>
  tx
    .selectFrom('deposit_orders')
    .select('id')
    .where('merchant_code', '=', merchantCode)
    .where('reference', '=', reference)
    .executeTakeFirst();

/** Orders that a text names by their references. */
export const listByReferences = async (
  tx: Tx,
  merchantCode: string,
  references: readonly string[],
): Promise<readonly DepositRow[]> =>
  references.length === 0
    ? []
    : tx
        .selectFrom('deposit_orders')
        .selectAll()
        .where('merchant_code', '=', merchantCode)
        .where('reference', 'in', [...references])
        .execute();

/** Orders that wait for exactly so much, or did until lately, with the names that their members are paid by. */
export async function listByAmount(
  tx: Tx,
  merchantCode: string,
  { currency, minor }: { readonly currency: string; readonly minor: bigint },
): Promise<readonly { readonly order: DepositRow; readonly payee: string | null }[]> {
  const rows = await tx
    .selectFrom('deposit_orders')
    .innerJoin('members', 'members.id', 'deposit_orders.member_id')
    .selectAll('deposit_orders')
    .select('members.payee_name')
    .where('deposit_orders.merchant_code', '=', merchantCode)
    .where('deposit_orders.state', 'in', ['pending', 'paid', 'expired'])
    .where('deposit_orders.method_type', '=', 'bank')
    .where('deposit_orders.currency', '=', currency)
    .where('deposit_orders.to_pay_minor', '=', minor)
    .orderBy('deposit_orders.created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ payee_name: payee, ...order }) => ({ order, payee }));
}

/** Whether a payment of an account has credited an order already, by its own name. */
export async function isCreditedBy(
  tx: Tx,
  merchantCode: string,
  { channelId, receipt }: { readonly channelId: string; readonly receipt: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('deposit_orders')
    .select('id')
    .where('merchant_code', '=', merchantCode)
    .where('channel_id', '=', channelId)
    .where('receipt_id', '=', receipt)
    .executeTakeFirst();
  return row !== undefined;
}

/** The order of a reference that was credited by exactly so much, and that no listed payment answers for yet. */
export async function findCreditedByHand(
  tx: Tx,
  merchantCode: string,
  { references, minor }: { readonly references: readonly string[]; readonly minor: bigint },
): Promise<string | undefined> {
  if (references.length === 0) return undefined;
  const row = await tx
    .selectFrom('deposit_orders as of')
    .select('of.id')
    .where('of.merchant_code', '=', merchantCode)
    .where('of.reference', 'in', [...references])
    .where('of.state', '=', 'confirmed')
    .where('of.method_type', '=', 'bank')
    .where('of.paid_minor', '=', minor)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('unmatched_payments as known')
            .select('known.id')
            .whereRef('known.merchant_code', '=', 'of.merchant_code')
            .whereRef('known.order_id', '=', 'of.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.id;
}

/** Changes an order; what may be done with it is the caller's to know. */
export async function updateDeposit(
  tx: Tx,
  { merchant_code, id }: Pick<DepositRow, 'merchant_code' | 'id'>,
  changes: Updateable<Tables['deposit_orders']>,
): Promise<DepositRow> {
  const row = await tx
    .updateTable('deposit_orders')
    .set(changes)
    .where('merchant_code', '=', merchant_code)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  notifyAfterCommit(tx);
  return row;
}

/** Keeps others of the member from asking for a deposit meanwhile. */
export async function lockMemberDeposits(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deposits ${memberId}`}, 0))`.execute(
    tx,
  );
}

/** The member's open orders, the newest first. */
export const listOpenDeposits = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('deposit_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', [...OPEN])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();

/** What the open orders of a member but one come to, in minor units. */
export async function sumOtherOpen(tx: Tx, { member_id, id }: DepositRow): Promise<bigint> {
  const row = await tx
    .selectFrom('deposit_orders')
    .select(({ fn }) => fn.sum<string | null>('amount_minor').as('sum'))
    .where('member_id', '=', member_id)
    .where('id', '<>', id)
    .where('state', 'in', [...OPEN])
    .executeTakeFirst();
  return BigInt(row?.sum ?? '0');
}

/** What a member asked for on the merchant's day, what came to nothing left out; in minor units. */
export async function sumDay(
  tx: Tx,
  { memberId, timeZone, now }: { memberId: string; timeZone: string; now: Date },
): Promise<bigint> {
  const row = await tx
    .selectFrom('deposit_orders')
    .select(({ fn }) => fn.sum<string | null>('amount_minor').as('sum'))
    .where('member_id', '=', memberId)
    .where('state', 'not in', ['expired', 'failed', 'refunded'])
    .where('created_at', '>=', sql<Date>`date_trunc('day', ${now}::timestamptz, ${timeZone})`)
    .executeTakeFirst();
  return BigInt(row?.sum ?? '0');
}

/** Which orders are wanted. */
export interface DepositsWanted {
  readonly memberId?: string;
  readonly states?: readonly DepositState[];
  readonly isClaimed?: boolean;
  readonly text?: string;
  readonly from?: Date;
  readonly until?: Date;
  readonly before: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

/** Orders of the merchant, the newest first. */
export const listDeposits = (tx: Tx, merchantCode: string, wanted: DepositsWanted) =>
  tx
    .selectFrom('deposit_orders')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .$if(wanted.memberId !== undefined, (query) => query.where('member_id', '=', wanted.memberId!))
    .$if(wanted.states !== undefined, (query) => query.where('state', 'in', [...wanted.states!]))
    .$if(wanted.isClaimed === true, (query) => query.where('claimed_at', 'is not', null))
    .$if(wanted.text !== undefined, (query) =>
      query.where((eb) => eb.or([eb('id', '=', wanted.text!), eb('reference', '=', wanted.text!)])),
    )
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

/** Orders that something is due of, whoever's they are: to be started or asked about. */
export const listDueDeposits = (owner: Kysely<Tables>, now: Date, limit: number) =>
  owner
    .selectFrom('deposit_orders')
    .select(['merchant_code', 'id', 'state'])
    .where('poll_at', '<=', now)
    .orderBy('poll_at')
    .limit(limit)
    .execute();

/** Orders whose time is over, whoever's they are; one that the member says is paid waits as long as it may be late. */
export const listOverdueDeposits = (owner: Kysely<Tables>, now: Date, limit: number) =>
  owner
    .selectFrom('deposit_orders')
    .select(['merchant_code', 'id'])
    .where('state', 'in', ['created', 'pending'])
    .where('expires_at', '<=', now)
    .where((eb) => eb.or([eb('claimed_at', 'is', null), eb('late_until', '<=', now)]))
    .orderBy('expires_at')
    .limit(limit)
    .execute();

/** Takes an order for a while; undefined where another gateway has it. */
export const takeDeposit = (
  tx: Tx,
  { merchantCode, id }: { merchantCode: string; id: string },
  { now, until }: { now: Date; until: Date | null },
) =>
  tx
    .updateTable('deposit_orders')
    .set(({ eb }) => ({ poll_at: until, polls: eb('polls', '+', 1) }))
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .where('poll_at', '<=', now)
    .returningAll()
    .executeTakeFirst();

/** Whether a deposit of the member is disputed, or money is owed. */
export async function hasDispute(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from deposit_orders where member_id = ${memberId} and state = 'disputed')
        or exists (select 1 from payment_receivables where member_id = ${memberId} and cleared_minor + written_off_minor < amount_minor) as has`.execute(
    tx,
  );
  return rows[0]!.has;
}

/** The member's confirmed deposits: their sum, and the last of them. */
export async function sumConfirmed(
  tx: Tx,
  memberId: string,
): Promise<{
  readonly sumMinor: bigint;
  readonly lastAt: Date | null;
  readonly lastMinor: bigint;
}> {
  const rows = await tx
    .selectFrom('deposit_orders')
    .select(({ fn }) => [
      'credited_minor',
      'confirmed_at',
      fn
        .sum<string>(sql<bigint>`credited_minor - least(credited_minor, refunded_minor)`)
        .over()
        .as('sum'),
    ])
    .where('member_id', '=', memberId)
    .where('state', '=', 'confirmed')
    .orderBy('confirmed_at', 'desc')
    .limit(1)
    .execute();
  const [last] = rows;
  return {
    sumMinor: BigInt(last?.sum ?? '0'),
    lastAt: last?.confirmed_at ?? null,
    lastMinor: last?.credited_minor ?? 0n,
  };
}

/** What an open hold of a name sets aside; nothing where there is none. */
export async function readHeld(tx: Tx, merchantCode: string, holdId: string): Promise<bigint> {
  const row = await tx
    .selectFrom('ledger_holds')
    .select('amount_minor')
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', holdId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return row?.amount_minor ?? 0n;
}

/** The merchant's currency. */
export async function readCurrency(
  tx: Tx,
  merchantCode: string,
): Promise<{ readonly code: string; readonly decimals: number }> {
  const row = await tx
    .selectFrom('merchant_currencies')
    .select(['code', 'decimals'])
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst();
  return { code: row?.code ?? '', decimals: row?.decimals ?? 2 };
}
