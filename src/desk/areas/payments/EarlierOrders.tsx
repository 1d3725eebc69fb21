import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listDeskDeposits, listDeskWithdrawals } from '../../../../schemas/desk/payments.ts';
import { Card, Money, Time } from '../../parts/values.tsx';
import { useBrand, useDesk, useMay } from '../../session/DeskContext.tsx';
import { DepositState, WithdrawalState } from './OrderState.tsx';
import styles from './payments.module.css';

const SHOWN = 6;

/** What a member paid in and was paid out lately, beside the order that is looked at. */
export function EarlierOrders({ member, without }: { member: string; without: string }) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const may = useMay();
  const brand = useBrand()?.merchantCode;
  const query = { memberId: member, limit: SHOWN };
  const deposits = useQuery({
    queryKey: ['desk.deposits.of', brand, member],
    queryFn: ({ signal }) => calls.call(listDeskDeposits, { query, signal }),
    enabled: may(listDeskDeposits),
  });
  const withdrawals = useQuery({
    queryKey: ['desk.withdrawals.of', brand, member],
    queryFn: ({ signal }) => calls.call(listDeskWithdrawals, { query, signal }),
    enabled: may(listDeskWithdrawals),
  });
  const lists = [
    {
      id: 'deposits',
      title: t({
        id: 'desk.payments.earlierDeposits',
        context: 'Heading of a part of the page of an order',
        message: 'Latest deposits of the member',
      }),
      State: DepositState,
      rows: deposits.data?.items,
    },
    {
      id: 'withdrawals',
      title: t({
        id: 'desk.payments.earlierWithdrawals',
        context: 'Heading of a part of the page of an order',
        message: 'Latest withdrawals of the member',
      }),
      State: WithdrawalState,
      rows: withdrawals.data?.items,
    },
  ];
  return lists.map(({ id, title, State, rows = [] }) => {
    const others = rows.filter(({ order }) => order !== without);
    if (others.length === 0) return null;
    return (
      <Card key={id} title={title}>
        <ul className={styles.earlier}>
          {others.map(({ order, amount, currency, state, createdAt }) => (
            <li key={order}>
              <Link to={`/${id}/${order}`}>
                <Money amount={amount} currency={currency} />
              </Link>
              <Time at={createdAt} />
              <State state={state} />
            </li>
          ))}
        </ul>
      </Card>
    );
  });
}
