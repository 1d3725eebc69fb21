import type { Updateable } from 'kysely';
import {
  autoReceivesAt,
  withdrawalStep,
  type WithdrawalEvent,
} from '../../../engine/payments/withdrawalStates.ts';
import type { NoticeKind } from '../../../schemas/notices.ts';
import type { Tx } from '../../db/database.ts';
import type { WithdrawalRow } from '../../db/paymentTables.ts';
import type { Tables } from '../../db/tables.ts';
import { Problem } from '../../http/problem.ts';
import { hold, release } from '../../ledger/holds.ts';
import { capture, post } from '../../ledger/post.ts';
import { moveLegs } from '../../ledger/transfer.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { tell } from '../notices/tell.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { updateWithdrawal } from './withdrawals.repository.ts';

/** Something that happens to an order. */
export interface WithdrawalHappening {
  readonly event: WithdrawalEvent;
  readonly at: Date;
  /** member, system, provider, or names of staff. */
  readonly actor: string;
  readonly detail?: string;
  readonly changes?: Updateable<Tables['withdrawal_orders']>;
}

/** Takes orders from state to state, with the money that goes with it. */
export interface WithdrawalBook {
  /** Sets the amount of a new order aside. Throws Problem insufficientFunds. */
  setAside(tx: Tx, order: WithdrawalRow): Promise<void>;
  /** Does what the table of states has for an event, of an order that is locked. Throws Problem orderClosed where it has nothing. */
  apply(tx: Tx, order: WithdrawalRow, happening: WithdrawalHappening): Promise<WithdrawalRow>;
  /** Writes down what the table has nothing for, so that somebody can read what a provider said. */
  refuse(tx: Tx, order: WithdrawalRow, happening: WithdrawalHappening): Promise<void>;
}

/** Longer than any payout takes. */
const HOLD_MS = 400 * 86_400_000;

const nameOf = ({ id }: Pick<WithdrawalRow, 'id'>) => `withdrawal:${id}`;
const house = { house: 'withdrawals' } as const;

const base = (order: WithdrawalRow, at: Date) =>
  ({
    merchantCode: order.merchant_code,
    kind: 'withdrawal',
    reference: order.id,
    currency: order.currency,
    at,
  }) as const;

async function captureAll(tx: Tx, order: WithdrawalRow, at: Date): Promise<void> {
  const feesMinor = order.fee_minor + order.administration_minor;
  await capture(tx, nameOf(order), {
    ...base(order, at),
    id: nameOf(order),
    legs: [
      { account: { member: order.member_id }, amountMinor: -order.amount_minor },
      { account: house, amountMinor: order.payout_minor },
      ...(feesMinor > 0n ? [{ account: { house: 'fees' } as const, amountMinor: feesMinor }] : []),
    ],
  });
}

async function giveBack(tx: Tx, order: WithdrawalRow, at: Date): Promise<void> {
  const minor = order.remaining_minor ?? 0n;
  await post(tx, {
    ...base(order, at),
    id: `${nameOf(order)}:back`,
    legs: moveLegs(house, { member: order.member_id }, minor),
  });
}

const ENDED: ReadonlySet<string> = new Set([
  'rejected',
  'cancelled',
  'received',
  'remainingRefunded',
]);

/** What members are told of what happens to an order; what they do themselves they know. */
const TOLD: Readonly<Partial<Record<WithdrawalEvent, NoticeKind>>> = {
  approve: 'withdrawalApproved',
  reject: 'withdrawalRefused',
  paid: 'withdrawalPaid',
  paidLess: 'withdrawalMissing',
  paidOtherwise: 'withdrawalMissing',
  returned: 'withdrawalMissing',
  payRemaining: 'receiptPaidAgain',
  refundRemaining: 'receiptGivenBack',
  forceReceipt: 'receiptClosed',
};

/** What is paid again is told again. */
const AGAIN: ReadonlySet<WithdrawalEvent> = new Set([
  'paid',
  'paidLess',
  'paidOtherwise',
  'returned',
  'payRemaining',
]);

/** Money went out, whether it was right or not. */
const PAID: ReadonlySet<WithdrawalEvent> = new Set(['paid', 'paidLess', 'paidOtherwise']);

/** Tells the member; an answer about a receipt says how much it is about. */
async function tellMember(
  tx: Tx,
  order: WithdrawalRow,
  { event, at }: Pick<WithdrawalHappening, 'event' | 'at'>,
): Promise<void> {
  const kind = TOLD[event];
  if (!kind) return;
  const paidMinor = order.remaining_minor ?? order.payout_minor;
  const minor = event === 'reject' ? order.amount_minor : paidMinor;
  const which = AGAIN.has(event) ? `${event} ${at.getTime()}` : event;
  await tell(tx, {
    merchantCode: order.merchant_code,
    memberId: order.member_id,
    kind,
    name: `${order.id} ${which}`,
    values: {
      amount: { money: toWireAmount(minor, order.decimals), currency: order.currency },
      order: { text: order.id },
    },
    at,
  });
}

/** Makes the book. */
export function createWithdrawalBook({
  payments,
}: {
  readonly payments: Pick<PaymentsService, 'writeStep'>;
}): WithdrawalBook {
  return {
    async setAside(tx, order) {
      await hold(tx, {
        ...base(order, order.created_at),
        id: nameOf(order),
        wallet: { member: order.member_id },
        amountMinor: order.amount_minor,
        endsAt: new Date(order.created_at.getTime() + HOLD_MS),
      });
    },
    async apply(tx, order, { event, at, actor, detail = null, changes }) {
      const step = withdrawalStep(order.state, event);
      if (!step) throw new Problem('orderClosed', 'The order is in a state that has no such step.');
      const { merchant_code: merchantCode } = order;
      if (step.money === 'capture') await captureAll(tx, order, at);
      if (step.money === 'release') await release(tx, { merchantCode, id: nameOf(order), at });
      if (step.money === 'giveBack') await giveBack(tx, order, at);
      const row = await updateWithdrawal(tx, order, {
        ...changes,
        state: step.to,
        ...(PAID.has(event) && { paid_at: order.paid_at ?? at }),
        ...(event === 'paid' && { receipt_due_at: autoReceivesAt(at, order.receipt_minutes) }),
        ended_at: ENDED.has(step.to) ? at : null,
      });
      await payments.writeStep(tx, {
        merchant_code: merchantCode,
        order_id: order.id,
        at,
        event,
        state: step.to,
        actor,
        detail,
      });
      await tellMember(tx, row, { event, at });
      return row;
    },
    refuse: (tx, order, { event, at, actor, detail = null }) =>
      payments.writeStep(tx, {
        merchant_code: order.merchant_code,
        order_id: order.id,
        at,
        event,
        state: order.state,
        actor,
        detail,
        is_refused: true,
      }),
  };
}
