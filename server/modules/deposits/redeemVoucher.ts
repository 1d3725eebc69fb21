import type { redeemVoucher as redeemVoucherCall } from '../../../schemas/api/deposits.ts';
import type { BodyOf } from '../../../schemas/api/endpoint.ts';
import { readVoucherCode } from '../../../engine/payments/voucherCode.ts';
import type { Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import type { DepositRow } from '../../db/paymentTables.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import type { DepositBook } from './depositBook.ts';
import type { DepositGuard } from './depositGuard.ts';
import { isFor, limit, listChannels, readStanding } from './depositRules.ts';
import { findMethods } from './depositViews.ts';
import { openDeposit, type OrderMakers } from './newDeposit.ts';
import { lockVoucher, markRedeemed } from './vouchers.repository.ts';
import type { VoucherDigests } from './voucherDigests.ts';

/** What a code is credited with. */
export interface Redeeming extends OrderMakers {
  readonly payments: Pick<PaymentsService, 'writeStep' | 'listOpenChannels'>;
  readonly book: DepositBook;
  readonly guards: readonly DepositGuard[];
  readonly digests: VoucherDigests;
}

/** A voucher with its batch, and who redeemed it. */
export type Voucher = NonNullable<Awaited<ReturnType<typeof lockVoucher>>>;

/** The voucher of a code as somebody typed it, locked; null where there is none. */
export async function lockByCode(
  tx: Tx,
  merchantCode: string,
  { code, digests }: { readonly code: string; readonly digests: VoucherDigests },
): Promise<Voucher | null> {
  const read = readVoucherCode(code);
  for (const digest of read === null ? [] : digests.all(merchantCode, read)) {
    const voucher = await lockVoucher(tx, merchantCode, digest);
    if (voucher) return voucher;
  }
  return null;
}

/** Throws the Problem of a code that is good for nothing more, or not here. */
function requireGood(voucher: Voucher, { caller, member, now }: PaymentCall): void {
  if (voucher.redeemed_at !== null) {
    const isOwn = voucher.member_id === member.memberId;
    throw new Problem('voucherUsed', 'This voucher is used up.', {
      value: { order: isOwn ? voucher.order_id : null },
    });
  }
  const { currency } = caller.brand;
  if (voucher.voided_at !== null || voucher.ends_at <= now || voucher.currency !== currency.code) {
    throw new Problem('voucherOver', 'This voucher is no longer good.');
  }
}

/**
 * Credits a voucher to a member, once: an order of its own that begins and ends in this transaction. Its amount is that of the
 * batch, so least and most of the method do not count; everything else that refuses a deposit does.
 */
export async function redeemVoucher(
  deps: Redeeming,
  tx: Tx,
  call: PaymentCall,
  { method, code }: BodyOf<typeof redeemVoucherCall>,
): Promise<DepositRow> {
  const { brand } = call.caller;
  const { merchantCode, currency } = brand;
  const { club_rank: rank } = await getMember(tx, merchantCode, call.member.memberId);
  const terms = findMethods(brand).find(({ id }) => id === method);
  if (terms?.type !== 'voucher' || !isFor(terms, call, rank)) {
    throw new Problem('paymentMethodClosed', 'This way to pay is not offered.');
  }
  const voucher = await lockByCode(tx, merchantCode, { code, digests: deps.digests });
  if (!voucher) throw new Problem('voucherUnknown', 'There is no such voucher.');
  requireGood(voucher, call);
  const amountMinor = voucher.amount_minor;
  const { open, dayLeftMinor } = await readStanding(tx, call);
  if (dayLeftMinor !== null && amountMinor > dayLeftMinor) {
    const left = toWireAmount(dayLeftMinor, currency.decimals);
    throw limit('day', left, 'That is more than can be paid in today.');
  }
  const openMinor = open.reduce((sum, order) => sum + order.amount_minor, 0n);
  for (const guard of deps.guards) await guard(tx, call, { amountMinor, openMinor });
  const channel = (await listChannels(deps, tx, call)).find(
    (one) => one.method === method && (one.roomMinor === null || one.roomMinor >= amountMinor),
  );
  if (!channel) throw new Problem('paymentMethodClosed', 'This way to pay has no room now.');
  const order = await openDeposit(deps, tx, call, {
    terms,
    amountMinor,
    channelId: channel.id,
    payerName: null,
  });
  const by = { at: call.now, actor: 'member' } as const;
  const ready = await deps.book.apply(tx, order, { ...by, event: 'ready' });
  const credited = await deps.book.apply(tx, ready!, {
    ...by,
    event: 'final',
    paidMinor: order.to_pay_minor,
    creditedMinor: order.arrives_minor,
    changes: {
      paid_currency: order.currency,
      receipt_id: `${voucher.batch_id}-${voucher.place}`,
      instructions: null,
    },
  });
  await markRedeemed(tx, merchantCode, {
    batchId: voucher.batch_id,
    place: voucher.place,
    orderId: order.id,
    at: call.now,
  });
  return credited!;
}
