import { useLingui } from '@lingui/react/macro';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { getMember } from '../../../../schemas/desk/members.ts';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { useNow } from '../../parts/useNow.ts';
import { Age, Facts, Money } from '../../parts/values.tsx';
import { useDesk, useMay } from '../../session/DeskContext.tsx';
import styles from './payments.module.css';

/** Who an order is of, as far as it matters for money; no more than the account for who may not see members. */
export function MemberFacts({
  member: { id, account },
  brand,
  deposited,
}: {
  member: { readonly id: string; readonly account: string };
  brand: string | undefined;
  /** What was paid in so far, where it is known. */
  deposited?: string;
}) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const may = useMay();
  const now = useNow();
  const maySee = may(getMember);
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.member', brand, id],
    queryFn: ({ signal }) => calls.call(getMember, { query: { memberId: id }, brand, signal }),
    enabled: maySee,
  });
  if (!maySee) return <p>{account}</p>;
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <Skeleton variant="rounded" height="8rem" />;
  const main = data.wallets.find(({ wallet }) => wallet === 'MAIN');
  return (
    <>
      <p className={styles.member}>
        <Link to={`/members/${id}`}>{account}</Link>
      </p>
      <Facts
        rows={[
          [
            t({
              id: 'desk.paymentMember.payeeName',
              context: 'Name of a fact; masked',
              message: 'Payee name',
            }),
            data.payeeName,
          ],
          [
            t({
              id: 'desk.paymentMember.registered',
              context: 'Name of a fact: how long ago a member registered',
              message: 'Registered',
            }),
            <Age key="registered" at={data.createdAt} now={now} />,
          ],
          [
            t({
              id: 'desk.paymentMember.birthday',
              context: 'Name of a fact; masked',
              message: 'Date of birth',
            }),
            data.birthday,
          ],
          [
            t({
              id: 'desk.paymentMember.lastSeen',
              context: 'Name of a fact: how long ago a member was seen',
              message: 'Last seen',
            }),
            <Age key="seen" at={data.lastSeenAt} now={now} />,
          ],
          [
            t({
              id: 'desk.paymentMember.balance',
              context: 'Name of a fact: balance of the main wallet',
              message: 'Balance',
            }),
            <Money key="balance" amount={main?.balance} currency={data.currency} />,
          ],
          ...(deposited === undefined
            ? []
            : [
                [
                  t({
                    id: 'desk.paymentMember.deposited',
                    context: 'Name of a fact: sum of all that a member has paid in',
                    message: 'Paid in so far',
                  }),
                  <Money key="deposited" amount={deposited} currency={data.currency} />,
                ] as const,
              ]),
          ...(data.freezes.length === 0
            ? []
            : [
                [
                  t({
                    id: 'desk.paymentMember.frozen',
                    context: 'Name of a fact: why parts of an account are frozen',
                    message: 'Frozen',
                  }),
                  data.freezes.map(({ reason }) => reason).join(' · '),
                ] as const,
              ]),
        ]}
      />
    </>
  );
}
