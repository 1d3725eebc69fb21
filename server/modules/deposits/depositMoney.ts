import type { Updateable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { DepositRow } from '../../db/paymentTables.ts';
import type { Tables } from '../../db/tables.ts';
import { hold, release } from '../../ledger/holds.ts';
import { capture, post } from '../../ledger/post.ts';
import { moveLegs, type Leg } from '../../ledger/transfer.ts';
import { creditLeft, memberShare, paidOf } from './depositParts.ts';
import { readHeld } from './deposits.repository.ts';
import { owe, readAvailable, undoDebt } from './receivables.ts';
import { findRefund, updateRefund } from './refunds.repository.ts';

/** What a step changes in its order. */
type Changes = Updateable<Tables['deposit_orders']>;

/** A part of a payment: how much of it, and which part that is. */
interface Part {
  readonly minor: bigint;
  readonly source: string;
  readonly at: Date;
}

/** Longer than any bank takes to decide. */
const DISPUTE_MS = 400 * 86_400_000;

const house = { house: 'deposits' } as const;
const fees = { house: 'fees' } as const;

const nameOf = ({ id }: DepositRow) => `deposit:${id}`;
const walletOf = ({ member_id: member }: DepositRow) => ({ member });
const lesser = (one: bigint, other: bigint) => (one < other ? one : other);

/** Each dispute of an order holds money under a name of its own. */
const disputeOf = ({ id }: DepositRow, count: number) =>
  count > 1 ? `deposit dispute:${id}:${count}` : `deposit dispute:${id}`;

const base = (order: DepositRow, at: Date) =>
  ({
    merchantCode: order.merchant_code,
    kind: 'deposit',
    reference: order.id,
    currency: order.currency,
    at,
  }) as const;

/** Credits what was paid, without its fee. */
export async function credit(
  tx: Tx,
  order: DepositRow,
  paid: { readonly paidMinor: bigint; readonly creditedMinor: bigint; readonly at: Date },
): Promise<void> {
  const { paidMinor, creditedMinor, at } = paid;
  const feeMinor = paidMinor - creditedMinor;
  const legs: Leg[] = [
    { account: house, amountMinor: -paidMinor },
    { account: walletOf(order), amountMinor: creditedMinor },
    ...(feeMinor > 0n ? [{ account: fees, amountMinor: feeMinor }] : []),
  ];
  await post(tx, { ...base(order, at), id: nameOf(order), legs });
}

/** Takes a part of a payment back: first the member's share of what the wallet has, then the fee. What is gone is owed. */
export async function takePart(
  tx: Tx,
  order: DepositRow,
  { minor, source, at }: Part,
): Promise<Changes> {
  const refundedMinor = order.refunded_minor + minor;
  const shareMinor = memberShare(order, refundedMinor) - memberShare(order, order.refunded_minor);
  const takenMinor = lesser(await readAvailable(tx, order), shareMinor);
  const feeMinor = minor - shareMinor;
  const name = source === '' ? 'refund' : `refund:${source}`;
  const legs: Leg[] = [
    ...(takenMinor > 0n ? [{ account: walletOf(order), amountMinor: -takenMinor }] : []),
    ...(feeMinor > 0n ? [{ account: fees, amountMinor: -feeMinor }] : []),
    { account: house, amountMinor: takenMinor + feeMinor },
  ];
  if (legs.length > 1) await post(tx, { ...base(order, at), id: `${nameOf(order)}:${name}`, legs });
  await owe(tx, order, { reason: 'refund', source, minor: shareMinor - takenMinor, at });
  if (source !== '' && (await findRefund(tx, source))) {
    await updateRefund(tx, source, { taken_minor: takenMinor });
  }
  return { refunded_minor: refundedMinor };
}

/** Gives back what was taken for a refund that failed, and what was paid of its debt since. */
export async function givePart(
  tx: Tx,
  order: DepositRow,
  { minor, source, at }: Part,
): Promise<Changes> {
  const refundedMinor = order.refunded_minor - minor;
  const shareMinor = memberShare(order, order.refunded_minor) - memberShare(order, refundedMinor);
  const { taken_minor: takenMinor } = (await findRefund(tx, source))!;
  const backMinor = takenMinor + (await undoDebt(tx, order, { source, at }));
  const feeMinor = minor - shareMinor;
  const legs: Leg[] = [
    { account: house, amountMinor: -(backMinor + feeMinor) },
    ...(backMinor > 0n ? [{ account: walletOf(order), amountMinor: backMinor }] : []),
    ...(feeMinor > 0n ? [{ account: fees, amountMinor: feeMinor }] : []),
  ];
  const id = `${nameOf(order)}:refund:${source}:back`;
  if (legs.length > 1) await post(tx, { ...base(order, at), id, legs });
  return { refunded_minor: refundedMinor };
}

/** Holds what the wallet has of a deposit that is disputed. */
export async function holdDisputed(tx: Tx, order: DepositRow, at: Date): Promise<Changes> {
  const disputes = order.disputes + 1;
  const minor = lesser(await readAvailable(tx, order), creditLeft(order));
  if (minor > 0n) {
    await hold(tx, {
      ...base(order, at),
      id: disputeOf(order, disputes),
      wallet: walletOf(order),
      amountMinor: minor,
      endsAt: new Date(at.getTime() + DISPUTE_MS),
    });
  }
  return { disputes };
}

/** What is on hold for a dispute; nothing where the wallet was empty. */
const findHeld = (tx: Tx, order: DepositRow): Promise<bigint> =>
  readHeld(tx, order.merchant_code, disputeOf(order, order.disputes));

/** A dispute is lost: what is on hold goes, and the rest is owed. */
export async function captureDisputed(tx: Tx, order: DepositRow, at: Date): Promise<Changes> {
  const heldMinor = await findHeld(tx, order);
  const shareMinor = creditLeft(order);
  const feeMinor = paidOf(order) - order.refunded_minor - shareMinor;
  if (heldMinor > 0n) {
    const legs = moveLegs(walletOf(order), house, heldMinor);
    const name = disputeOf(order, order.disputes);
    await capture(tx, name, { ...base(order, at), id: `${nameOf(order)}:lost`, legs });
  }
  if (feeMinor > 0n) {
    const legs = moveLegs(fees, house, feeMinor);
    await post(tx, { ...base(order, at), id: `${nameOf(order)}:lost fee`, legs });
  }
  await owe(tx, order, { reason: 'chargeback', source: '', minor: shareMinor - heldMinor, at });
  return { refunded_minor: paidOf(order) };
}

/** A dispute is won: what is on hold is free again. */
export async function releaseDisputed(tx: Tx, order: DepositRow, at: Date): Promise<Changes> {
  if ((await findHeld(tx, order)) > 0n) {
    const id = disputeOf(order, order.disputes);
    await release(tx, { merchantCode: order.merchant_code, id, at });
  }
  return {};
}
