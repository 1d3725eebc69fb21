import type { Tx } from '../../db/database.ts';
import type { DepositRow } from '../../db/paymentTables.ts';
import type { ReceivableRow, RefundRow } from '../../db/refundTables.ts';
import { Problem } from '../../http/problem.ts';
import type { DepositBook } from './depositBook.ts';
import { lockKnown, type StaffDeed } from './depositDesk.ts';
import { writeOff } from './receivables.ts';
import { findReceivable, listReceivables } from './receivables.repository.ts';
import { listRefunds, listRefundsOf } from './refunds.repository.ts';
import type { Refunds } from './refunds.ts';

/** What the desk does with money of deposits that goes back, in its own transaction. */
export interface RefundDesk {
  readonly listRefunds: typeof listRefunds;
  readonly listRefundsOf: typeof listRefundsOf;
  readonly listReceivables: typeof listReceivables;
  readonly findReceivable: typeof findReceivable;
  /** Begins to send a part of a deposit back. Throws Problem orderClosed or amountInvalid. */
  refund(
    tx: Tx,
    merchantCode: string,
    refund: { readonly order: string; readonly amount: string } & StaffDeed,
  ): Promise<DepositRow>;
  /** Says how a refund ended that is paid by hand. */
  endRefund(
    tx: Tx,
    merchantCode: string,
    ended: {
      readonly refund: string;
      readonly isDone: boolean;
      readonly reference: string | null;
    } & StaffDeed,
  ): Promise<RefundRow>;
  /** Ends the dispute of a deposit. Throws Problem orderClosed where nobody disputes it. */
  settleDispute(
    tx: Tx,
    merchantCode: string,
    settled: { readonly order: string; readonly outcome: 'won' | 'lost' } & StaffDeed,
  ): Promise<DepositRow>;
  writeOff(
    tx: Tx,
    merchantCode: string,
    given: { readonly id: string } & StaffDeed,
  ): Promise<ReceivableRow>;
}

/** Makes it. */
export function createRefundDesk(book: DepositBook, refunds: Refunds): RefundDesk {
  return {
    listRefunds,
    listRefundsOf,
    listReceivables,
    findReceivable,
    async refund(tx, merchantCode, { order: id, ...wanted }) {
      return refunds.start(tx, await lockKnown(tx, merchantCode, id), wanted);
    },
    endRefund: (tx, merchantCode, ended) => refunds.endByHand(tx, merchantCode, ended),
    async settleDispute(tx, merchantCode, { order: id, outcome, actor, at, reason }) {
      const order = await lockKnown(tx, merchantCode, id);
      const event = outcome === 'won' ? 'chargebackWon' : 'chargebackLost';
      const row = await book.apply(tx, order, { event, at, actor, detail: reason });
      if (!row) throw new Problem('orderClosed', 'Nobody disputes this deposit.');
      return row;
    },
    writeOff,
  };
}
