import type { AccountRef } from '../../ledger/accounts.ts';
import type { Hold } from '../../ledger/holds.ts';
import type { Posting } from '../../ledger/postMany.ts';
import { moveLegs, type Transfer, type TransferKind } from '../../ledger/transfer.ts';
import type { OrderRow } from './orders.repository.ts';

/** What money of lotteries moves for. */
export type LotteryMove =
  | 'stake'
  | 'prize'
  | 'rebate'
  | 'refund'
  /** What a corrected result gives beyond, or takes back of, what was paid. */
  | 'correction'
  /** What could not be posted then, and is now. */
  | 'debt';

const KINDS: Readonly<Record<LotteryMove, TransferKind>> = {
  stake: 'bet',
  prize: 'win',
  rebate: 'bonus',
  refund: 'refund',
  correction: 'adjustment',
  debt: 'adjustment',
};

const house: AccountRef = { house: 'lottery' };

/** Whose money moves, and for what. */
export type MoneyOf = Pick<
  OrderRow,
  'merchant_code' | 'id' | 'member_id' | 'currency' | 'lottery' | 'stake_minor'
>;

/** The name of an order's hold. */
export const holdOf = ({ id }: Pick<OrderRow, 'id'>) => `lottery ${id}`;

/** What members read in their statements. */
const referTo = ({ lottery, id }: MoneyOf) => `${lottery} ${id}`;

/**
 * Money of an order between its member's main wallet and what the house keeps for lotteries: above zero comes in, below goes
 * out. It is named by order, reason and version of the result, so nothing is ever paid twice.
 */
export function moveFor(
  order: MoneyOf,
  move: LotteryMove,
  {
    amountMinor,
    version,
    at,
  }: { readonly amountMinor: bigint; readonly version: number; readonly at: Date },
): Transfer {
  const wallet: AccountRef = { member: order.member_id };
  return {
    merchantCode: order.merchant_code,
    id: `lottery ${move} ${order.id} ${version}`,
    kind: KINDS[move],
    reference: referTo(order),
    currency: order.currency,
    legs:
      amountMinor > 0n
        ? moveLegs(house, wallet, amountMinor)
        : moveLegs(wallet, house, -amountMinor),
    at,
  };
}

/** What orders cost together. */
export const sumStakes = (orders: readonly { readonly stake_minor: bigint }[]): bigint =>
  orders.reduce((sum, { stake_minor }) => sum + stake_minor, 0n);

/** The stake of an order. */
export const takeStake = (order: MoneyOf, at: Date): Transfer =>
  moveFor(order, 'stake', { amountMinor: -order.stake_minor, version: 0, at });

/** The stake of an order, from what was held for it. */
export const captureStake = (order: MoneyOf, at: Date): Posting => ({
  ...takeStake(order, at),
  hold: holdOf(order),
});

/** Part of what could not be posted of an order: above zero the member pays it. It is named by what was paid of it before. */
export const payDebt = (
  debt: Omit<MoneyOf, 'id'> & {
    readonly order_id: string;
    readonly version: number;
    readonly cleared_minor: bigint;
  },
  { amountMinor, at }: { readonly amountMinor: bigint; readonly at: Date },
): Transfer => {
  const { order_id: id, version, cleared_minor: cleared } = debt;
  const move = moveFor({ ...debt, id }, 'debt', { amountMinor: -amountMinor, version, at });
  return { ...move, id: `${move.id} ${cleared}` };
};

/** Longer than any draw is waited for. */
const HOLD_MS = 400 * 86_400_000;

/** What is set aside for a later issue of a chase. */
export const holdStake = (order: MoneyOf, at: Date): Hold => ({
  merchantCode: order.merchant_code,
  id: holdOf(order),
  kind: KINDS.stake,
  reference: referTo(order),
  currency: order.currency,
  wallet: { member: order.member_id },
  amountMinor: order.stake_minor,
  at,
  endsAt: new Date(at.getTime() + HOLD_MS),
});
