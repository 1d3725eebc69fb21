import type { Updateable } from 'kysely';
import {
  depositStep,
  type DepositEvent,
  type DepositMoney,
} from '../../../engine/payments/depositStates.ts';
import type { DepositBonusRefusal, DepositState } from '../../../schemas/api/deposits.ts';
import type { NoticeKind, NoticeWord } from '../../../schemas/notices.ts';
import type { Tx } from '../../db/database.ts';
import type { DepositRow } from '../../db/paymentTables.ts';
import type { Tables } from '../../db/tables.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { DepositOffers } from '../bonuses/depositOffers.ts';
import { tell } from '../notices/tell.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import type { TurnoverService } from '../turnover/turnover.service.ts';
import {
  captureDisputed,
  credit,
  givePart,
  holdDisputed,
  releaseDisputed,
  takePart,
} from './depositMoney.ts';
import { paidOf } from './depositParts.ts';
import { updateDeposit } from './deposits.repository.ts';
import { workOffDebts } from './receivables.ts';

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
  /** Of a part that goes back: how much of the payment, and which part that is. */
  readonly part?: { readonly minor: bigint; readonly source: string };
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

/** What members are told of a state that an order comes to. */
const TOLD: Readonly<Partial<Record<DepositState, NoticeKind>>> = {
  confirmed: 'depositArrived',
  failed: 'depositRefused',
  refunded: 'depositReturned',
};

/** Tells the member what became of an order; an order that comes to a state once more tells it once. */
async function tellMember(
  tx: Tx,
  { row, at }: { readonly row: DepositRow; readonly at: Date },
): Promise<void> {
  const kind = TOLD[row.state];
  // An order that never began said so on its own page.
  if (!kind || (kind === 'depositRefused' && row.paid_minor === null)) return;
  const minor = kind === 'depositArrived' ? row.credited_minor : row.paid_minor;
  await tell(tx, {
    merchantCode: row.merchant_code,
    memberId: row.member_id,
    kind,
    name: `${row.id} ${row.state}`,
    values: {
      amount: {
        money: toWireAmount(minor ?? row.amount_minor, row.decimals),
        currency: row.currency,
      },
      order: { text: row.id },
    },
    at,
  });
}

const REFUSAL_WORDS: Readonly<Record<DepositBonusRefusal, NoticeWord>> = {
  belowLeast: 'bonusBelowLeast',
  had: 'bonusHad',
  over: 'bonusOver',
  notNow: 'bonusNotNow',
};

/** Tells the member that the bonus of an order does not come with it. */
const tellRefusedBonus = (
  tx: Tx,
  order: DepositRow,
  { refused, at }: { readonly refused: DepositBonusRefusal; readonly at: Date },
) =>
  tell(tx, {
    merchantCode: order.merchant_code,
    memberId: order.member_id,
    kind: 'depositBonusRefused',
    name: order.id,
    values: {
      bonus: { text: order.bonus!.title },
      reason: { word: REFUSAL_WORDS[refused] },
      order: { text: order.id },
    },
    at,
  });

const ENDED: ReadonlySet<string> = new Set(['confirmed', 'failed', 'refunded', 'expired']);

/** What orders do beside their money. */
interface BookDeps {
  readonly payments: Pick<PaymentsService, 'writeStep'>;
  readonly turnover: Pick<TurnoverService, 'add'>;
  readonly offers: Pick<DepositOffers, 'pay'>;
}

/** Gives the bonus of an order that is credited, and says what its row keeps of it. */
async function payOffer(
  offers: BookDeps['offers'],
  tx: Tx,
  order: DepositRow,
  of: { readonly at: Date; readonly creditedMinor: bigint },
): Promise<Updateable<Tables['deposit_orders']>> {
  const paid = await offers.pay(tx, order, of);
  if (paid === null) return {};
  if ('givenMinor' in paid) return { bonus_minor: paid.givenMinor };
  await tellRefusedBonus(tx, order, { refused: paid.refused, at: of.at });
  return { bonus_refused: paid.refused };
}

/** Makes the book. */
export function createDepositBook({ payments, turnover, offers }: BookDeps): DepositBook {
  type Move = (
    tx: Tx,
    order: DepositRow,
    happening: DepositHappening,
  ) => Promise<Updateable<Tables['deposit_orders']>>;
  const nothing: Move = async () => ({});
  const moves: Readonly<Record<DepositMoney, Move>> = {
    none: nothing,
    // What an order reserves in limits is counted by its state.
    freeRoom: nothing,
    async credit(tx, order, happening) {
      const { at, paidMinor = 0n, creditedMinor = 0n } = happening;
      await credit(tx, order, { at, paidMinor, creditedMinor });
      const owedMinor = await workOffDebts(tx, payments, order, { at, creditedMinor });
      // What only paid a debt is not there to be played.
      if (owedMinor < creditedMinor) {
        await turnover.add(tx, {
          merchantCode: order.merchant_code,
          memberId: order.member_id,
          source: 'deposit',
          reference: order.id,
          creditedMinor: creditedMinor - owedMinor,
          multiplier: order.terms.turnover,
          at,
        });
      }
      return {
        ...(await payOffer(offers, tx, order, { at, creditedMinor: creditedMinor - owedMinor })),
        credited_minor: creditedMinor,
        paid_minor: paidMinor,
        confirmed_at: at,
        is_late: happening.event === 'lateFinal',
        poll_at: null,
      };
    },
    takeBack: (tx, order, { at }) =>
      takePart(tx, order, { minor: paidOf(order) - order.refunded_minor, source: '', at }),
    takePart: (tx, order, { at, part }) => takePart(tx, order, { ...part!, at }),
    givePart: (tx, order, { at, part }) => givePart(tx, order, { ...part!, at }),
    hold: (tx, order, { at }) => holdDisputed(tx, order, at),
    release: (tx, order, { at }) => releaseDisputed(tx, order, at),
    capture: (tx, order, { at }) => captureDisputed(tx, order, at),
  };
  return {
    async apply(tx, order, happening) {
      const { event, at, actor, detail = null, changes } = happening;
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
      const moved = await moves[step.money](tx, order, happening);
      const isElsewhere = step.to !== step.from;
      const row = await updateDeposit(tx, order, {
        ...changes,
        ...moved,
        state: step.to,
        ...(step.to !== 'underReview' && { review_reason: null }),
        ...(isElsewhere && ENDED.has(step.to) && { ended_at: at }),
        ...(step.to === 'disputed' && { ended_at: null }),
      });
      await payments.writeStep(tx, { ...kept, state: step.to });
      if (isElsewhere) await tellMember(tx, { row, at });
      return row;
    },
  };
}

/** Whether a credit was refused since the wallet is full. */
export const isWalletFull = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'walletFull';
