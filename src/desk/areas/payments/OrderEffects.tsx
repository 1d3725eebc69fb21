import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { getDeskDeposit, getDeskWithdrawal } from '../../../../schemas/desk/payments.ts';
import type { CaseDetail } from '../../deskArea.ts';
import { JsonFacts } from '../../parts/JsonFacts.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Facts } from '../../parts/values.tsx';
import { useDesk } from '../../session/DeskContext.tsx';
import { Checks } from './Checks.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { DepositState, WithdrawalState } from './OrderState.tsx';
import styles from './payments.module.css';
import { Proofs } from './Story.tsx';
import { useOrderWords } from './useOrderWords.ts';
import { useInputFacts } from './useInputFacts.ts';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';

const brandOf = ({ merchantCode }: CaseDetail) => merchantCode ?? undefined;

/** A withdrawal that waits for a second person, with what has to be known to agree. */
export function WithdrawalEffect({ waiting }: { waiting: CaseDetail }) {
  const { calls } = useDesk();
  const facts = useInputFacts(waiting.input);
  const brand = brandOf(waiting);
  const order = waiting.subject.id;
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.withdrawal', brand, order],
    queryFn: ({ signal }) => calls.call(getDeskWithdrawal, { query: { order }, brand, signal }),
  });
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <Skeleton variant="rounded" height="16rem" />;
  return (
    <div className={styles.stack}>
      <OrderLink to={`/withdrawals/${order}`} order={order}>
        <WithdrawalState state={data.state} />
      </OrderLink>
      {facts.length > 0 ? <Facts rows={facts} /> : null}
      <div>
        <WithdrawalFacts withdrawal={data} />
      </div>
      <Checks checks={data.checks} />
      <div>
        <MemberFacts member={data.member} brand={brand} deposited={data.deposited} />
      </div>
      <Proofs proofs={data.proofs} />
    </div>
  );
}

/** A deposit that waits for a second person: what is said to have come, and what the order asked for. */
export function DepositEffect({ waiting }: { waiting: CaseDetail }) {
  const { calls } = useDesk();
  const facts = useInputFacts(waiting.input);
  const brand = brandOf(waiting);
  const order = waiting.subject.id;
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.deposit', brand, order],
    queryFn: ({ signal }) => calls.call(getDeskDeposit, { query: { order }, brand, signal }),
  });
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <Skeleton variant="rounded" height="16rem" />;
  return (
    <div className={styles.stack}>
      <OrderLink to={`/deposits/${order}`} order={order}>
        <DepositState state={data.state} />
      </OrderLink>
      {facts.length > 0 ? <Facts rows={facts} /> : null}
      <div>
        <DepositFacts deposit={data} />
      </div>
      <div>
        <MemberFacts member={data.member} brand={brand} />
      </div>
      <Proofs proofs={data.proofs} />
    </div>
  );
}

/** A change of a channel that waits; its keys are nobody's to read. */
export function ChannelEffect({ waiting }: { waiting: CaseDetail }) {
  const { settings, ...input } = (waiting.input ?? {}) as { settings?: object };
  return (
    <div className={styles.stack}>
      <JsonFacts value={input} without={['reason', 'id', 'apiKey', 'webhookSecret']} />
      <JsonFacts value={settings} />
    </div>
  );
}

function OrderLink({ to, order, children }: { to: string; order: string; children: ReactNode }) {
  const words = useOrderWords();
  return (
    <div className={styles.rowButtons}>
      <Link to={to}>
        {words.order} {order}
      </Link>
      {children}
    </div>
  );
}
