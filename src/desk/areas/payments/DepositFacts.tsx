import { useLingui } from '@lingui/react/macro';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { getDeskDeposit } from '../../../../schemas/desk/payments.ts';
import { useWord } from '../../i18n/useWord.ts';
import { Facts, Money, Time } from '../../parts/values.tsx';
import { DEPOSIT_TYPE_NAMES } from './paymentWords.ts';
import styles from './payments.module.css';
import { REVIEW_REASON_NAMES } from './storyWords.ts';
import { useOrderWords } from './useOrderWords.ts';

/** A deposit with all that is known of it. */
export type Deposit = DeskValueOf<typeof getDeskDeposit>;

const isNothing = (amount: string) => /^0*(\.0*)?$/.test(amount);

/** What was asked for and what came, beside each other, and how it can be found at the bank. */
export function DepositFacts({ deposit }: { deposit: Deposit }) {
  const { t } = useLingui();
  const word = useWord();
  const words = useOrderWords();
  const { currency, paidCurrency } = deposit;
  return (
    <>
      <p className={styles.amount}>
        <Money amount={deposit.toPay} currency={currency} />
      </p>
      <Facts
        rows={[
          ...(deposit.reviewReason === null
            ? []
            : [
                [
                  t({
                    id: 'desk.deposit.reviewReason',
                    context: 'Name of a fact: why somebody has to look at a deposit',
                    message: 'Does not fit',
                  }),
                  <strong key="why" className={styles.red}>
                    {word(REVIEW_REASON_NAMES, deposit.reviewReason)}
                  </strong>,
                ] as const,
              ]),
          [words.reference, deposit.reference],
          [words.amount, <Money key="amount" amount={deposit.amount} currency={currency} />],
          [
            t({
              id: 'desk.deposit.paid',
              context: 'Name of a fact: what came',
              message: 'Came',
            }),
            <Money key="paid" amount={deposit.paidAmount} currency={paidCurrency ?? currency} />,
          ],
          [
            t({
              id: 'desk.deposit.credited',
              context: 'Name of a fact: what the wallet got',
              message: 'Credited',
            }),
            <Money key="credited" amount={deposit.credited} currency={currency} />,
          ],
          ...(isNothing(deposit.refunded)
            ? []
            : [
                [
                  t({
                    id: 'desk.deposit.refunded',
                    context: 'Name of a fact: what went back of a deposit, or is on its way',
                    message: 'Went back',
                  }),
                  <Money key="refunded" amount={deposit.refunded} currency={currency} />,
                ] as const,
              ]),
          [words.payer, deposit.payerName],
          [words.method, `${word(DEPOSIT_TYPE_NAMES, deposit.type)} · ${deposit.method}`],
          [words.channel, deposit.channel],
          [words.createdAt, <Time key="created" at={deposit.createdAt} />],
          [
            t({
              id: 'desk.deposit.claimedAt',
              context: 'Name of a fact: when the member said that it is paid',
              message: 'Said to be paid',
            }),
            <Time key="claimed" at={deposit.claimedAt} />,
          ],
          [
            t({
              id: 'desk.deposit.expiresAt',
              context: 'Name of a fact: until when a payment is waited for',
              message: 'Waits until',
            }),
            <Time key="expires" at={deposit.expiresAt} />,
          ],
          [words.endedAt, <Time key="ended" at={deposit.endedAt} />],
        ]}
      />
    </>
  );
}
