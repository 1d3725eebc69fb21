import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { getCase } from '../../../../schemas/desk/cases.ts';
import { useActionName } from '../../actions/useActionName.ts';
import type { CaseDetail } from '../../deskArea.ts';
import { Difference } from '../../parts/Difference.tsx';
import { JsonFacts } from '../../parts/JsonFacts.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Facts, Money, Time } from '../../parts/values.tsx';
import { useDesk } from '../../session/DeskContext.tsx';
import { CaseState } from './CaseState.tsx';
import { Decision } from './Decision.tsx';
import styles from './inbox.module.css';

/** One case on one screen: what is asked for and what it will do, and the decision. */
export function CasePage() {
  const { id = '' } = useParams();
  const { calls } = useDesk();
  const nameAction = useActionName();
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.case', id],
    queryFn: ({ signal }) => calls.call(getCase, { query: { id }, signal }),
  });
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  return (
    <>
      <PageHead title={nameAction(data.action)} note={data.subject.label}>
        <CaseState of={data} />
      </PageHead>
      <div className={styles.case}>
        <div className={styles.facts}>
          <Asked of={data} />
          <Effect of={data} />
          {data.state === 'waiting' ? null : <Decided of={data} />}
        </div>
        <Decision of={data} />
      </div>
    </>
  );
}

function Asked({
  of: { amount, askedBy, askedAt, reason, merchantCode, subject },
}: {
  of: CaseDetail;
}) {
  const { t } = useLingui();
  return (
    <Card>
      {amount ? (
        <p className={styles.amount}>
          <Money amount={amount.amount} currency={amount.currency} />
        </p>
      ) : null}
      <Facts
        rows={[
          [t({ id: 'desk.case.reason', context: 'Name of a fact', message: 'Reason' }), reason],
          [
            t({
              id: 'desk.case.about',
              context: 'Name of a fact: the member or thing that a case is about',
              message: 'About',
            }),
            subject.label,
          ],
          [t({ id: 'desk.case.brand', context: 'Name of a fact', message: 'Brand' }), merchantCode],
          [
            t({
              id: 'desk.case.askedBy',
              context: 'Name of a fact: who asked for a change',
              message: 'Asked by',
            }),
            askedBy.name,
          ],
          [
            t({
              id: 'desk.case.askedAt',
              context: 'Name of a fact: when a change was asked for',
              message: 'Asked at',
            }),
            <Time key="at" at={askedAt} />,
          ],
        ]}
      />
    </Card>
  );
}

function Effect({ of: waiting }: { of: CaseDetail }) {
  const { t } = useLingui();
  const { areas } = useDesk();
  const Drawn = areas.map(({ effects }) => effects?.[waiting.action]).find(Boolean);
  return (
    <Card
      title={t({
        id: 'desk.case.effect',
        context: 'Heading: what a case does once it is approved',
        message: 'What it does',
      })}
    >
      {Drawn ? (
        <Drawn waiting={waiting} />
      ) : (
        <JsonFacts value={waiting.input} without={['reason']} />
      )}
    </Card>
  );
}

function Decided({
  of: { decidedBy, decidedAt, decisionReason, before, result },
}: {
  of: CaseDetail;
}) {
  const { t } = useLingui();
  return (
    <Card
      title={t({
        id: 'desk.case.decision',
        context: 'Heading: who decided a case, and why',
        message: 'Decision',
      })}
    >
      <Facts
        rows={[
          [
            t({ id: 'desk.case.decidedBy', context: 'Name of a fact', message: 'By' }),
            decidedBy?.name,
          ],
          [
            t({ id: 'desk.case.decidedAt', context: 'Name of a fact: when', message: 'At' }),
            <Time key="at" at={decidedAt} />,
          ],
          [
            t({ id: 'desk.case.decisionReason', context: 'Name of a fact', message: 'Reason' }),
            decisionReason,
          ],
        ]}
      />
      {result === null || result === undefined ? null : (
        <div className={styles.change}>
          <Difference before={before} after={result} />
        </div>
      )}
    </Card>
  );
}
