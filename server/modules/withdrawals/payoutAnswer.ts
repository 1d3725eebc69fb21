import { parseMinor } from '../../../engine/minorUnits.ts';
import {
  missingAfterReturn,
  withdrawalStep,
  type WithdrawalEvent,
} from '../../../engine/payments/withdrawalStates.ts';
import type { Tx } from '../../db/database.ts';
import type { PayoutRow, WithdrawalRow } from '../../db/paymentTables.ts';
import type { FoundPayout } from '../../providers/payments/provider.ts';
import type { Difference } from '../comparison/compare.ts';
import type { ComparisonService } from '../comparison/comparison.service.ts';
import type { WithdrawalBook } from './withdrawalBook.ts';
import { listPayouts, updatePayout } from './withdrawals.repository.ts';

/** What it is made from. */
interface Deps {
  readonly book: WithdrawalBook;
  readonly comparison: Pick<ComparisonService, 'note'>;
}

/** A clear answer of a provider about a payout, of an order that is locked. */
interface Answered {
  readonly payout: PayoutRow;
  readonly found: FoundPayout;
  readonly now: Date;
}

type PaidEvent = Extract<WithdrawalEvent, 'paid' | 'paidLess' | 'paidOtherwise'>;

/** What was paid out: as it was asked for, less, or something else. More than was asked for has arrived all the same. */
function readPaid(
  order: WithdrawalRow,
  { payout, found }: Answered,
): { readonly event: PaidEvent; readonly minor: bigint; readonly currency: string } {
  const currency = found.currency ?? order.currency;
  const minor =
    found.amount === null ? payout.amount_minor : (parseMinor(found.amount, order.decimals) ?? 0n);
  if (currency !== order.currency || minor <= 0n)
    return { event: 'paidOtherwise', minor, currency };
  return { event: minor < payout.amount_minor ? 'paidLess' : 'paid', minor, currency };
}

const differs = (payout: PayoutRow, order: WithdrawalRow, minor: bigint, currency: string) =>
  minor !== payout.amount_minor || currency !== order.currency;

/** Lists what a provider says beside what is known here, until somebody closes it. */
const note = (
  { comparison }: Deps,
  tx: Tx,
  order: WithdrawalRow,
  {
    answered: { payout, found, now },
    ...difference
  }: { readonly answered: Answered } & Pick<
    Difference,
    'kind' | 'hereMinor' | 'thereMinor' | 'currency'
  >,
): Promise<void> =>
  comparison.note(tx, {
    ...difference,
    merchantCode: order.merchant_code,
    channelId: payout.channel_id!,
    direction: 'out',
    name: payout.id,
    order: order.id,
    receipt: found.reference,
    at: now,
  });

async function takePaid(
  deps: Deps,
  tx: Tx,
  order: WithdrawalRow,
  answered: Answered,
): Promise<string> {
  const { payout, found, now } = answered;
  const { event, minor, currency } = readPaid(order, answered);
  const isOdd = differs(payout, order, minor, currency);
  const detail = found.reference ?? found.reason ?? undefined;
  const happening = { event, at: now, actor: 'provider', ...(detail !== undefined && { detail }) };
  if (!withdrawalStep(order.state, event)) {
    // It ended here in another way, and the money is gone all the same.
    await deps.book.refuse(tx, order, happening);
    const missing = { kind: 'missingHere', hereMinor: null, thereMinor: minor, currency } as const;
    await note(deps, tx, order, { answered, ...missing });
    return 'it ended here in another way, and is listed';
  }
  await updatePayout(tx, payout.id, {
    state: 'paid',
    reference: found.reference,
    reason: found.reason,
    ended_at: now,
    ...(isOdd && { paid_minor: minor, paid_currency: currency }),
  });
  if (isOdd) {
    const odd = { kind: 'amount', hereMinor: payout.amount_minor, thereMinor: minor } as const;
    await note(deps, tx, order, { answered, ...odd, currency });
  }
  const arrivedMinor = event === 'paidLess' ? minor : 0n;
  const expectedMinor = order.remaining_minor ?? order.payout_minor;
  const missingMinor = expectedMinor - arrivedMinor;
  const changes =
    event === 'paid'
      ? {}
      : { received_minor: order.payout_minor - missingMinor, remaining_minor: missingMinor };
  return (await deps.book.apply(tx, order, { ...happening, changes })).state;
}

async function takeReturn(
  deps: Deps,
  tx: Tx,
  order: WithdrawalRow,
  answered: Answered,
): Promise<string> {
  const { payout, found, now } = answered;
  const happening = {
    event: 'returned',
    at: now,
    actor: 'provider',
    ...(found.reason !== null && { detail: found.reason }),
  } as const;
  await updatePayout(tx, payout.id, {
    state: 'returned',
    reason: found.reason,
    returned_at: now,
  });
  const backMinor = payout.paid_minor ?? payout.amount_minor;
  if (!withdrawalStep(order.state, 'returned')) {
    // The rest is being paid or was given back: a person has to see what of it belongs to the member.
    await deps.book.refuse(tx, order, happening);
    const { currency } = order;
    const back = { kind: 'refunded', hereMinor: 0n, thereMinor: backMinor, currency } as const;
    await note(deps, tx, order, { answered, ...back });
    return 'it came back when nobody waited for it, and is listed';
  }
  const sent = (await listPayouts(tx, order.id)).map((one) => ({
    id: one.id,
    amountMinor: one.amount_minor,
    isPaid: one.id === payout.id || one.state === 'paid',
  }));
  const missingMinor = missingAfterReturn(order.payout_minor, sent, payout.id);
  const changes = {
    received_minor: order.payout_minor - missingMinor,
    remaining_minor: missingMinor,
    received_by: null,
  };
  return (await deps.book.apply(tx, order, { ...happening, changes })).state;
}

async function takeRefusal(
  { book }: Deps,
  tx: Tx,
  order: WithdrawalRow,
  { payout, found: { reason, reference }, now }: Answered,
): Promise<string> {
  await updatePayout(tx, payout.id, { state: 'failed', reference, reason, ended_at: now });
  const detail = reason ?? reference ?? undefined;
  const happening = { event: 'payoutFailed', at: now, actor: 'provider' } as const;
  const told = { ...happening, ...(detail !== undefined && { detail }) };
  return (await book.apply(tx, order, told)).state;
}

/**
 * Does what follows from a clear answer about a payout, whatever was known of it before: a provider may take back a yes and a
 * no alike. What no step of the table answers is listed at the desk.
 */
export async function takeAnswer(
  deps: Deps,
  tx: Tx,
  order: WithdrawalRow,
  answered: Answered,
): Promise<string> {
  const { payout, found } = answered;
  const isBack = found.state === 'failed' || found.state === 'returned';
  if (payout.state === 'paid') {
    return isBack ? takeReturn(deps, tx, order, answered) : 'it was paid before';
  }
  if (found.state === 'paid') return takePaid(deps, tx, order, answered);
  const isOpen = payout.state === 'created' || payout.state === 'sent';
  return isOpen ? takeRefusal(deps, tx, order, answered) : 'it ended before';
}
