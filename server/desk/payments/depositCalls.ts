import type { DepositState } from '../../../schemas/api/deposits.ts';
import { parseMinor } from '../../../engine/minorUnits.ts';
import {
  decideDeskDeposit,
  getDeskDeposit,
  linkUnmatchedPayment,
  listDeskDeposits,
  listUnmatchedPayments,
  matchDeskDeposit,
  returnUnmatchedPayment,
} from '../../../schemas/desk/payments.ts';
import type { Tx } from '../../db/database.ts';
import type { DepositRow } from '../../db/paymentTables.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { PaymentsService } from '../../modules/payments/payments.service.ts';
import type { DepositDesk } from '../../modules/deposits/depositDesk.ts';
import { refundableOf } from '../../modules/deposits/depositParts.ts';
import type { ActionContext, DeskAction } from '../actions.ts';
import type { Desk } from '../area.ts';
import { listBound } from '../audit/audit.service.ts';
import { COUNTED, isUuid, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { readOrderCursor, showDeposits, showRefund, showStory } from './views.ts';

const FILTERS: Readonly<Record<string, { states: readonly DepositState[]; isClaimed?: boolean }>> =
  {
    toMatch: { states: ['pending', 'paid'], isClaimed: true },
    toReview: { states: ['underReview', 'disputed'] },
  };

/** Who of the staff does something, by the names of all who agreed to it. */
export const actorOf = ({ staff, approver }: ActionContext): string =>
  approver ? `${staff.name}, ${approver.name}` : staff.name;

/** Something that somebody of the staff does now, and why. */
export const deedOf = (context: ActionContext, reason: string) => ({
  actor: actorOf(context),
  at: context.now,
  reason,
});

const subjectOf = ({ id }: Pick<DepositRow, 'id'>) => ({ kind: 'deposit', id, label: id });

/** How an order stands, for the audit. */
const standingOf = (order: DepositRow) => ({
  state: order.state,
  credited:
    order.credited_minor === null ? null : toWireAmount(order.credited_minor, order.decimals),
});

/** An order of the brand of a call. Throws Problem notFound. */
export async function findDeskDeposit(
  tx: Tx,
  desk: DepositDesk,
  context: ActionContext,
  id: string,
) {
  const order = await desk.find(tx, context.live!.brand.merchantCode, id);
  if (!order) throw new Problem('notFound', 'There is no such order.');
  return order;
}

/** What was done with an order. */
export const depositDone = (order: DepositRow, before: DepositRow) => ({
  value: {
    order: order.id,
    state: order.state,
    credited:
      order.credited_minor === null ? null : toWireAmount(order.credited_minor, order.decimals),
  },
  subject: subjectOf(order),
  before: standingOf(before),
  after: standingOf(order),
});

/** What a second person would have to know, where an amount is more than somebody moves alone. */
async function askAbout(
  tx: Tx,
  order: DepositRow,
  { amount, now }: { readonly amount: string | undefined; readonly now: Date },
) {
  const minor = parseMinor(amount, order.decimals);
  if (minor === null) throw new Problem('amountInvalid', 'That is no amount of its currency.');
  const { currency, decimals } = order;
  return {
    subject: subjectOf(order),
    before: standingOf(order),
    amount: { kind: 'adjustment', minor, currency, decimals } as const,
    bound: await listBound(tx, order.member_id, now),
  };
}

/** What always waits for a second person. */
export const waitingDeposit = async (tx: Tx, order: DepositRow, { now }: ActionContext) => ({
  subject: subjectOf(order),
  before: standingOf(order),
  bound: await listBound(tx, order.member_id, now),
});

const defineMatch = (desk: DepositDesk): DeskAction<typeof matchDeskDeposit> => ({
  endpoint: matchDeskDeposit,
  async fourEyes(tx, { order: id, amount }, context) {
    const order = await findDeskDeposit(tx, desk, context, id);
    return askAbout(tx, order, { amount, now: context.now });
  },
  async perform(tx, { order: id, amount, receipt, reason }, context) {
    const before = await findDeskDeposit(tx, desk, context, id);
    const paid = { order: id, amount, receipt, ...deedOf(context, reason) };
    return depositDone(await desk.match(tx, before.merchant_code, paid), before);
  },
});

const defineDecision = (desk: DepositDesk): DeskAction<typeof decideDeskDeposit> => ({
  endpoint: decideDeskDeposit,
  async fourEyes(tx, { order: id, decision, amount }, context) {
    const order = await findDeskDeposit(tx, desk, context, id);
    desk.requireDecidable(order, amount);
    if (decision !== 'confirm') return undefined;
    return askAbout(tx, order, { amount, now: context.now });
  },
  async perform(tx, { order: id, decision, amount, reason }, context) {
    const before = await findDeskDeposit(tx, desk, context, id);
    const decided = { order: id, decision, amount, ...deedOf(context, reason) };
    return depositDone(await desk.decide(tx, before.merchant_code, decided), before);
  },
});

const defineLink = (desk: DepositDesk): DeskAction<typeof linkUnmatchedPayment> => ({
  endpoint: linkUnmatchedPayment,
  async fourEyes(tx, { order: id }, context) {
    return waitingDeposit(tx, await findDeskDeposit(tx, desk, context, id), context);
  },
  async perform(tx, { id, order: orderId, reason }, context) {
    const before = await findDeskDeposit(tx, desk, context, orderId);
    const link = { id, order: orderId, ...deedOf(context, reason) };
    return depositDone(await desk.link(tx, before.merchant_code, link), before);
  },
});

const defineReturn = (desk: DepositDesk): DeskAction<typeof returnUnmatchedPayment> => ({
  endpoint: returnUnmatchedPayment,
  async perform(tx, { id, reason }, context) {
    if (!isUuid(id)) throw new Problem('notFound', 'There is no such payment.');
    const closed = await desk.giveBack(tx, { id, ...deedOf(context, reason) });
    const subject = { kind: 'unmatchedPayment', id, label: closed.receipt_id };
    return { value: null, subject, before: { state: 'open' }, after: { state: 'returned' } };
  },
});

/** What the channels of a merchant are called. */
export const readChannels = async (payments: PaymentsService, tx: Tx, merchantCode: string) =>
  new Map((await payments.listChannels(tx, merchantCode)).map(({ id, name }) => [id, name]));

/** Mounts what the desk reads and does of payments that no order answers for. */
export function mountUnmatched({ parts: { db, site }, serve, serveAction }: Desk): void {
  const { desk } = site.deposits;
  const payments = site.payments.service;
  serve(listUnmatchedPayments, (call) =>
    inCall(db, call, async (tx) => {
      const { merchantCode, currency } = call.live.brand;
      const { limit, after, state } = call.query;
      const channels = await readChannels(payments, tx, merchantCode);
      const cursor = readOrderCursor(after);
      const rows = await payments.listUnmatched(tx, {
        merchantCode,
        state: state as 'open',
        after: cursor,
        limit: limit + 1,
      });
      const proposals = new Map<string, { order: string; isCertain: boolean }>();
      for (const row of rows) {
        if (row.state !== 'open') continue;
        const found = await site.statements.propose(tx, row, call.now);
        if (found) proposals.set(row.id, { order: found.order.id, isCertain: found.isCertain });
      }
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: (row) => ({
          proposal: proposals.get(row.id) ?? null,
          id: row.id,
          channel: channels.get(row.channel_id) ?? row.channel_id,
          receipt: row.receipt_id,
          amount: toWireAmount(row.amount_minor, currency.decimals),
          currency: row.currency,
          payer: row.payer,
          reference: row.reference,
          reason: row.reason,
          paidAt: row.paid_at.toISOString(),
          state: row.state,
          order: row.order_id,
          closedBy: row.closed_by,
        }),
        cursorOf: (row) => writeCursor(row.found_at.toISOString(), row.id),
      });
    }),
  );
  serveAction(defineLink(desk));
  serveAction(defineReturn(desk));
}

/** Mounts what the desk reads and does of money that comes in. */
export function mountDeposits({ parts: { db, site }, serve, serveAction }: Desk): void {
  const { desk } = site.deposits;
  const payments = site.payments.service;

  serve(listDeskDeposits, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, state, memberId, search } = call.query;
      const { merchantCode } = call.live.brand;
      if (memberId !== undefined && !isUuid(memberId)) {
        throw new Problem('queryInvalid', 'Field "memberId" is of no member.');
      }
      const rows = await desk.list(tx, merchantCode, {
        ...(state && (FILTERS[state] ?? { states: [state as DepositState] })),
        ...(memberId !== undefined && { memberId }),
        ...(search !== undefined && { text: search.trim().toUpperCase() }),
        before: readOrderCursor(after),
        limit: limit + 1,
      });
      const items = await showDeposits(tx, rows, await readChannels(payments, tx, merchantCode));
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
  serve(getDeskDeposit, (call) =>
    inCall(db, call, async (tx) => {
      const { merchantCode } = call.live.brand;
      const order = await desk.find(tx, merchantCode, call.query.order);
      if (!order) throw new Problem('notFound', 'There is no such order.');
      const [shown] = await showDeposits(
        tx,
        [order],
        await readChannels(payments, tx, merchantCode),
      );
      return {
        ...shown!,
        ...(await showStory(tx, payments, order.id)),
        canMatch: ['pending', 'paid', 'expired'].includes(order.state),
        canDecide: order.state === 'underReview',
        canSettle: order.state === 'disputed',
        refunded: toWireAmount(order.refunded_minor, order.decimals),
        refundable: toWireAmount(refundableOf(order), order.decimals),
        refunds: (await site.deposits.refundDesk.listRefundsOf(tx, order.id)).map((row) =>
          showRefund(row, order.decimals),
        ),
      };
    }),
  );
  serveAction(defineMatch(desk));
  serveAction(defineDecision(desk));
}
