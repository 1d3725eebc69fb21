import { sql, type Kysely } from 'kysely';
import type { BillRow, DebtRow, RunRow } from '../../db/contractTables.ts';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

/** A bill to pay. */
export type PayableBill = BillRow & { readonly receiver: string; readonly payer: string | null };

/** Which bills are paid: those of a run, or all that were held in runs that are done. */
export type PayWhich = { readonly run: RunRow } | { readonly merchantCode: string };

/** The next bills to pay, all of one depth, in the order in which they are paid. */
export async function listPayable(
  tx: Tx,
  which: PayWhich,
  limit: number,
): Promise<readonly PayableBill[]> {
  const where =
    'run' in which
      ? sql`bill.merchant_code = ${which.run.merchant_code} and bill.kind = ${which.run.kind} and bill.period_key = ${which.run.period_key}`
      : sql`bill.merchant_code = ${which.merchantCode} and exists (select from contract_runs run
          where run.merchant_code = bill.merchant_code and run.kind = bill.kind and run.period_key = bill.period_key
            and run.state = 'done')`;
  const { rows } = await sql<PayableBill>`
    select bill.*, receiver.account as receiver, payer.account as payer from contract_bills bill
      join members receiver on receiver.id = bill.receiver_id
      left join members payer on payer.id = bill.payer_id
     where ${where} and bill.state = 'computed'
     order by bill.depth, bill.payer_id nulls first, bill.accepted_at, bill.contract_id
     limit ${limit} for update of bill`.execute(tx);
  return rows.filter(
    ({ depth, currency }) => depth === rows[0]!.depth && currency === rows[0]!.currency,
  );
}

/** Who of some members may not pay: an account that is frozen stays as it is. */
export async function listFrozen(
  tx: Tx,
  memberIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from members where id = any(${[...memberIds]}::uuid[])
       and (status <> 'active' or payout_locked_at is not null or sign_in_frozen_until > ${now}
         or withdrawal_frozen_until > ${now})`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** An open debt with how many payments its bill had, and of what kind and period that is. */
export type OpenDebt = DebtRow & {
  readonly payments: number;
  readonly kind: BillRow['kind'];
  readonly period_key: string;
};

/** What some members owe in a currency, each one's oldest first; nobody else pays it until the transaction ends. */
export async function lockDebts(
  tx: Tx,
  { memberIds, currency }: { memberIds: readonly string[]; currency: string },
): Promise<readonly OpenDebt[]> {
  const { rows } = await sql<OpenDebt>`
    select debt.*, bill.kind, bill.period_key,
      (select coalesce(max(number), 0) from bill_payments paid
        where paid.merchant_code = debt.merchant_code and paid.bill_id = debt.bill_id) as payments
      from contract_debts debt
      join contract_bills bill on bill.merchant_code = debt.merchant_code and bill.id = debt.bill_id
     where debt.debtor_id = any(${[...memberIds]}::uuid[]) and debt.left_minor > 0 and debt.currency = ${currency}
     order by debt.debtor_id, debt.id for update of debt`.execute(tx);
  return rows;
}

/** Merchants where somebody owes something. */
export async function listMerchantsWithDebts(owner: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await owner
    .selectFrom('contract_debts')
    .select('merchant_code')
    .distinct()
    .where('left_minor', '>', 0n)
    .execute();
  return rows.map(({ merchant_code: code }) => code);
}

/** Merchants with bills to pay. */
export async function listMerchantsToPay(owner: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await owner
    .selectFrom('contract_bills')
    .select('merchant_code')
    .distinct()
    .where('state', '=', 'computed')
    .execute();
  return rows.map(({ merchant_code: code }) => code);
}

/** Who owes and has something to pay with, after one of them. */
export async function listSolvent(
  tx: Tx,
  { merchantCode, after, limit }: { merchantCode: string; after: string; limit: number },
): Promise<readonly { readonly id: string; readonly currency: string }[]> {
  const { rows } = await sql<{ id: string; currency: string }>`
    select distinct debt.debtor_id as id, debt.currency
      from contract_debts debt
      join ledger_accounts wallet on wallet.merchant_code = debt.merchant_code and wallet.member_id = debt.debtor_id
       and wallet.vendor_code is null and wallet.purpose = 'wallet' and wallet.currency = debt.currency
     where debt.merchant_code = ${merchantCode} and debt.left_minor > 0 and debt.debtor_id > ${after}::uuid
       and wallet.balance_minor > wallet.held_minor
     order by 1 limit ${limit}`.execute(tx);
  return rows;
}

/** Something that was paid of a bill. */
export interface PaidPart {
  readonly billId: bigint;
  readonly number: number;
  readonly payerId: string | null;
  readonly receiverId: string | null;
  readonly amountMinor: bigint;
}

/** Writes payments down, with what they make of their bills. */
export async function insertPayments(
  tx: Tx,
  merchantCode: string,
  parts: readonly PaidPart[],
  at: Date,
): Promise<void> {
  if (parts.length === 0) return;
  const rows = JSON.stringify(
    parts.map(({ billId, amountMinor, ...part }) => ({
      ...part,
      bill: String(billId),
      amount: String(amountMinor),
    })),
  );
  await sql`
    with part as (select * from json_to_recordset(${rows}::json)
      as part (bill bigint, number int, "payerId" uuid, "receiverId" uuid, amount bigint)),
    written as (
      insert into bill_payments (merchant_code, bill_id, number, payer_id, receiver_id, amount_minor, paid_at)
      select ${merchantCode}, bill, number, "payerId", "receiverId", amount, ${at}::timestamptz from part)
    update contract_bills bill set paid_minor = least(bill.amount_minor, bill.paid_minor + part.amount),
        state = case when bill.paid_minor + part.amount >= bill.amount_minor then 'paid' else 'partPaid' end,
        paid_at = ${at}::timestamptz
      from part where bill.merchant_code = ${merchantCode} and bill.id = part.bill`.execute(tx);
}

/** A part of a bill that is owed. */
export interface NewDebt {
  readonly bill: PayableBill;
  readonly leftMinor: bigint;
}

/** Writes down what is owed; a bill of which nothing was paid is insufficient. */
export async function insertDebts(
  tx: Tx,
  merchantCode: string,
  debts: readonly NewDebt[],
  at: Date,
): Promise<void> {
  if (debts.length === 0) return;
  await tx
    .insertInto('contract_debts')
    .values(
      debts.map(({ bill, leftMinor }) => ({
        merchant_code: merchantCode,
        bill_id: bill.id,
        debtor_id: bill.payer_id!,
        creditor_id: bill.receiver_id,
        currency: bill.currency,
        decimals: bill.decimals,
        amount_minor: leftMinor,
        left_minor: leftMinor,
        created_at: at,
        cleared_at: null,
      })),
    )
    .execute();
  await setStates(
    tx,
    merchantCode,
    debts
      .filter(({ bill, leftMinor }) => leftMinor === bill.amount_minor)
      .map(({ bill }) => bill.id),
    'insufficient',
  );
}

/** Says how it stands with bills. */
export async function setStates(
  tx: Tx,
  merchantCode: string,
  ids: readonly bigint[],
  state: BillRow['state'],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('contract_bills')
    .set({ state })
    .where('merchant_code', '=', merchantCode)
    .where('id', 'in', ids)
    .execute();
}

/** Takes what was paid off a debt. */
export async function payOff(
  tx: Tx,
  { merchant_code, id }: Pick<DebtRow, 'merchant_code' | 'id'>,
  paidMinor: bigint,
  at: Date,
): Promise<void> {
  await sql`
    update contract_debts set left_minor = left_minor - ${paidMinor},
        cleared_at = case when left_minor = ${paidMinor} then ${at}::timestamptz end
     where merchant_code = ${merchant_code} and id = ${id}`.execute(tx);
}

/** Has the house be owed a debt that it paid. */
export async function giveToHouse(
  tx: Tx,
  { merchant_code, id }: Pick<DebtRow, 'merchant_code' | 'id'>,
): Promise<void> {
  await tx
    .updateTable('contract_debts')
    .set({ creditor_id: null })
    .where('merchant_code', '=', merchant_code)
    .where('id', '=', id)
    .execute();
}

/** What a member owes in all; zero for nothing. */
export async function sumOwes(tx: Tx, memberId: string): Promise<bigint> {
  const row = await tx
    .selectFrom('contract_debts')
    .select(sql<string>`coalesce(sum(left_minor), 0)`.as('sum'))
    .where('debtor_id', '=', memberId)
    .where('left_minor', '>', 0n)
    .executeTakeFirstOrThrow();
  return BigInt(row.sum);
}
