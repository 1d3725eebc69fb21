import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { depositOrder, type DepositOrder } from '../../../api/payments.ts';
import { balance, funds } from '../../../api/wallet.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Fact } from '../../../ui/CentreFrame/Fact.tsx';
import { OrderFault } from '../orders/OrderFault.tsx';
import { stateWords } from '../orders/orderWords.ts';
import orders from '../orders/Orders.module.css';
import { StateBadge } from '../orders/StateBadge.tsx';
import { Timeline } from '../orders/Timeline.tsx';
import { BonusName } from './BonusChoice.tsx';
import { BONUS_REFUSALS } from './bonusRefusals.ts';
import { DepositActions } from './DepositActions.tsx';
import { HowToPay } from './HowToPay.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { ArrivesName, DepositName, FeeName, ToPayName } from './words.tsx';

/** One deposit: how it stands, how to pay it, what happens next and what happened so far. */
export function DepositOrderPage({ order }: { order: string }) {
  const path = useScreenPath('deposit') ?? '';
  const query = useQuery(depositOrder(useHttp(), order));
  return (
    <CentreFrame
      up={{ href: path, name: <DepositName /> }}
      title={
        <Trans id="centre.deposit.one" context="Heading of one deposit; its name is inside">
          Deposit <bdi>{order}</bdi>
        </Trans>
      }
    >
      {query.data ? (
        <Order order={query.data} path={path} />
      ) : query.isPending ? (
        <Skeleton className={centre.shape} />
      ) : (
        <OrderFault onRetry={() => void query.refetch()} />
      )}
    </CentreFrame>
  );
}

function Order({ order, path }: { order: DepositOrder; path: string }) {
  const { i18n } = useI18n();
  useFreshBalance(order.state);
  const { next } = stateWords('deposit', order.state);
  const isPayable = order.state === 'pending';
  const hasEnded = order.endedAt !== null;
  return (
    <div className={centre.columns}>
      <div className={centre.stack}>
        <div className={orders.head} role="status">
          <StateBadge kind="deposit" state={order.state} />
          <MoneyText className={orders.headAmount} amount={order.credited ?? order.amount} />
          <p className={orders.next}>{i18n._(next)}</p>
          {isPayable && <TimeLeft until={order.expiresAt} />}
        </div>
        {order.instructions && <HowToPay instructions={order.instructions} order={order} />}
        <DepositActions order={order} />
        {hasEnded && (
          <div className={centre.actions}>
            <ButtonLink kind={order.state === 'confirmed' ? 'secondary' : 'primary'} href={path}>
              <Trans id="centre.deposit.again" context="Button under a deposit that has ended">
                Make another deposit
              </Trans>
            </ButtonLink>
          </div>
        )}
      </div>
      <div className={centre.stack}>
        <section className={centre.panel}>
          <dl className={centre.facts}>
            <Fact
              name={
                <Trans id="centre.deposit.by" context="Before the name of a way to pay">
                  By
                </Trans>
              }
            >
              {order.title}
            </Fact>
            {Number(order.fee) > 0 && order.feeBearer !== 'house' && (
              <Fact name={<FeeName />}>
                <MoneyText amount={order.fee} />
              </Fact>
            )}
            <Fact name={<ToPayName />}>
              <MoneyText amount={order.toPay} />
            </Fact>
            {order.paidAmount !== null && order.paidAmount !== order.toPay && (
              <Fact
                name={
                  <Trans id="centre.deposit.paidAmount" context="Before what was really paid">
                    Paid
                  </Trans>
                }
              >
                <MoneyText amount={order.paidAmount} />
              </Fact>
            )}
            <Fact isTotal name={<ArrivesName />}>
              <MoneyText amount={order.credited ?? order.arrives} />
            </Fact>
            {order.bonus && <Bonus of={order.bonus} />}
          </dl>
          {order.bonus && <p className={centre.quiet}>{order.bonus.title}</p>}
          {order.bonus?.refused && <Refused why={order.bonus.refused} />}
        </section>
        <Timeline kind="deposit" steps={order.timeline} />
      </div>
    </div>
  );
}

type OrderBonus = NonNullable<DepositOrder['bonus']>;

function Bonus({ of: { brings, given, refused } }: { of: OrderBonus }) {
  return (
    <Fact name={<BonusName />}>
      {refused === null && <MoneyText amount={given ?? brings} direction="in" />}
    </Fact>
  );
}

/** Why a deposit came without its bonus. */
function Refused({ why }: { why: NonNullable<OrderBonus['refused']> }) {
  const { i18n } = useI18n();
  return (
    <p className={centre.quiet} role="status">
      {i18n._(BONUS_REFUSALS[why])}
    </p>
  );
}

/** An order that moves on may have moved money. */
function useFreshBalance(state: string): void {
  const http = useHttp();
  const queryClient = useQueryClient();
  useEffect(() => {
    for (const { queryKey } of [balance(http), funds(http)]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }, [http, queryClient, state]);
}
