import type {
  ProviderRefundAnswer,
  ProviderRefundBody,
  ProviderState,
} from '../../schemas/paymentsApi.ts';
import { addAmounts, isLess } from './amounts.ts';
import type { createDeliveries, SimulatedAccount } from './deliveries.ts';

type Deliveries = ReturnType<typeof createDeliveries>;

/** A payment that is waited for, or was made. */
export interface SimulatedPayment {
  readonly account: SimulatedAccount;
  readonly kind: 'order' | 'receipt';
  /** Of an order: whether its page asks for a card, or for a yes as a wallet's application does. */
  readonly page: 'card' | 'wallet' | null;
  readonly name: string;
  readonly asked: { readonly amount: string; readonly currency: string };
  readonly reference: string | null;
  readonly returnUrl: string | null;
  readonly at: Date;
  state: ProviderState;
  paid: { amount: string; currency: string } | null;
  receipt: string | null;
  payer: string | null;
  /** What went back in all; null where nothing did. */
  refunded: string | null;
}

interface KeptRefund {
  readonly account: SimulatedAccount;
  readonly answer: ProviderRefundAnswer;
}

/** Gives an amount of a payment back; false where there is not so much left of it. */
export function takeFrom(payment: SimulatedPayment, amount: string): boolean {
  const refunded = addAmounts(payment.refunded ?? '0', amount);
  if (payment.state !== 'final' || payment.paid === null) return false;
  if (isLess(payment.paid.amount, refunded)) return false;
  payment.refunded = refunded;
  if (!isLess(refunded, payment.paid.amount)) payment.state = 'refunded';
  return true;
}

/** Sends back what customers ask for. An amount that ends in 13 is refused, as where a card is closed. */
export function createRefunding(
  ids: () => string,
  payments: ReadonlyMap<string, SimulatedPayment>,
  { tell }: Deliveries,
) {
  const refunds = new Map<string, KeptRefund>();
  const findPaid = (account: SimulatedAccount, { order, receipt }: ProviderRefundBody) =>
    [order, receipt]
      .map((name) => payments.get(name ?? ''))
      .find((payment) => payment?.account === account);
  return {
    /** Sends back; the same refund again is the same one. */
    refund(account: SimulatedAccount, wanted: ProviderRefundBody): ProviderRefundAnswer {
      const known = refunds.get(wanted.refund);
      if (known) return known.answer;
      const payment = findPaid(account, wanted);
      const isDone =
        payment?.paid?.currency === wanted.currency &&
        !wanted.amount.endsWith('13') &&
        takeFrom(payment, wanted.amount);
      const answer = {
        refund: wanted.refund,
        state: isDone ? ('done' as const) : ('failed' as const),
        receipt: isDone ? `ref_${ids()}` : null,
        reason: isDone ? null : 'it cannot be sent back',
      };
      refunds.set(wanted.refund, { account, answer });
      if (payment) tell(account, { about: payment.kind, name: payment.name, what: 'refunded' });
      return { ...answer, state: 'pending' };
    },
    findRefund(account: SimulatedAccount, name: string): ProviderRefundAnswer | null {
      const found = refunds.get(name);
      return found?.account === account ? found.answer : null;
    },
  };
}
