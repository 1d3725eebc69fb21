import { judgePayment } from '../../../engine/payments/mismatch.ts';
import { amountOf, minorOf } from '../amounts.ts';

interface Input {
  /** `100.00`, or with its currency `100.00 BRL`. */
  readonly asked: string;
  readonly paid: string;
  readonly methodMin?: string;
  readonly policy?: 'creditPaid';
}

/** What becomes of a payment that differs from what was asked. */
export function run({ asked, paid, methodMin = '0', policy }: Input) {
  const read = (text: string) => {
    const [amount = '', currency = ''] = text.split(' ');
    return { amountMinor: minorOf(amount), currency };
  };
  const { amountMinor, currency } = read(asked);
  const verdict = judgePayment(read(paid), {
    currency,
    askedMinor: amountMinor,
    creditedMinor: amountMinor,
    fee: { bearer: 'house', terms: {} },
    methodMinMinor: minorOf(methodMin),
    allowsOtherAmounts: policy === 'creditPaid',
  });
  if (!verdict.credit) return { state: 'underReview', credited: amountOf(0n) };
  const credited = amountOf(verdict.creditedMinor);
  return { state: 'confirmed', credited, bonusBase: credited };
}
