import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { getDeskWithdrawal } from '../../../../schemas/desk/payments.ts';
import { useWord } from '../../i18n/useWord.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Facts, Money, Time } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import { Approvals } from './Approvals.tsx';
import { Checks } from './Checks.tsx';
import { EarlierOrders } from './EarlierOrders.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { RedChecks, WithdrawalState } from './OrderState.tsx';
import { PAYOUT_STATE_NAMES } from './paymentWords.ts';
import styles from './payments.module.css';
import { Proofs, Steps } from './Story.tsx';
import { useOrderWords } from './useOrderWords.ts';
import { WithdrawalDecision } from './WithdrawalDecision.tsx';
import { WithdrawalFacts, type Withdrawal } from './WithdrawalFacts.tsx';

const AGAIN_MS = 10_000;

/** One withdrawal with everything that is needed to decide, and the decision. */
export function WithdrawalPage() {
  const { order = '' } = useParams();
  const { t } = useLingui();
  const { calls } = useDesk();
  const brand = useBrand()?.merchantCode;
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.withdrawal', brand, order],
    queryFn: ({ signal }) => calls.call(getDeskWithdrawal, { query: { order }, signal }),
    refetchInterval: AGAIN_MS,
  });
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  return (
    <>
      <PageHead title={`${data.member.account} · ${data.order}`}>
        <RedChecks count={data.red} />
        <WithdrawalState state={data.state} />
      </PageHead>
      <div className={styles.order}>
        <div className={styles.stack}>
          <Card>
            <WithdrawalFacts withdrawal={data} />
          </Card>
          <Card
            title={t({
              id: 'desk.withdrawal.checks',
              context: 'Heading of a part of the page of a withdrawal',
              message: 'Checks',
            })}
          >
            <Checks checks={data.checks} />
          </Card>
          <Card
            title={t({
              id: 'desk.withdrawal.member',
              context: 'Heading of a part of the page of a withdrawal',
              message: 'Member',
            })}
          >
            <MemberFacts member={data.member} brand={brand} deposited={data.deposited} />
          </Card>
          <Card
            title={t({
              id: 'desk.withdrawal.approvals',
              context: 'Heading of a part of the page of a withdrawal',
              message: 'Approvals',
            })}
          >
            <Approvals withdrawal={data} />
          </Card>
          <EarlierOrders member={data.member.id} without={data.order} />
          <Payouts withdrawal={data} />
          {data.proofs.length === 0 ? null : (
            <Card
              title={t({
                id: 'desk.payments.proofs',
                context: 'Heading of a part of the page of an order',
                message: 'Pictures of the member',
              })}
            >
              <Proofs proofs={data.proofs} />
            </Card>
          )}
          <Card
            title={t({
              id: 'desk.payments.history',
              context: 'Heading of a part of the page of an order',
              message: 'History',
            })}
          >
            <Steps steps={data.steps} />
          </Card>
        </div>
        <WithdrawalDecision withdrawal={data} />
      </div>
    </>
  );
}

/** Each payment of the order, with what its provider said. */
function Payouts({ withdrawal: { payouts, currency } }: { withdrawal: Withdrawal }) {
  const { t } = useLingui();
  const word = useWord();
  const words = useOrderWords();
  if (payouts.length === 0) return null;
  return (
    <Card
      title={t({
        id: 'desk.withdrawal.payouts',
        context: 'Heading of a part of the page of a withdrawal',
        message: 'Payments',
      })}
    >
      <div className={styles.stack}>
        {payouts.map((payout) => (
          <Facts
            key={payout.id}
            rows={[
              [words.state, word(PAYOUT_STATE_NAMES, payout.state)],
              [words.amount, <Money key="amount" amount={payout.amount} currency={currency} />],
              [
                words.channel,
                payout.channel ??
                  t({
                    id: 'desk.withdrawal.byHand',
                    context: 'In place of a channel: somebody pays it at the bank',
                    message: 'By hand',
                  }),
              ],
              [words.receipt, payout.reference],
              [words.reason, payout.reason],
              [words.paidAt, <Time key="at" at={payout.at} />],
            ]}
          />
        ))}
      </div>
    </Card>
  );
}
