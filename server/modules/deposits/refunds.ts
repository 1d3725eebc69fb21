import { parseMinor } from '../../../engine/minorUnits.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { DepositRow } from '../../db/paymentTables.ts';
import type { RefundRow } from '../../db/refundTables.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { FoundRefund } from '../../providers/payments/provider.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import type { DepositBook } from './depositBook.ts';
import { paidOf, refundableOf } from './depositParts.ts';
import { findDeposit, lockDeposit } from './deposits.repository.ts';
import {
  findRefund,
  insertRefund,
  listDueRefunds,
  listRefundsOf,
  takeRefund,
  updateRefund,
} from './refunds.repository.ts';

/** What it is made from. */
interface Deps {
  readonly db: Database;
  readonly ids: () => string;
  readonly payments: PaymentsService;
  readonly book: DepositBook;
}

/** How a refund came to its end. */
interface RefundEnd {
  readonly isDone: boolean;
  readonly reference: string | null;
  readonly reason: string | null;
  readonly at: Date;
  readonly actor: string;
}

/** Money of deposits that the desk sends back. */
export interface Refunds {
  /**
   * Begins to send a part of a deposit back, of an order that is locked: it leaves the wallet at once, and what is gone is
   * owed. Throws Problem orderClosed where nothing can go back, amountInvalid where that is more than there is.
   */
  start(
    tx: Tx,
    order: DepositRow,
    wanted: {
      readonly amount: string;
      readonly reason: string;
      readonly actor: string;
      readonly at: Date;
    },
  ): Promise<DepositRow>;
  /** Ends a refund that is paid by hand. Throws Problem notFound, or orderClosed where a provider pays it, or it ended. */
  endByHand(
    tx: Tx,
    merchantCode: string,
    ended: { readonly refund: string } & RefundEnd,
  ): Promise<RefundRow>;
  /** Sends and asks about what is due. */
  work(now: Date): Promise<void>;
}

const BATCH = 100;
const LEASE_MS = 60_000;
const MINUTE_MS = 60_000;
const POLL_MINUTES = [1, 2, 5, 10, 30];

const isOpen = ({ state }: RefundRow) => state === 'created' || state === 'sent';

/** Reads how much is to go back. Throws Problem orderClosed or amountInvalid. */
export function readRefund(order: DepositRow, amount: string): bigint {
  const most = refundableOf(order);
  if (most <= 0n) throw new Problem('orderClosed', 'Nothing of this order can go back.');
  const minor = parseMinor(amount, order.decimals);
  if (minor === null || minor <= 0n || minor > most) {
    throw new Problem('amountInvalid', 'That is more than was paid and has not gone back yet.');
  }
  return minor;
}

async function finish(
  { book }: Pick<Deps, 'book'>,
  tx: Tx,
  { order, refund }: { readonly order: DepositRow; readonly refund: RefundRow },
  { isDone, reference, reason, at, actor }: RefundEnd,
): Promise<RefundRow> {
  const row = await updateRefund(tx, refund.id, {
    state: isDone ? 'done' : 'failed',
    reference,
    ended_at: at,
    poll_at: null,
  });
  const amount = toWireAmount(refund.amount_minor, order.decimals);
  const detail = [amount, reason ?? reference].filter(Boolean).join(' · ');
  const by = { at, actor, detail };
  // Its provider has said already that all of the payment went back.
  if (order.state === 'refunded') return row;
  if (!isDone) {
    const part = { minor: refund.amount_minor, source: refund.id };
    await book.apply(tx, order, { ...by, event: 'refundFailed', part });
    return row;
  }
  const others = await listRefundsOf(tx, order.id);
  const isWhole = order.refunded_minor >= paidOf(order) && !others.some(isOpen);
  const event = isWhole && order.state === 'confirmed' ? 'refunded' : 'refundDone';
  await book.apply(tx, order, { ...by, event });
  return row;
}

/** What a provider says of a refund becomes what it is. */
async function take(
  deps: Deps,
  { merchant_code: merchantCode, id, order_id: orderId, polls }: RefundRow,
  { found, now }: { readonly found: FoundRefund; readonly now: Date },
): Promise<void> {
  await withTransaction(deps.db, { merchantCode }, async (tx) => {
    const order = await lockDeposit(tx, merchantCode, orderId);
    const refund = await findRefund(tx, id);
    if (!order || !refund || !isOpen(refund)) return;
    const { state, reference, reason } = found;
    if (state === 'pending' || state === 'unknown') {
      const minutes = POLL_MINUTES[polls - 1] ?? 60;
      const next = new Date(now.getTime() + minutes * MINUTE_MS);
      await updateRefund(tx, id, { state: 'sent', poll_at: next });
      return;
    }
    const end = { isDone: state === 'done', reference, reason, at: now, actor: 'provider' };
    await finish(deps, tx, { order, refund }, end);
  });
}

/** Sends a refund, or asks what became of it; one that the provider never heard of is sent again under the same name. */
async function send(deps: Deps, refund: RefundRow, now: Date): Promise<void> {
  const { db, payments } = deps;
  const { merchant_code: merchantCode, channel_id: channelId } = refund;
  const ready = channelId === null ? null : await payments.ready(channelId);
  const order = await withTransaction(db, { merchantCode }, (tx) =>
    findDeposit(tx, merchantCode, refund.order_id),
  );
  if (!ready || !order) return;
  const { provider, channel } = ready;
  const wanted = {
    refund: refund.id,
    order: order.id,
    receipt: order.receipt_id ?? '',
    amount: toWireAmount(refund.amount_minor, order.decimals),
    currency: order.currency,
  };
  const known =
    refund.polls > 1
      ? await payments.call(ready, now, () => provider.findRefund!(channel, wanted))
      : null;
  const found =
    known && known.state !== 'unknown'
      ? known
      : await payments.call(ready, now, () => provider.refund!(channel, wanted));
  await take(deps, refund, { found, now });
}

/** Makes them. */
export function createRefunds(
  deps: Deps & { readonly onError: (error: unknown) => void },
): Refunds {
  const { db, ids, payments, book, onError } = deps;
  return {
    async start(tx, order, { amount, reason, actor, at }) {
      const minor = readRefund(order, amount);
      const channels = await payments.listChannels(tx, order.merchant_code);
      const channel = channels.find((one) => one.id === order.channel_id);
      const ready = channel ? payments.open(channel) : null;
      const { refund: sends, findRefund: finds } = ready?.provider ?? {};
      const isSent = sends !== undefined && finds !== undefined && order.receipt_id !== null;
      const { id } = await insertRefund(tx, {
        merchant_code: order.merchant_code,
        id: ids(),
        order_id: order.id,
        channel_id: isSent ? order.channel_id : null,
        amount_minor: minor,
        state: 'created',
        reference: null,
        reason,
        asked_by: actor,
        created_at: at,
        poll_at: isSent ? at : null,
        ended_at: null,
      });
      const detail = `${toWireAmount(minor, order.decimals)} · ${reason}`;
      const part = { minor, source: id };
      const row = await book.apply(tx, order, { event: 'refundStarted', at, actor, detail, part });
      if (!row) throw new Problem('orderClosed', 'Nothing of this order can go back.');
      return row;
    },
    async endByHand(tx, merchantCode, { refund: id, ...end }) {
      const known = await findRefund(tx, id);
      const order = known && (await lockDeposit(tx, merchantCode, known.order_id));
      const refund = order && (await findRefund(tx, id));
      if (!order || !refund) throw new Problem('notFound', 'There is no such refund.');
      if (!isOpen(refund)) throw new Problem('orderClosed', 'It came to its end before.');
      if (refund.channel_id !== null) {
        throw new Problem('orderClosed', 'A provider is sending it; nobody knows that it did not.');
      }
      return finish(deps, tx, { order, refund }, end);
    },
    async work(now) {
      for (const { merchant_code: merchantCode, id } of await listDueRefunds(
        db.owner,
        now,
        BATCH,
      )) {
        try {
          const until = new Date(now.getTime() + LEASE_MS);
          const taken = await withTransaction(db, { merchantCode }, (tx) =>
            takeRefund(tx, id, { now, until }),
          );
          if (taken) await send(deps, taken, now);
        } catch (error) {
          onError(error);
        }
      }
    },
  };
}
