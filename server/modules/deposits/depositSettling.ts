import { judgePayment } from '../../../engine/payments/mismatch.ts';
import { depositStep, type DepositEvent } from '../../../engine/payments/depositStates.ts';
import { parseMinor } from '../../../engine/minorUnits.ts';
import type { ProviderState } from '../../../schemas/paymentsApi.ts';
import type { Tx } from '../../db/database.ts';
import type { DepositRow } from '../../db/paymentTables.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { FoundPayment } from '../../providers/payments/provider.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { askedOf } from './askedPayment.ts';
import { isWalletFull, type DepositBook } from './depositBook.ts';
import { refundableOf } from './depositParts.ts';
import { lockDeposit } from './deposits.repository.ts';
import { setAside, type SeenPayment } from './setAside.ts';

/** When and by whom a payment was seen. */
export interface Source {
  readonly at: Date;
  readonly actor: string;
  readonly detail?: string;
}

/** What it takes to settle a payment. */
export interface SettlingDeps {
  readonly ids: () => string;
  readonly payments: PaymentsService;
  readonly book: DepositBook;
  /** What limits leave for an order that is paid; null where nothing limits it. */
  readonly findRoom: (tx: Tx, order: DepositRow, now: Date) => Promise<bigint | null>;
}

const EVENTS: Readonly<Record<Exclude<ProviderState, 'waiting' | 'final'>, DepositEvent>> = {
  seen: 'seen',
  refused: 'refused',
  refunded: 'refunded',
  disputed: 'chargeback',
  disputeWon: 'chargebackWon',
  disputeLost: 'chargebackLost',
};

/** Whether a payment is credited. An order that ended gave its room in the limits back, and has to find some again. */
async function judge(
  deps: SettlingDeps,
  tx: Tx,
  order: DepositRow,
  { payment, at, isLate }: { payment: SeenPayment; at: Date; isLate: boolean },
): Promise<{ credit: true; creditedMinor: bigint } | { credit: false; reason: string }> {
  const roomMinor = await deps.findRoom(tx, order, at);
  const verdict = judgePayment(payment, {
    ...askedOf(order),
    ...(roomMinor !== null && { roomMinor }),
  });
  const isBeyond =
    isLate && verdict.credit && roomMinor !== null && verdict.creditedMinor > roomMinor;
  return isBeyond ? { credit: false, reason: 'limit' } : verdict;
}

/** Credits a final payment, or sets it aside for somebody to look at; says which. */
export async function settleDeposit(
  deps: SettlingDeps,
  tx: Tx,
  order: DepositRow,
  { payment, by }: { readonly payment: SeenPayment; readonly by: Source },
): Promise<'credited' | 'review' | 'unmatched'> {
  const { book } = deps;
  const of = { merchantCode: order.merchant_code, channelId: order.channel_id, at: by.at };
  const isSame = order.receipt_id === null || order.receipt_id === payment.receipt;
  if (!isSame) return setAside(deps, tx, of, { payment, reason: 'paidTwice' });
  const isLate = order.state === 'expired';
  const event = isLate ? 'lateFinal' : 'final';
  const isOpen = depositStep(order.state, event) !== undefined;
  if (!isOpen || (isLate && by.at > order.late_until)) {
    // What was credited already is told again and again, and is no payment that nobody knows.
    if (order.receipt_id !== null) {
      if (!isOpen) await book.apply(tx, order, { ...by, event });
      return 'credited';
    }
    return setAside(deps, tx, of, { payment, reason: 'orderClosed' });
  }
  const verdict = await judge(deps, tx, order, { payment, at: by.at, isLate });
  const seen = {
    paid_minor: payment.amountMinor,
    paid_currency: payment.currency,
    receipt_id: payment.receipt,
    ...(order.payer_name === null && { payer_name: payment.payer }),
  };
  const review = async (reason: string) => {
    if (isLate) return setAside(deps, tx, of, { payment, reason });
    const changes = { ...seen, review_reason: reason };
    await book.apply(tx, order, { ...by, event: 'mismatch', changes, detail: reason });
    return 'review' as const;
  };
  if (!verdict.credit) return review(verdict.reason);
  try {
    await book.apply(tx, order, {
      ...by,
      event,
      paidMinor: payment.amountMinor,
      creditedMinor: verdict.creditedMinor,
      changes: seen,
    });
    return 'credited';
  } catch (error) {
    if (!isWalletFull(error)) throw error;
    return review('walletFull');
  }
}

/**
 * What went back at the provider beyond what is known is taken back here as well; null where that is nothing. What the desk sends
 * back is known before its provider says so.
 */
async function takeRefunded(
  { book }: SettlingDeps,
  tx: Tx,
  order: DepositRow,
  { found, by }: { readonly found: FoundPayment; readonly by: Source },
): Promise<string | null> {
  const toldMinor = parseMinor(found.refunded ?? '', order.decimals) ?? 0n;
  const minor = toldMinor - order.refunded_minor;
  if (minor <= 0n || refundableOf(order) < minor) return null;
  const part = { minor, source: `provider ${toldMinor}` };
  const detail = toWireAmount(minor, order.decimals);
  const event = minor === refundableOf(order) ? 'refunded' : 'partRefunded';
  const row = await book.apply(tx, order, { ...by, event, part, detail });
  return row ? 'a part went back' : null;
}

/** What a provider says becomes what its order is, as far as the table of states has it. */
export async function takeFound(
  deps: SettlingDeps,
  tx: Tx,
  order: DepositRow,
  { found, at }: { readonly found: FoundPayment; readonly at: Date },
): Promise<string> {
  const { book } = deps;
  if (found.state === 'waiting') return 'nothing was paid yet';
  const by = { at, actor: 'provider' };
  const isOwn = order.receipt_id === null || order.receipt_id === found.receipt;
  if (found.state !== 'final') {
    // What becomes of a second payment is nothing that happens to the first.
    if (!isOwn && found.receipt !== null) return 'another payment than that of the order';
    const event = EVENTS[found.state];
    const row = await book.apply(tx, order, { ...by, event });
    return row ? row.state : `${event} changes nothing`;
  }
  const isKnown = order.state === 'confirmed' && order.receipt_id === found.receipt;
  const outcome = isKnown ? 'confirmed before' : await takeFinal(deps, tx, order, { found, by });
  if (!isOwn) return outcome;
  const credited = await lockDeposit(tx, order.merchant_code, order.id);
  return (await takeRefunded(deps, tx, credited!, { found, by })) ?? outcome;
}

/** A payment that is final is credited, or set aside for a look. */
async function takeFinal(
  deps: SettlingDeps,
  tx: Tx,
  order: DepositRow,
  { found, by }: { readonly found: FoundPayment; readonly by: Source },
): Promise<string> {
  const amountMinor = parseMinor(found.amount, order.decimals);
  if (amountMinor === null || found.currency === null) {
    // More decimals than the currency has, or no amount at all: no rule says what that is worth.
    await deps.book.apply(tx, order, {
      ...by,
      event: 'mismatch',
      changes: { review_reason: 'currency' },
      detail: `${found.amount} ${found.currency}`,
    });
    return 'review';
  }
  return settleDeposit(deps, tx, order, {
    payment: { ...found, amountMinor, currency: found.currency },
    by,
  });
}
