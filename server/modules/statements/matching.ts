import { depositStep } from '../../../engine/payments/depositStates.ts';
import { findReferences } from '../../../engine/payments/references.ts';
import type { Tx } from '../../db/database.ts';
import type { DepositRow, UnmatchedRow } from '../../db/paymentTables.ts';
import type { DepositDesk } from '../deposits/depositDesk.ts';

/** Which order a payment is for: for certain by its reference and amount, or likely by amount and name. */
export interface Proposal {
  readonly order: DepositRow;
  readonly isCertain: boolean;
}

/** Words of a name, without accents and signs, sorted. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .sort();

/** Whether two names share all the words of the shorter one, and two at least, or are one word that is the same. */
export function isSameName(one: string | null, other: string | null): boolean {
  const [short = [], long = []] = [wordsOf(one ?? ''), wordsOf(other ?? '')].sort(
    (a, b) => a.length - b.length,
  );
  if (short.length === 0 || (short.length === 1 && long.length > 1)) return false;
  return short.every((word) => long.includes(word));
}

const takes = ({ state, late_until: lateUntil }: DepositRow, now: Date): boolean =>
  depositStep(state, 'final') !== undefined || (state === 'expired' && now <= lateUntil);

const fits = (order: DepositRow, payment: UnmatchedRow): boolean =>
  order.currency === payment.currency && order.to_pay_minor === payment.amount_minor;

/** Finds the order of a payment; null where there is none, or more than one that is likely. */
export async function propose(
  tx: Tx,
  desk: Pick<DepositDesk, 'listByReferences' | 'listByAmount'>,
  payment: UnmatchedRow,
  now: Date,
): Promise<Proposal | null> {
  const { merchant_code: merchantCode } = payment;
  const references = findReferences(payment.reference ?? '');
  const named = await desk.listByReferences(tx, merchantCode, references);
  const open = named.filter((order) => takes(order, now));
  const [order] = open;
  if (order && open.length === 1) return { order, isCertain: fits(order, payment) };
  const { currency, amount_minor: minor } = payment;
  const likely = (await desk.listByAmount(tx, merchantCode, { currency, minor })).filter(
    (one) => takes(one.order, now) && isSameName(one.order.payer_name ?? one.payee, payment.payer),
  );
  return likely.length === 1 ? { order: likely[0]!.order, isCertain: false } : null;
}
