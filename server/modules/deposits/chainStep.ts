import {
  confirmationsOf,
  creditOfCoins,
  readUnits,
  worthOf,
} from '../../../engine/payments/confirmations.ts';
import type { Tx } from '../../db/database.ts';
import type { ChainTransferRow } from '../../db/chainTables.ts';
import type { DepositRow } from '../../db/paymentTables.ts';
import type { ChainTerms } from '../../providers/payments/provider.ts';
import type { DepositBook } from './depositBook.ts';
import type { DepositWork } from './depositWork.ts';
import { findOrderOf, lockTransfer, updateTransfer } from './chain.repository.ts';
import { lockDeposit, readCurrency, updateDeposit } from './deposits.repository.ts';
import { setAside, type SeenPayment } from './setAside.ts';

/** So much deeper than is needed, a payment is looked at no more. */
const BURIED = 64;

/** What a step is made from. */
export interface ChainStepDeps {
  readonly book: DepositBook;
  readonly work: Pick<DepositWork, 'settle'>;
  readonly aside: Parameters<typeof setAside>[0];
}

/** Where a payment is on its chain now. */
export interface ChainPlace {
  readonly terms: ChainTerms;
  /** Null: in no block. */
  readonly block: bigint | null;
  readonly head: bigint;
  readonly now: Date;
}

const receiptOf = ({ tx_hash: hash, place }: ChainTransferRow) => `${hash}:${place}`;

const isCoin = ({ token }: ChainTransferRow, terms: ChainTerms) =>
  token.toLowerCase() === terms.token.toLowerCase();

/** What a payment is worth to an order: by the rate that was told where it came in time, else by that of when it was seen. */
function worthTo(order: DepositRow, transfer: ChainTransferRow, { decimals }: ChainTerms): bigint {
  const told = order.instructions as {
    readonly amount: string;
    readonly rate: string;
    readonly rateEndsAt: string;
  };
  const quote = { rate: told.rate, coinDecimals: decimals, decimals: order.decimals };
  return creditOfCoins(
    {
      units: BigInt(transfer.units),
      seenAt: transfer.seen_at,
      quotedUnits: readUnits(told.amount, decimals),
      askedMinor: order.to_pay_minor,
      quoteEndsAt: new Date(told.rateEndsAt),
    },
    quote,
    transfer.rate,
  ).creditedMinor;
}

/** A payment that is deep enough is credited, or somebody looks at it. */
async function judge(
  { book, work, aside }: ChainStepDeps,
  tx: Tx,
  { transfer, order }: { readonly transfer: ChainTransferRow; readonly order?: DepositRow },
  { terms, now }: ChainPlace,
): Promise<void> {
  const of = { merchantCode: transfer.merchant_code, channelId: transfer.channel_id, at: now };
  const receipt = receiptOf(transfer);
  const isRight = isCoin(transfer, terms);
  const what = isRight ? null : `${transfer.units} of ${transfer.token}`;
  const put = async (reason: string) => {
    const { code, decimals } = await readCurrency(tx, transfer.merchant_code);
    const amountMinor = isRight
      ? worthOf(BigInt(transfer.units), {
          rate: transfer.rate,
          coinDecimals: terms.decimals,
          decimals,
        })
      : 0n;
    const payment: SeenPayment = {
      receipt,
      amountMinor,
      currency: code,
      reference: what ?? transfer.address,
      payer: transfer.payer,
    };
    await setAside(aside, tx, of, { payment, reason });
  };
  if (isRight && BigInt(transfer.units) < terms.dust) return put('dust');
  if (!order?.instructions) return put('unknownReference');
  const by = { at: now, actor: 'provider' };
  if (!isRight) {
    const changes = { review_reason: 'currency', receipt_id: receipt };
    const detail = what!;
    const isOpen = order.state === 'pending' || order.state === 'paid';
    if (!isOpen) return put('currency');
    await book.apply(tx, order, { ...by, event: 'mismatch', changes, detail });
    return;
  }
  await work.settle(
    tx,
    order,
    {
      receipt,
      payer: transfer.payer,
      reference: order.reference,
      amountMinor: worthTo(order, transfer, terms),
      currency: order.currency,
    },
    by,
  );
}

/** Shows the member how deep a payment is. */
async function show(tx: Tx, order: DepositRow, confirmations: number): Promise<DepositRow> {
  const shown = { ...order.instructions, confirmations };
  return updateDeposit(tx, order, { instructions: JSON.stringify(shown) });
}

async function onSeen(
  deps: ChainStepDeps,
  tx: Tx,
  { transfer, order }: { readonly transfer: ChainTransferRow; readonly order?: DepositRow },
  place: ChainPlace & { readonly confirmations: number },
): Promise<ChainTransferRow['state']> {
  const { confirmations, terms, now } = place;
  const by = { at: now, actor: 'provider' };
  if (confirmations >= terms.confirmations) {
    await judge(deps, tx, { transfer, ...(order && { order }) }, place);
    return 'final';
  }
  if (!order) return 'seen';
  if (confirmations === 0 && order.state === 'paid' && now > order.late_until) {
    await deps.book.apply(tx, order, { ...by, event: 'refused', detail: 'it left the chain' });
    return 'closed';
  }
  const isShown = order.state === 'pending' || order.state === 'paid';
  const isWorthIt = isCoin(transfer, terms) && BigInt(transfer.units) >= terms.dust;
  if (!isShown || !isWorthIt) return 'seen';
  const told =
    transfer.confirmations === confirmations ? order : await show(tx, order, confirmations);
  if (confirmations > 0 && told.state === 'pending') {
    await deps.book.apply(tx, told, { ...by, event: 'seen' });
  }
  return 'seen';
}

/** A payment that was judged may leave the chain again, and come back. */
async function onJudged(
  { book }: ChainStepDeps,
  tx: Tx,
  { transfer, order }: { readonly transfer: ChainTransferRow; readonly order?: DepositRow },
  { confirmations, terms, now }: ChainPlace & { readonly confirmations: number },
): Promise<ChainTransferRow['state']> {
  const by = { at: now, actor: 'provider' };
  const isDeep = confirmations >= terms.confirmations;
  const isCredited = order?.receipt_id === receiptOf(transfer);
  if (transfer.state === 'final' && !isDeep) {
    if (isCredited && order.state === 'confirmed') {
      await book.apply(tx, order, { ...by, event: 'chargeback', detail: 'it left the chain' });
    }
    return 'lost';
  }
  if (transfer.state === 'lost' && isDeep) {
    if (isCredited && order.state === 'disputed') {
      await book.apply(tx, order, { ...by, event: 'chargebackWon', detail: 'it is back' });
    }
    return 'final';
  }
  return confirmations >= terms.confirmations + BURIED ? 'closed' : transfer.state;
}

/** Takes a payment on by where it is on its chain now; the same place again changes nothing. */
export async function stepTransfer(
  deps: ChainStepDeps,
  tx: Tx,
  known: ChainTransferRow,
  place: ChainPlace,
): Promise<void> {
  const transfer = await lockTransfer(tx, known);
  if (!transfer || transfer.state === 'closed') return;
  const { merchant_code: merchantCode, member_id: memberId, channel_id: channelId } = transfer;
  const { now, block, head } = place;
  const id = transfer.order_id ?? (await findOrderOf(tx, { channelId, memberId, now }))?.id ?? null;
  const order = id === null ? undefined : await lockDeposit(tx, merchantCode, id);
  // It is being prepared: what to pay by comes first.
  if (order?.state === 'created') return;
  const confirmations = block === null ? 0 : confirmationsOf(Number(block), Number(head));
  const of = { transfer, ...(order && { order }) };
  const at = { ...place, confirmations };
  const state =
    transfer.state === 'seen' ? await onSeen(deps, tx, of, at) : await onJudged(deps, tx, of, at);
  await updateTransfer(tx, transfer, { state, confirmations, order_id: id });
}
