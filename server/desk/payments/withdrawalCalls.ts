import { nextWithdrawalDecisions } from '../../../engine/payments/withdrawalStates.ts';
import type { WithdrawalState } from '../../../schemas/api/withdrawals.ts';
import {
  approveDeskWithdrawal,
  getDeskWithdrawal,
  listDeskWithdrawals,
  payDeskWithdrawal,
  rejectDeskWithdrawal,
  settleDeskReceipt,
} from '../../../schemas/desk/payments.ts';
import type { Tx } from '../../db/database.ts';
import type { WithdrawalRow } from '../../db/paymentTables.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { WithdrawalDesk } from '../../modules/withdrawals/withdrawalDesk.ts';
import type { ActionContext, DeskAction } from '../actions.ts';
import { listBound } from '../audit/audit.service.ts';
import type { Desk } from '../area.ts';
import { COUNTED, isUuid, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { deedOf } from './depositCalls.ts';
import { readOrderCursor, showStory, showWithdrawals } from './views.ts';

const FILTERS: Readonly<Record<string, readonly WithdrawalState[]>> = {
  toDecide: ['requested', 'review'],
  toPay: ['approved', 'paying', 'failed', 'payingRemaining'],
  disputed: ['partiallyReceived', 'notReceived'],
};

const subjectOf = ({ id }: Pick<WithdrawalRow, 'id'>) => ({ kind: 'withdrawal', id, label: id });

const standingOf = (order: WithdrawalRow) => ({
  state: order.state,
  amount: toWireAmount(order.amount_minor, order.decimals),
});

async function findOrder(tx: Tx, desk: WithdrawalDesk, context: ActionContext, id: string) {
  const order = await desk.find(tx, context.live!.brand.merchantCode, id);
  if (!order) throw new Problem('notFound', 'There is no such order.');
  return order;
}

const done = (order: WithdrawalRow, before: WithdrawalRow) => ({
  value: { order: order.id, state: order.state },
  subject: subjectOf(order),
  before: standingOf(before),
  after: standingOf(order),
});

/** Whoever changed something of the member lately decides about no money of theirs. Throws Problem caseBound. */
async function requireUnbound(tx: Tx, order: WithdrawalRow, { staff, now }: ActionContext) {
  const bound = await listBound(tx, order.member_id, now);
  if (bound.includes(staff.id)) {
    throw new Problem(
      'caseBound',
      'Who changed the member lately decides about none of its money.',
    );
  }
  return bound;
}

const mayApprove = ({ state }: WithdrawalRow) => nextWithdrawalDecisions(state).includes('approve');

const defineApproval = (desk: WithdrawalDesk): DeskAction<typeof approveDeskWithdrawal> => ({
  endpoint: approveDeskWithdrawal,
  async fourEyes(tx, { order: id }, context) {
    const order = await findOrder(tx, desk, context, id);
    if (!mayApprove(order)) throw new Problem('orderClosed', 'It is not to be approved now.');
    const bound = await requireUnbound(tx, order, context);
    if (order.approvals_needed < 2) return undefined;
    return { subject: subjectOf(order), before: standingOf(order), bound };
  },
  async perform(tx, { order: id, reason }, context) {
    const before = await findOrder(tx, desk, context, id);
    const deed = deedOf(context, reason);
    return done(await desk.approve(tx, before.merchant_code, id, deed), before);
  },
});

const defineRefusal = (desk: WithdrawalDesk): DeskAction<typeof rejectDeskWithdrawal> => ({
  endpoint: rejectDeskWithdrawal,
  async perform(tx, { order: id, reason }, context) {
    const before = await findOrder(tx, desk, context, id);
    await requireUnbound(tx, before, context);
    const deed = deedOf(context, reason);
    return done(await desk.reject(tx, before.merchant_code, id, deed), before);
  },
});

const definePayment = (desk: WithdrawalDesk): DeskAction<typeof payDeskWithdrawal> => ({
  endpoint: payDeskWithdrawal,
  async perform(tx, { order: id, reference, reason }, context) {
    const before = await findOrder(tx, desk, context, id);
    const paid = { order: id, reference, ...deedOf(context, reason) };
    return done(await desk.payByHand(tx, before.merchant_code, paid), before);
  },
});

const defineSettlement = (desk: WithdrawalDesk): DeskAction<typeof settleDeskReceipt> => ({
  endpoint: settleDeskReceipt,
  async fourEyes(tx, { order: id }, context) {
    const order = await findOrder(tx, desk, context, id);
    if (!FILTERS['disputed']!.includes(order.state)) {
      throw new Problem('orderClosed', 'Nobody disputes what came.');
    }
    const bound = await requireUnbound(tx, order, context);
    return { subject: subjectOf(order), before: standingOf(order), bound };
  },
  async perform(tx, { order: id, decision, reason }, context) {
    const before = await findOrder(tx, desk, context, id);
    const settled = { order: id, decision, ...deedOf(context, reason) };
    return done(await desk.settleReceipt(tx, before.merchant_code, settled), before);
  },
});

/** What can be done about an order at the desk. */
function nextOf({ state }: WithdrawalRow): ('approve' | 'reject' | 'pay' | 'settle')[] {
  const decisions = nextWithdrawalDecisions(state);
  return [
    ...(decisions.includes('approve') ? (['approve'] as const) : []),
    ...(decisions.includes('reject') ? (['reject'] as const) : []),
    ...(FILTERS['toPay']!.includes(state) ? (['pay'] as const) : []),
    ...(decisions.includes('forceReceipt') ? (['settle'] as const) : []),
  ];
}

/** Mounts what the desk reads and does of money that goes out. */
export function mountWithdrawals({ parts: { db, site }, serve, serveAction }: Desk): void {
  const { desk } = site.withdrawals;
  const payments = site.payments.service;
  const accounts = site.payoutAccounts;
  const about = {
    findAccount: accounts.find,
    countRed: async (tx: Tx, order: string) =>
      (await desk.listChecks(tx, order)).filter(({ result }) => result === 'red').length,
  };

  serve(listDeskWithdrawals, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, state, memberId, search } = call.query;
      if (memberId !== undefined && !isUuid(memberId)) {
        throw new Problem('queryInvalid', 'Field "memberId" is of no member.');
      }
      const rows = await desk.list(tx, call.live.brand.merchantCode, {
        ...(state && { states: FILTERS[state] ?? [state as WithdrawalState] }),
        ...(memberId !== undefined && { memberId }),
        ...(search !== undefined && { text: search.trim().toUpperCase() }),
        before: readOrderCursor(after),
        limit: limit + 1,
      });
      const items = await showWithdrawals(tx, rows, about);
      return toPage(
        items.map((item, index) => ({ item, row: rows[index]! })),
        {
          limit,
          count: rows.length > limit ? COUNTED : rows.length,
          toItem: ({ item }) => item,
          cursorOf: ({ row }) => writeCursor(row.created_at.toISOString(), row.id),
        },
      );
    }),
  );
  serve(getDeskWithdrawal, (call) =>
    inCall(db, call, async (tx) => {
      const { merchantCode } = call.live.brand;
      const order = await desk.find(tx, merchantCode, call.query.order);
      if (!order) throw new Problem('notFound', 'There is no such order.');
      const [shown] = await showWithdrawals(tx, [order], about);
      const account = await accounts.find(tx, order.account_id);
      const paidIn = await site.deposits.desk.sumConfirmed(tx, order.member_id);
      const mayPay = call.staff.permissions.has('withdrawals.edit');
      const payouts = await desk.listPayouts(tx, order.id);
      return {
        ...shown!,
        ...(await showStory(tx, payments, order.id)),
        number: mayPay && account ? accounts.openNumber(account) : null,
        deposited: toWireAmount(paidIn.sumMinor, order.decimals),
        reason: order.reason,
        checks: (await desk.listChecks(tx, order.id)).map(({ name, result, detail }) => ({
          name,
          result,
          detail,
        })),
        payouts: payouts.map((payout) => ({
          id: payout.id,
          channel: payout.channel_id,
          amount: toWireAmount(payout.amount_minor, order.decimals),
          state: payout.state,
          reference: payout.reference,
          reason: payout.reason,
          at: payout.created_at.toISOString(),
        })),
        next: nextOf(order),
      };
    }),
  );
  serveAction(defineApproval(desk));
  serveAction(defineRefusal(desk));
  serveAction(definePayment(desk));
  serveAction(defineSettlement(desk));
}
