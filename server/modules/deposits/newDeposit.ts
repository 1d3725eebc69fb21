import { depositBill } from '../../../engine/payments/fees.ts';
import type { MethodTerms } from '../../../engine/payments/paymentTerms.ts';
import { makeReference } from '../../../engine/payments/references.ts';
import type { Tx } from '../../db/database.ts';
import type { DepositRow } from '../../db/paymentTables.ts';
import { keepOffer, type DepositOffer } from '../bonuses/depositOffers.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import { makeOrderName } from '../payments/orderName.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { MINUTE_MS } from './depositRules.ts';
import { keepTerms } from './depositViews.ts';
import { insertDeposit } from './deposits.repository.ts';

/** What an order is made with. */
export interface OrderMakers {
  readonly random: (bytes: number) => Buffer;
  readonly payments: Pick<PaymentsService, 'writeStep'>;
}

/** A whole number from 0, below `end`. */
export const drawBelow =
  (random: OrderMakers['random']) =>
  (end: number): number =>
    random(6).readUIntBE(0, 6) % end;

/** Keeps a new order of a member, with the first line of its timeline. */
export async function openDeposit(
  { random, payments }: OrderMakers,
  tx: Tx,
  { caller, member, now }: PaymentCall,
  {
    terms,
    amountMinor,
    channelId,
    payerName,
    offer = null,
  }: {
    readonly terms: MethodTerms;
    readonly amountMinor: bigint;
    readonly channelId: string;
    readonly payerName: string | null;
    readonly offer?: DepositOffer | null;
  },
): Promise<DepositRow> {
  const { merchantCode, currency } = caller.brand;
  const bill = depositBill(amountMinor, terms.bearer, terms.fee);
  const expiresAt = new Date(now.getTime() + terms.expiryMinutes * MINUTE_MS);
  const id = makeOrderName('D', now, random);
  const order = await insertDeposit(tx, {
    merchant_code: merchantCode,
    id,
    member_id: member.memberId,
    method: terms.id,
    method_type: terms.type,
    channel_id: channelId,
    state: 'created',
    currency: currency.code,
    decimals: currency.decimals,
    amount_minor: amountMinor,
    fee_minor: bill.feeMinor,
    to_pay_minor: bill.toPayMinor,
    arrives_minor: bill.creditedMinor,
    paid_minor: null,
    paid_currency: null,
    credited_minor: null,
    reference: makeReference(drawBelow(random)),
    terms: JSON.stringify(keepTerms(terms)),
    bonus: offer && JSON.stringify(keepOffer(offer)),
    payer_name: payerName,
    receipt_id: null,
    claimed_at: null,
    review_reason: null,
    created_at: now,
    expires_at: expiresAt,
    late_until: new Date(expiresAt.getTime() + terms.lateMinutes * MINUTE_MS),
    poll_at: now,
    confirmed_at: null,
    ended_at: null,
    instructions: JSON.stringify({ returnUrl: `${caller.origin}/member/deposit?order=${id}` }),
  });
  await payments.writeStep(tx, {
    merchant_code: merchantCode,
    order_id: order.id,
    at: now,
    event: 'created',
    state: 'created',
    actor: 'member',
    detail: null,
  });
  return order;
}
