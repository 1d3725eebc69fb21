import { useLingui } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { getDeskDeposit } from '../../../../schemas/desk/payments.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import { DepositDecision } from './DepositDecision.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { EarlierOrders } from './EarlierOrders.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { DepositState } from './OrderState.tsx';
import styles from './payments.module.css';
import { Refunds } from './RefundParts.tsx';
import { Proofs, Steps } from './Story.tsx';

const AGAIN_MS = 10_000;

/** One deposit: what was asked for and what came, the member's pictures, and what can be done about it. */
export function DepositPage() {
  const { order = '' } = useParams();
  const { t } = useLingui();
  const { calls } = useDesk();
  const brand = useBrand()?.merchantCode;
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.deposit', brand, order],
    queryFn: ({ signal }) => calls.call(getDeskDeposit, { query: { order }, signal }),
    refetchInterval: AGAIN_MS,
  });
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  return (
    <>
      <PageHead title={`${data.member.account} · ${data.order}`}>
        {data.isLate ? (
          <Chip
            color="warning"
            variant="outlined"
            label={t({
              id: 'desk.deposit.late',
              context: 'Mark of a deposit that was paid after its time',
              message: 'Late',
            })}
          />
        ) : null}
        <DepositState state={data.state} />
      </PageHead>
      <div className={styles.order}>
        <div className={styles.stack}>
          <Card>
            <DepositFacts deposit={data} />
          </Card>
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
              id: 'desk.deposit.member',
              context: 'Heading of a part of the page of a deposit',
              message: 'Member',
            })}
          >
            <MemberFacts member={data.member} brand={brand} />
          </Card>
          <Refunds deposit={data} />
          <EarlierOrders member={data.member.id} without={data.order} />
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
        <DepositDecision deposit={data} />
      </div>
    </>
  );
}
