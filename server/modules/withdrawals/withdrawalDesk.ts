import type { Tx } from '../../db/database.ts';
import type { WithdrawalRow } from '../../db/paymentTables.ts';
import { Problem } from '../../http/problem.ts';
import type { StaffDeed } from '../deposits/depositDesk.ts';
import { KYC_LEVEL } from './riskChecks.ts';
import type { WithdrawalBook } from './withdrawalBook.ts';
import type { WithdrawalWork } from './withdrawalWork.ts';
import {
  findOpenPayout,
  findSettings,
  findWithdrawal,
  insertPayout,
  listChecks,
  listPayouts,
  listWithdrawals,
  lockWithdrawal,
  putSettings,
} from './withdrawals.repository.ts';

/** What the desk does with withdrawals, in its own transaction. */
export interface WithdrawalDesk {
  readonly list: typeof listWithdrawals;
  readonly find: typeof findWithdrawal;
  readonly listChecks: typeof listChecks;
  readonly listPayouts: typeof listPayouts;
  readonly findSettings: typeof findSettings;
  readonly putSettings: typeof putSettings;
  /** Throws Problem identityNeeded where the member has to show first who they are. */
  approve(tx: Tx, merchantCode: string, order: string, deed: StaffDeed): Promise<WithdrawalRow>;
  reject(tx: Tx, merchantCode: string, order: string, deed: StaffDeed): Promise<WithdrawalRow>;
  /** Says that an approved order, or what remains of one, was paid by hand. */
  payByHand(
    tx: Tx,
    merchantCode: string,
    paid: { readonly order: string; readonly reference: string } & StaffDeed,
  ): Promise<WithdrawalRow>;
  /** Ends a dispute about what came. */
  settleReceipt(
    tx: Tx,
    merchantCode: string,
    settled: {
      readonly order: string;
      readonly decision: 'payRemaining' | 'refundRemaining' | 'forceReceipt';
    } & StaffDeed,
  ): Promise<WithdrawalRow>;
}

async function lock(tx: Tx, merchantCode: string, id: string): Promise<WithdrawalRow> {
  const order = await lockWithdrawal(tx, merchantCode, id);
  if (!order) throw new Problem('notFound', 'There is no such order.');
  return order;
}

/** Throws Problem identityNeeded where the member has not shown who they are. */
async function requireKnown(tx: Tx, order: WithdrawalRow): Promise<void> {
  const checks = await listChecks(tx, order.id);
  if (!checks.some(({ name, result }) => name === KYC_LEVEL && result === 'red')) return;
  throw new Problem('identityNeeded', 'The member has to show first who they are.');
}

/** Makes it. */
export function createWithdrawalDesk({
  ids,
  book,
  work,
}: {
  readonly ids: () => string;
  readonly book: WithdrawalBook;
  readonly work: WithdrawalWork;
}): WithdrawalDesk {
  async function openPayout(tx: Tx, order: WithdrawalRow, at: Date) {
    return insertPayout(tx, {
      merchant_code: order.merchant_code,
      id: ids(),
      order_id: order.id,
      channel_id: null,
      amount_minor: order.remaining_minor ?? order.payout_minor,
      state: 'created',
      reference: null,
      reason: null,
      created_at: at,
      ended_at: null,
      paid_minor: null,
      paid_currency: null,
      returned_at: null,
    });
  }

  return {
    list: listWithdrawals,
    find: findWithdrawal,
    listChecks,
    listPayouts,
    findSettings,
    putSettings,
    async approve(tx, merchantCode, id, { actor, at, reason }) {
      const order = await lock(tx, merchantCode, id);
      await requireKnown(tx, order);
      return book.apply(tx, order, { event: 'approve', at, actor, detail: reason });
    },
    async reject(tx, merchantCode, id, { actor, at, reason }) {
      const order = await lock(tx, merchantCode, id);
      const changes = { reason };
      return book.apply(tx, order, { event: 'reject', at, actor, detail: reason, changes });
    },
    async payByHand(tx, merchantCode, { order: id, reference, actor, at, reason }) {
      let order = await lock(tx, merchantCode, id);
      let payout = await findOpenPayout(tx, id);
      if (payout?.channel_id) {
        throw new Problem('orderClosed', 'A provider is paying it; nobody knows that it did not.');
      }
      if (order.state === 'approved' || order.state === 'failed') {
        order = await book.apply(tx, order, { event: 'startPayout', at, actor });
      }
      if (order.state !== 'paying' && order.state !== 'payingRemaining') {
        throw new Problem('orderClosed', 'This order is not to be paid now.');
      }
      payout ??= await openPayout(tx, order, at);
      return work.payByHand(tx, order, payout, { reference, reason, at, actor });
    },
    async settleReceipt(tx, merchantCode, { order: id, decision, actor, at, reason }) {
      const order = await lock(tx, merchantCode, id);
      const changes = {
        reason,
        ...(decision === 'forceReceipt' && { received_by: 'forced' as const }),
      };
      const row = await book.apply(tx, order, {
        event: decision,
        at,
        actor,
        detail: reason,
        changes,
      });
      if (decision === 'payRemaining') {
        await openPayout(tx, row, at);
      }
      return row;
    },
  };
}
