import type { DepositRow } from '../../db/paymentTables.ts';

/** What an order expects, as it was agreed. */
export const askedOf = (order: DepositRow) => {
  const { terms } = order;
  return {
    currency: order.currency,
    askedMinor: order.to_pay_minor,
    creditedMinor: order.arrives_minor,
    fee: {
      bearer: terms.bearer,
      terms: {
        rate: terms.fee.rate,
        fixedMinor: BigInt(terms.fee.fixed),
        minMinor: BigInt(terms.fee.min),
        ...(terms.fee.max !== undefined && { maxMinor: BigInt(terms.fee.max) }),
      },
    },
    methodMinMinor: BigInt(terms.min),
    methodMaxMinor: BigInt(terms.max),
    allowsOtherAmounts: terms.allowsOtherAmounts,
  };
};
