import {
  endDeskRefund,
  listDeskRefunds,
  listReceivables,
  refundDeskDeposit,
  settleDepositDispute,
  writeOffReceivable,
} from '../../../schemas/desk/refunds.ts';
import type { Tx } from '../../db/database.ts';
import { readAccounts } from '../../db/members.ts';
import type { ReceivableRow } from '../../db/refundTables.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { DepositDesk } from '../../modules/deposits/depositDesk.ts';
import type { RefundDesk } from '../../modules/deposits/refundDesk.ts';
import { readRefund } from '../../modules/deposits/refunds.ts';
import { openOf } from '../../modules/deposits/receivables.ts';
import type { DeskAction } from '../actions.ts';
import { listBound } from '../audit/audit.service.ts';
import type { Desk } from '../area.ts';
import { COUNTED, isUuid, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { deedOf, depositDone, findDeskDeposit, waitingDeposit } from './depositCalls.ts';
import { readRowCursor, showRefund } from './views.ts';

const defineRefund = (
  desk: DepositDesk,
  back: RefundDesk,
): DeskAction<typeof refundDeskDeposit> => ({
  endpoint: refundDeskDeposit,
  async fourEyes(tx, { order: id, amount }, context) {
    const order = await findDeskDeposit(tx, desk, context, id);
    readRefund(order, amount);
    return waitingDeposit(tx, order, context);
  },
  async perform(tx, { order: id, amount, reason }, context) {
    const before = await findDeskDeposit(tx, desk, context, id);
    const refund = { order: id, amount, ...deedOf(context, reason) };
    return depositDone(await back.refund(tx, before.merchant_code, refund), before);
  },
});

const defineEnd = (back: RefundDesk): DeskAction<typeof endDeskRefund> => ({
  endpoint: endDeskRefund,
  async perform(tx, { refund, outcome, reference, reason }, context) {
    const isDone = outcome === 'sent';
    if (isDone && reference === undefined) {
      throw new Problem('bodyInvalid', 'What was sent has a name at the bank.');
    }
    const ended = await back.endRefund(tx, context.live!.brand.merchantCode, {
      refund,
      isDone,
      reference: reference ?? null,
      ...deedOf(context, reason),
    });
    return {
      value: null,
      subject: { kind: 'deposit', id: ended.order_id, label: ended.order_id },
      before: { refund, state: 'created' },
      after: { refund, state: ended.state, reference: ended.reference },
    };
  },
});

const defineSettlement = (
  desk: DepositDesk,
  back: RefundDesk,
): DeskAction<typeof settleDepositDispute> => ({
  endpoint: settleDepositDispute,
  async fourEyes(tx, { order: id }, context) {
    const order = await findDeskDeposit(tx, desk, context, id);
    if (order.state !== 'disputed') {
      throw new Problem('orderClosed', 'Nobody disputes this deposit.');
    }
    return waitingDeposit(tx, order, context);
  },
  async perform(tx, { order: id, decision, reason }, context) {
    const before = await findDeskDeposit(tx, desk, context, id);
    const settled = { order: id, outcome: decision, ...deedOf(context, reason) };
    return depositDone(await back.settleDispute(tx, before.merchant_code, settled), before);
  },
});

async function requireOwed(tx: Tx, back: RefundDesk, id: string): Promise<ReceivableRow> {
  const row = isUuid(id) ? await back.findReceivable(tx, id) : undefined;
  if (!row) throw new Problem('notFound', 'There is no such receivable.');
  if (openOf(row) === 0n) throw new Problem('orderClosed', 'Nothing of it is owed any more.');
  return row;
}

const defineWriteOff = (back: RefundDesk): DeskAction<typeof writeOffReceivable> => ({
  endpoint: writeOffReceivable,
  async fourEyes(tx, { id }, { now }) {
    const row = await requireOwed(tx, back, id);
    return {
      subject: { kind: 'deposit', id: row.order_id, label: row.order_id },
      before: { receivable: id, openMinor: String(openOf(row)) },
      bound: await listBound(tx, row.member_id, now),
    };
  },
  async perform(tx, { id, reason }, context) {
    const before = await requireOwed(tx, back, id);
    const deed = { id, ...deedOf(context, reason) };
    const row = await back.writeOff(tx, context.live!.brand.merchantCode, deed);
    return {
      value: null,
      subject: { kind: 'deposit', id: row.order_id, label: row.order_id },
      before: { receivable: id, openMinor: String(openOf(before)) },
      after: { receivable: id, openMinor: '0', writtenOffMinor: String(row.written_off_minor) },
    };
  },
});

/** Mounts what the desk reads and does of money that goes back, and of what is owed for it. */
export function mountRefunds({ parts: { db, site }, serve, serveAction }: Desk): void {
  const { desk, refundDesk: back } = site.deposits;
  serve(listDeskRefunds, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, state } = call.query;
      const rows = await back.listRefunds(tx, {
        merchantCode: call.live.brand.merchantCode,
        isOpen: state === 'open',
        after: readRowCursor(after),
        limit: limit + 1,
      });
      const names = await readAccounts(
        tx,
        rows.map(({ member_id: id }) => id),
      );
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: ({ member_id: memberId, currency, ...row }) => ({
          ...showRefund(row, row.decimals),
          member: { id: memberId, account: names.get(memberId) ?? '' },
          currency,
        }),
        cursorOf: (row) => writeCursor(row.created_at.toISOString(), row.id),
      });
    }),
  );
  serve(listReceivables, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, state, memberId } = call.query;
      const { merchantCode, currency } = call.live.brand;
      if (memberId !== undefined && !isUuid(memberId)) {
        throw new Problem('queryInvalid', 'Field "memberId" is of no member.');
      }
      const rows = await back.listReceivables(tx, {
        merchantCode,
        isOpen: state === 'open',
        ...(memberId !== undefined && { memberId }),
        after: readRowCursor(after),
        limit: limit + 1,
      });
      const names = await readAccounts(
        tx,
        rows.map(({ member_id: id }) => id),
      );
      const write = (minor: bigint) => toWireAmount(minor, currency.decimals);
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: (row) => ({
          id: row.id,
          order: row.order_id,
          member: { id: row.member_id, account: names.get(row.member_id) ?? '' },
          reason: row.reason,
          currency: row.currency,
          amount: write(row.amount_minor),
          paid: write(row.cleared_minor),
          writtenOff: write(row.written_off_minor),
          open: write(openOf(row)),
          createdAt: row.created_at.toISOString(),
          closedBy: row.closed_by,
          closedAt: row.closed_at?.toISOString() ?? null,
        }),
        cursorOf: (row) => writeCursor(row.created_at.toISOString(), row.id),
      });
    }),
  );
  serveAction(defineRefund(desk, back));
  serveAction(defineEnd(back));
  serveAction(defineSettlement(desk, back));
  serveAction(defineWriteOff(back));
}
