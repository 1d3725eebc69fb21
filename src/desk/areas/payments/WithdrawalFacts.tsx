import { useLingui } from '@lingui/react/macro';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { getDeskWithdrawal } from '../../../../schemas/desk/payments.ts';
import { useWord } from '../../i18n/useWord.ts';
import { Facts, Money, Time } from '../../parts/values.tsx';
import { PAYOUT_TYPE_NAMES } from './paymentWords.ts';
import styles from './payments.module.css';
import { useOrderWords } from './useOrderWords.ts';

/** A withdrawal with all that is known of it. */
export type Withdrawal = DeskValueOf<typeof getDeskWithdrawal>;

/** What leaves the wallet, what is kept, and what goes where. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useLingui();
  const word = useWord();
  const words = useOrderWords();
  const { currency, received, remaining } = withdrawal;
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  return (
    <>
      <p className={styles.amount}>{money(withdrawal.payout)}</p>
      <Facts
        rows={[
          [words.amount, money(withdrawal.amount)],
          [
            t({ id: 'desk.withdrawal.fee', context: 'Name of a fact', message: 'Fee' }),
            money(withdrawal.fee),
          ],
          [
            t({
              id: 'desk.withdrawal.administrationFee',
              context: 'Name of a fact: share that is kept of deposits that were not played',
              message: 'Fee on unplayed deposits',
            }),
            money(withdrawal.administrationFee),
          ],
          [
            words.account,
            `${word(PAYOUT_TYPE_NAMES, withdrawal.accountType)} ${withdrawal.account}`,
          ],
          [
            t({
              id: 'desk.withdrawal.holder',
              context: 'Name of a fact: whose account it is',
              message: 'Holder',
            }),
            withdrawal.holder,
          ],
          ...(withdrawal.number === null
            ? []
            : [
                [
                  t({
                    id: 'desk.withdrawal.number',
                    context: 'Name of a fact: whole number of an account, for who pays by hand',
                    message: 'Whole number',
                  }),
                  withdrawal.number,
                ] as const,
              ]),
          [words.createdAt, <Time key="created" at={withdrawal.createdAt} />],
          ...(withdrawal.paidAt === null
            ? []
            : [[words.paidAt, <Time key="paid" at={withdrawal.paidAt} />] as const]),
          ...(received === null
            ? []
            : [
                [
                  t({
                    id: 'desk.withdrawal.received',
                    context: 'Name of a fact: how much came, says the member',
                    message: 'Received',
                  }),
                  money(received),
                ] as const,
              ]),
          ...(remaining === null
            ? []
            : [
                [
                  t({
                    id: 'desk.withdrawal.remaining',
                    context: 'Name of a fact: how much did not come, says the member',
                    message: 'Remaining',
                  }),
                  money(remaining),
                ] as const,
              ]),
          ...(withdrawal.reason === null ? [] : [[words.reason, withdrawal.reason] as const]),
        ]}
      />
    </>
  );
}
