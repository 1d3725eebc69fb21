import { parseMinor } from '../../../engine/minorUnits.ts';
import type { Tx } from '../../db/database.ts';
import type { DepositRow, UnmatchedRow } from '../../db/paymentTables.ts';
import { Problem } from '../../http/problem.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import type { DepositBook } from './depositBook.ts';
import type { DepositWork } from './depositWork.ts';
import {
  findCreditedByHand,
  findDeposit,
  hasDispute,
  isCreditedBy,
  listByAmount,
  listByReferences,
  listDeposits,
  lockDeposit,
  sumConfirmed,
} from './deposits.repository.ts';

/** Who of the staff does something, and when. */
export interface StaffDeed {
  readonly actor: string;
  readonly at: Date;
  readonly reason: string;
}

/** What the desk does with deposits, in its own transaction. */
export interface DepositDesk {
  readonly list: typeof listDeposits;
  readonly find: typeof findDeposit;
  readonly hasDispute: typeof hasDispute;
  readonly sumConfirmed: typeof sumConfirmed;
  readonly listByReferences: typeof listByReferences;
  readonly listByAmount: typeof listByAmount;
  readonly isCreditedBy: typeof isCreditedBy;
  readonly findCreditedByHand: typeof findCreditedByHand;
  /** Says that a payment came for an order. Throws Problem notFound, orderClosed, or amountInvalid. */
  match(
    tx: Tx,
    merchantCode: string,
    paid: { readonly order: string; readonly amount: string; readonly receipt: string } & StaffDeed,
  ): Promise<DepositRow>;
  /** Throws Problem orderClosed where nobody has to look at an order, or amountInvalid where more would be credited than was paid. */
  requireDecidable(order: DepositRow, amount: string | undefined): void;
  /** Decides about an order that somebody has to look at. */
  decide(
    tx: Tx,
    merchantCode: string,
    decision: {
      readonly order: string;
      readonly decision: 'confirm' | 'refund' | 'fail';
      /** Of "confirm": what is credited. */
      readonly amount?: string;
    } & StaffDeed,
  ): Promise<DepositRow>;
  /** Gives a payment that nobody knew to an order. */
  link(
    tx: Tx,
    merchantCode: string,
    link: { readonly id: string; readonly order: string } & StaffDeed,
  ): Promise<DepositRow>;
  /** Closes a payment that nobody knew: it was sent back. */
  giveBack(tx: Tx, given: { readonly id: string } & StaffDeed): Promise<UnmatchedRow>;
}

const EVENTS = {
  confirm: 'operatorConfirmed',
  refund: 'operatorRefunded',
  fail: 'operatorFailed',
} as const;

function readAmount(amount: string | undefined, decimals: number): bigint {
  const minor = parseMinor(amount, decimals);
  if (minor === null || minor <= 0n) {
    throw new Problem('amountInvalid', 'An amount is above zero, in the decimals of its currency.');
  }
  return minor;
}

/** What was paid, where that is counted in the order's own currency. */
const readPaid = ({ currency, paid_currency, paid_minor }: DepositRow): bigint | null =>
  paid_currency === currency ? paid_minor : null;

function requireDecidable(order: DepositRow, amount: string | undefined): void {
  if (order.state !== 'underReview') {
    throw new Problem('orderClosed', 'Nobody has to look at this order.');
  }
  const paidMinor = readPaid(order);
  if (amount === undefined || paidMinor === null) return;
  if (readAmount(amount, order.decimals) > paidMinor) {
    throw new Problem('amountInvalid', 'That is more than was paid.');
  }
}

/** An order, locked. Throws Problem notFound. */
export async function lockKnown(tx: Tx, merchantCode: string, id: string): Promise<DepositRow> {
  const order = await lockDeposit(tx, merchantCode, id);
  if (!order) throw new Problem('notFound', 'There is no such order.');
  return order;
}

async function settle(
  work: DepositWork,
  tx: Tx,
  order: DepositRow,
  {
    amountMinor,
    currency,
    receipt,
    payer,
    actor,
    at,
    reason,
  }: {
    amountMinor: bigint;
    currency: string;
    receipt: string;
    payer: string | null;
  } & StaffDeed,
): Promise<DepositRow> {
  const payment = { amountMinor, currency, receipt, payer, reference: order.reference };
  const outcome = await work.settle(tx, order, payment, { actor, at, detail: reason });
  if (outcome === 'unmatched') {
    throw new Problem('orderClosed', 'This order takes no payment any more.');
  }
  return lockKnown(tx, order.merchant_code, order.id);
}

async function lockOpen(payments: PaymentsService, tx: Tx, id: string): Promise<UnmatchedRow> {
  const row = await payments.lockUnmatched(tx, id);
  if (!row) throw new Problem('notFound', 'There is no such payment.');
  if (row.state !== 'open') throw new Problem('orderClosed', 'Somebody has closed this already.');
  return row;
}

/** Makes it. */
export function createDepositDesk({
  book,
  work,
  payments,
}: {
  readonly book: DepositBook;
  readonly work: DepositWork;
  readonly payments: PaymentsService;
}): DepositDesk {
  return {
    list: listDeposits,
    find: findDeposit,
    hasDispute,
    sumConfirmed,
    listByReferences,
    listByAmount,
    isCreditedBy,
    findCreditedByHand,
    requireDecidable,
    async match(tx, merchantCode, { order: id, amount, receipt, ...deed }) {
      const order = await lockKnown(tx, merchantCode, id);
      if (order.state === 'confirmed' && order.receipt_id === receipt) return order;
      const amountMinor = readAmount(amount, order.decimals);
      const payment = { amountMinor, currency: order.currency, receipt, payer: null };
      return settle(work, tx, order, { ...payment, ...deed });
    },
    async decide(tx, merchantCode, { order: id, decision, amount, actor, at, reason }) {
      const order = await lockKnown(tx, merchantCode, id);
      requireDecidable(order, amount);
      const by = { actor, at, detail: reason };
      const event = EVENTS[decision];
      if (decision !== 'confirm') return (await book.apply(tx, order, { ...by, event })) ?? order;
      const creditedMinor = readAmount(amount, order.decimals);
      const paidMinor = readPaid(order) ?? creditedMinor;
      return (await book.apply(tx, order, { ...by, event, paidMinor, creditedMinor })) ?? order;
    },
    async link(tx, merchantCode, { id, order: orderId, ...deed }) {
      const payment = await lockOpen(payments, tx, id);
      const order = await lockKnown(tx, merchantCode, orderId);
      const linked = await settle(work, tx, order, {
        amountMinor: payment.amount_minor,
        currency: payment.currency,
        receipt: payment.receipt_id,
        payer: payment.payer,
        ...deed,
      });
      await payments.closeUnmatched(tx, id, {
        state: 'linked',
        order_id: orderId,
        closed_by: deed.actor,
        closed_at: deed.at,
      });
      return linked;
    },
    async giveBack(tx, { id, actor, at }) {
      const payment = await lockOpen(payments, tx, id);
      const changes = {
        state: 'returned',
        order_id: null,
        closed_by: actor,
        closed_at: at,
      } as const;
      await payments.closeUnmatched(tx, id, changes);
      return { ...payment, ...changes };
    },
  };
}
