import { useLingui } from '@lingui/react/macro';

/** What columns and facts of orders of money are called. */
export function useOrderWords() {
  const { t } = useLingui();
  return {
    order: t({ id: 'desk.payments.order', context: 'Column or fact', message: 'Order' }),
    member: t({ id: 'desk.payments.member', context: 'Column or fact', message: 'Member' }),
    amount: t({ id: 'desk.payments.amount', context: 'Column or fact', message: 'Amount' }),
    payout: t({
      id: 'desk.payments.payout',
      context: 'Column or fact: amount of a withdrawal without its fees',
      message: 'To pay out',
    }),
    account: t({
      id: 'desk.payments.account',
      context: 'Column or fact: bank account, card or address that money goes to',
      message: 'Payout account',
    }),
    state: t({ id: 'desk.payments.state', context: 'Column, fact or filter', message: 'State' }),
    age: t({
      id: 'desk.payments.age',
      context: 'Column: how long ago it was asked for',
      message: 'Age',
    }),
    reference: t({
      id: 'desk.payments.reference',
      context: 'Column or fact: what a payer writes to name the order',
      message: 'Reference',
    }),
    payer: t({
      id: 'desk.payments.payer',
      context: 'Column or fact: name of who paid',
      message: 'Payer',
    }),
    method: t({ id: 'desk.payments.method', context: 'Column or fact', message: 'Method' }),
    channel: t({
      id: 'desk.payments.channel',
      context: 'Column or fact: account at a provider of payments',
      message: 'Channel',
    }),
    reason: t({ id: 'desk.payments.reason', context: 'Column or fact', message: 'Reason' }),
    receipt: t({
      id: 'desk.payments.receipt',
      context: 'Column, fact or field: name that the bank gave a payment',
      message: 'Bank’s number of the payment',
    }),
    paidAt: t({ id: 'desk.payments.paidAt', context: 'Column or fact', message: 'Paid at' }),
    createdAt: t({
      id: 'desk.payments.createdAt',
      context: 'Column or fact',
      message: 'Asked for at',
    }),
    endedAt: t({ id: 'desk.payments.endedAt', context: 'Column or fact', message: 'Ended at' }),
  };
}
