import type { Tx } from '../../db/database.ts';
import type { FoundPayment } from '../../providers/payments/provider.ts';
import type { PaymentsService } from '../payments/payments.service.ts';

/** What of a payment is known when it is judged. */
export interface SeenPayment extends Pick<FoundPayment, 'receipt' | 'payer' | 'reference'> {
  readonly amountMinor: bigint;
  readonly currency: string;
}

/** Keeps a payment that no order can take, for somebody to give it to one. */
export async function setAside(
  {
    ids,
    payments,
  }: { readonly ids: () => string; readonly payments: Pick<PaymentsService, 'addUnmatched'> },
  tx: Tx,
  of: { readonly merchantCode: string; readonly channelId: string; readonly at: Date },
  { payment, reason }: { readonly payment: SeenPayment; readonly reason: string },
): Promise<'unmatched'> {
  await payments.addUnmatched(tx, {
    merchant_code: of.merchantCode,
    id: ids(),
    channel_id: of.channelId,
    receipt_id: payment.receipt ?? ids(),
    amount_minor: payment.amountMinor,
    currency: payment.currency,
    payer: payment.payer,
    reference: payment.reference,
    reason,
    paid_at: of.at,
    found_at: of.at,
    order_id: null,
    closed_by: null,
    closed_at: null,
  });
  return 'unmatched';
}
