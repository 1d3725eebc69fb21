import type { Updateable } from 'kysely';
import {
  depositStep,
  type DepositEvent,
  type DepositMoney,
} from '../../../engine/payments/depositStates.ts';
import type { Tx } from '../../db/database.ts';
import type { DepositRow } from '../../db/paymentTables.ts';
import type { Tables } from '../../db/tables.ts';
import { Problem } from '../../http/problem.ts';
import { readBalances } from '../../ledger/balances.ts';
import { hold, release } from '../../ledger/holds.ts';
import { capture, post } from '../../ledger/post.ts';
import { moveLegs, type Leg } from '../../ledger/transfer.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import type { TurnoverService } from '../turnover/turnover.service.ts';
import { addReceivable, readHeld, updateDeposit } from './deposits.repository.ts';

/** Something that happened to an order. */
export interface DepositHappening {
  readonly event: DepositEvent;
  readonly at: Date;
  /** member, system, provider, or the name of somebody of the staff. */
  readonly actor: string;
  readonly detail?: string;
  /** Of a credit: what was paid, and what of it is the member's. */
  readonly paidMinor?: bigint;
  readonly creditedMinor?: bigint;
  readonly changes?: Updateable<Tables['deposit_orders']>;
}

/** Takes orders from state to state, with the money that goes with it. */
export interface DepositBook {
  /**
   * Does what the table of states has for an event, in the caller's transaction, of an order that is locked. What it has nothing
   * for is written down and changes nothing: then null. Throws Problem walletFull where the wallet takes no more.
   */
  apply(tx: Tx, order: DepositRow, happening: DepositHappening): Promise<DepositRow | null>;
}

/** Longer than any bank takes to decide. */
const DISPUTE_MS = 400 * 86_400_000;

const nameOf = ({ id }: DepositRow) => `deposit:${id}`;
const disputeOf = ({ id }: DepositRow) => `deposit dispute:${id}`;
const walletOf = ({ member_id: member }: DepositRow) => ({ member });
const house = { house: 'deposits' } as const;

const base = (order: DepositRow, at: Date) =>
  ({
    merchantCode: order.merchant_code,
    kind: 'deposit',
    reference: order.id,
    currency: order.currency,
    at,
  }) as const;

async function credit(tx: Tx, order: DepositRow, happening: DepositHappening): Promise<void> {
  const { paidMinor = 0n, creditedMinor = 0n, at } = happening;
  const feeMinor = paidMinor - creditedMinor;
  const legs: Leg[] = [
    { account: house, amountMinor: -paidMinor },
    { account: walletOf(order), amountMinor: creditedMinor },
    ...(feeMinor > 0n ? [{ account: { house: 'fees' } as const, amountMinor: feeMinor }] : []),
  ];
  await post(tx, { ...base(order, at), id: nameOf(order), legs });
}

async function available(tx: Tx, order: DepositRow): Promise<bigint> {
  const { merchant_code: merchantCode, member_id: memberId, currency } = order;
  const [main] = await readBalances(tx, { merchantCode, memberId, currency });
  return main!.availableMinor;
}

async function owe(
  tx: Tx,
  order: DepositRow,
  { reason, minor, at }: { reason: 'refund' | 'chargeback'; minor: bigint; at: Date },
): Promise<void> {
  if (minor <= 0n) return;
  await addReceivable(tx, {
    merchant_code: order.merchant_code,
    order_id: order.id,
    reason,
    member_id: order.member_id,
    currency: order.currency,
    amount_minor: minor,
    created_at: at,
  });
}

const lesser = (one: bigint, other: bigint) => (one < other ? one : other);

/** Takes back what the provider gave back; what is gone is owed. */
async function takeBack(tx: Tx, order: DepositRow, at: Date): Promise<void> {
  const creditedMinor = order.credited_minor ?? 0n;
  const minor = lesser(await available(tx, order), creditedMinor);
  if (minor > 0n) {
    const legs = moveLegs(walletOf(order), house, minor);
    await post(tx, { ...base(order, at), id: `${nameOf(order)}:refund`, legs });
  }
  await owe(tx, order, { reason: 'refund', minor: creditedMinor - minor, at });
}

async function holdDisputed(tx: Tx, order: DepositRow, at: Date): Promise<void> {
  const minor = lesser(await available(tx, order), order.credited_minor ?? 0n);
  if (minor === 0n) return;
  await hold(tx, {
    ...base(order, at),
    id: disputeOf(order),
    wallet: walletOf(order),
    amountMinor: minor,
    endsAt: new Date(at.getTime() + DISPUTE_MS),
  });
}

/** What is on hold for a dispute; nothing where the wallet was empty. */
const findHeld = (tx: Tx, order: DepositRow): Promise<bigint> =>
  readHeld(tx, order.merchant_code, disputeOf(order));

async function captureDisputed(tx: Tx, order: DepositRow, at: Date): Promise<void> {
  const minor = await findHeld(tx, order);
  if (minor > 0n) {
    const legs = moveLegs(walletOf(order), house, minor);
    await capture(tx, disputeOf(order), { ...base(order, at), id: `${nameOf(order)}:lost`, legs });
  }
  await owe(tx, order, { reason: 'chargeback', minor: (order.credited_minor ?? 0n) - minor, at });
}

async function releaseDisputed(tx: Tx, order: DepositRow, at: Date): Promise<void> {
  if ((await findHeld(tx, order)) === 0n) return;
  await release(tx, { merchantCode: order.merchant_code, id: disputeOf(order), at });
}

const ENDED: ReadonlySet<string> = new Set(['confirmed', 'failed', 'refunded', 'expired']);

/** Makes the book. */
export function createDepositBook({
  payments,
  turnover,
}: {
  readonly payments: Pick<PaymentsService, 'writeStep'>;
  readonly turnover: Pick<TurnoverService, 'add'>;
}): DepositBook {
  const moves: Readonly<
    Record<DepositMoney, (tx: Tx, order: DepositRow, happening: DepositHappening) => Promise<void>>
  > = {
    none: async () => undefined,
    // What an order reserves in limits is counted by its state.
    freeRoom: async () => undefined,
    async credit(tx, order, happening) {
      await credit(tx, order, happening);
      await turnover.add(tx, {
        merchantCode: order.merchant_code,
        memberId: order.member_id,
        source: 'deposit',
        reference: order.id,
        creditedMinor: happening.creditedMinor ?? 0n,
        multiplier: order.terms.turnover,
        at: happening.at,
      });
    },
    takeBack: (tx, order, { at }) => takeBack(tx, order, at),
    hold: (tx, order, { at }) => holdDisputed(tx, order, at),
    release: (tx, order, { at }) => releaseDisputed(tx, order, at),
    capture: (tx, order, { at }) => captureDisputed(tx, order, at),
  };
  return {
    async apply(tx, order, happening) {
      const { event, at, actor, detail = null, paidMinor, creditedMinor, changes } = happening;
      const step = depositStep(order.state, event);
      const kept = {
        merchant_code: order.merchant_code,
        order_id: order.id,
        at,
        event,
        actor,
        detail,
      };
      if (!step) {
        await payments.writeStep(tx, { ...kept, state: order.state, is_refused: true });
        return null;
      }
      await moves[step.money](tx, order, happening);
      const row = await updateDeposit(tx, order, {
        ...changes,
        state: step.to,
        ...(step.to !== 'underReview' && { review_reason: null }),
        ...(step.money === 'credit' && {
          credited_minor: creditedMinor,
          paid_minor: paidMinor,
          confirmed_at: at,
          is_late: event === 'lateFinal',
          poll_at: null,
        }),
        ...(ENDED.has(step.to) && { ended_at: at }),
        ...(step.to === 'disputed' && { ended_at: null }),
      });
      await payments.writeStep(tx, { ...kept, state: step.to });
      return row;
    },
  };
}

/** Whether a credit was refused since the wallet is full. */
export const isWalletFull = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'walletFull';
