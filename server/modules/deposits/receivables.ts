import type { Tx } from '../../db/database.ts';
import type { DepositRow } from '../../db/paymentTables.ts';
import type { ReceivableRow } from '../../db/refundTables.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { readBalances } from '../../ledger/balances.ts';
import { post } from '../../ledger/post.ts';
import { moveLegs } from '../../ledger/transfer.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import {
  insertReceivable,
  lockOpenReceivables,
  lockReceivable,
  lockReceivableOf,
  updateReceivable,
} from './receivables.repository.ts';

/** What is still owed of a receivable. */
export const openOf = (row: ReceivableRow): bigint =>
  row.amount_minor - row.cleared_minor - row.written_off_minor;

/** What the member of an order can spend. */
export async function readAvailable(tx: Tx, order: DepositRow): Promise<bigint> {
  const { merchant_code: merchantCode, member_id: memberId, currency } = order;
  const [main] = await readBalances(tx, { merchantCode, memberId, currency });
  return main!.availableMinor;
}

/** The member owes what could not be taken back of an order. */
export async function owe(
  tx: Tx,
  order: DepositRow,
  {
    reason,
    source,
    minor,
    at,
  }: {
    readonly reason: ReceivableRow['reason'];
    readonly source: string;
    readonly minor: bigint;
    readonly at: Date;
  },
): Promise<void> {
  if (minor <= 0n) return;
  await insertReceivable(tx, {
    merchant_code: order.merchant_code,
    order_id: order.id,
    reason,
    source,
    member_id: order.member_id,
    currency: order.currency,
    amount_minor: minor,
    created_at: at,
    closed_by: null,
    closed_at: null,
  });
}

/** Nothing is owed for a refund that failed; gives what was paid of it. */
export async function undoDebt(
  tx: Tx,
  order: DepositRow,
  { source, at }: { readonly source: string; readonly at: Date },
): Promise<bigint> {
  const row = await lockReceivableOf(tx, order.id, source);
  if (!row) return 0n;
  await updateReceivable(tx, row.id, {
    written_off_minor: row.written_off_minor + openOf(row),
    closed_by: 'system',
    closed_at: at,
  });
  return row.cleared_minor;
}

/** A credit pays what its member owes, the oldest first; gives how much that was. */
export async function workOffDebts(
  tx: Tx,
  payments: Pick<PaymentsService, 'writeStep'>,
  order: DepositRow,
  { at, creditedMinor }: { readonly at: Date; readonly creditedMinor: bigint },
): Promise<bigint> {
  const debts = await lockOpenReceivables(tx, order.member_id);
  let leftMinor = creditedMinor;
  for (const debt of debts) {
    const minor = openOf(debt) < leftMinor ? openOf(debt) : leftMinor;
    if (minor === 0n || debt.currency !== order.currency) continue;
    await post(tx, {
      merchantCode: order.merchant_code,
      id: `receivable:${debt.id}:${order.id}`,
      kind: 'deposit',
      reference: debt.order_id,
      currency: order.currency,
      legs: moveLegs({ member: order.member_id }, { house: 'deposits' }, minor),
      at,
    });
    const isPaid = minor === openOf(debt);
    await updateReceivable(tx, debt.id, {
      cleared_minor: debt.cleared_minor + minor,
      ...(isPaid && { closed_by: order.id, closed_at: at }),
    });
    await payments.writeStep(tx, {
      merchant_code: order.merchant_code,
      order_id: debt.order_id,
      at,
      event: 'debtPaid',
      state: 'refunded',
      actor: 'system',
      detail: `${toWireAmount(minor, order.decimals)} · ${order.id}`,
    });
    leftMinor -= minor;
  }
  return creditedMinor - leftMinor;
}

/** Gives up what is still owed: from now on it is a loss of the house. Throws Problem notFound or orderClosed. */
export async function writeOff(
  tx: Tx,
  merchantCode: string,
  { id, actor, at }: { readonly id: string; readonly actor: string; readonly at: Date },
): Promise<ReceivableRow> {
  const row = await lockReceivable(tx, id);
  if (row?.merchant_code !== merchantCode) {
    throw new Problem('notFound', 'There is no such receivable.');
  }
  const minor = openOf(row);
  if (minor === 0n) throw new Problem('orderClosed', 'Nothing of it is owed any more.');
  await post(tx, {
    merchantCode,
    id: `receivable:${id}:written off`,
    kind: 'adjustment',
    reference: row.order_id,
    currency: row.currency,
    legs: moveLegs({ house: 'adjustments' }, { house: 'deposits' }, minor),
    at,
  });
  return updateReceivable(tx, id, {
    written_off_minor: row.written_off_minor + minor,
    closed_by: actor,
    closed_at: at,
  });
}
