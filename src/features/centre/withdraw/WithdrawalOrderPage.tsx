import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { withdrawalOrder, type WithdrawalOrder } from '../../../api/payments.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { FormFault } from '../../../ui/fields/FormFault.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Fact } from '../../../ui/CentreFrame/Fact.tsx';
import { OrderFault } from '../orders/OrderFault.tsx';
import { stateWords } from '../orders/orderWords.ts';
import orders from '../orders/Orders.module.css';
import { StateBadge } from '../orders/StateBadge.tsx';
import { Timeline } from '../orders/Timeline.tsx';
import { CancelWithdrawal } from './CancelWithdrawal.tsx';
import { Receipt } from './Receipt.tsx';
import {
  AdministrationFeeName,
  PaidOutName,
  ToName,
  WithdrawalFeeName,
  WithdrawName,
} from './words.tsx';
import styles from './Withdraw.module.css';

/** One withdrawal: how it stands, whether it came, what happens next and what happened so far. */
export function WithdrawalOrderPage({ order }: { order: string }) {
  const path = useScreenPath('withdraw') ?? '';
  const query = useQuery(withdrawalOrder(useHttp(), order));
  return (
    <CentreFrame
      up={{ href: path, name: <WithdrawName /> }}
      title={
        <Trans id="centre.withdrawal.one" context="Heading of one withdrawal; its name is inside">
          Withdrawal <bdi>{order}</bdi>
        </Trans>
      }
    >
      {query.data ? (
        <Order order={query.data} />
      ) : query.isPending ? (
        <Skeleton className={centre.shape} />
      ) : (
        <OrderFault onRetry={() => void query.refetch()} />
      )}
    </CentreFrame>
  );
}

function Order({ order }: { order: WithdrawalOrder }) {
  const { i18n } = useI18n();
  return (
    <div className={centre.columns}>
      <div className={centre.stack}>
        <div className={orders.head} role="status">
          <StateBadge kind="withdrawal" state={order.state} />
          <MoneyText className={orders.headAmount} amount={order.arrives} />
          <p className={orders.next}>{i18n._(stateWords('withdrawal', order.state).next)}</p>
          {order.reason !== null && <p className={styles.reason}>{order.reason}</p>}
        </div>
        {order.identityNeeds.length > 0 && <IdentityNeeded />}
        {order.canConfirm && <Receipt order={order} />}
        {order.canCancel && <CancelWithdrawal order={order} />}
      </div>
      <div className={centre.stack}>
        <section className={centre.panel}>
          <Facts order={order} />
          {order.canConfirm && order.receiptDueAt !== null && <Due iso={order.receiptDueAt} />}
        </section>
        <Timeline kind="withdrawal" steps={order.timeline} />
      </div>
    </div>
  );
}

/** The order waits until the member has shown who they are. */
function IdentityNeeded() {
  const path = useScreenPath('identityCheck');
  return (
    <FormFault
      kind="notice"
      action={
        path && (
          <ButtonLink kind="primary" href={path}>
            <Trans id="centre.withdrawal.identity.open" context="Button: on to the identity check">
              Show who you are
            </Trans>
          </ButtonLink>
        )
      }
    >
      <Trans
        id="centre.withdrawal.identity"
        context="A withdrawal waits until the member has shown who they are"
      >
        Before this much is paid out we need to know who you are. Your money is set aside, and the
        withdrawal goes on once that is approved.
      </Trans>
    </FormFault>
  );
}

function Facts({ order }: { order: WithdrawalOrder }) {
  const isShort = order.remaining !== null && Number(order.remaining) > 0;
  return (
    <dl className={centre.facts}>
      <Fact name={<ToName />}>
        <bdi>{order.account}</bdi>
      </Fact>
      <Fact
        name={
          <Trans id="centre.withdrawal.asked" context="Before an amount: what left the wallet">
            From your wallet
          </Trans>
        }
      >
        <MoneyText amount={order.amount} />
      </Fact>
      {Number(order.fee) > 0 && (
        <Fact name={<WithdrawalFeeName />}>
          <MoneyText amount={order.fee} />
        </Fact>
      )}
      {Number(order.administrationFee) > 0 && (
        <Fact name={<AdministrationFeeName />}>
          <MoneyText amount={order.administrationFee} />
        </Fact>
      )}
      <Fact isTotal name={<PaidOutName />}>
        <MoneyText amount={order.arrives} />
      </Fact>
      {isShort && (
        <>
          <Fact
            name={
              <Trans id="centre.withdrawal.received.sum" context="Before what arrived">
                Received
              </Trans>
            }
          >
            {order.received !== null && <MoneyText amount={order.received} />}
          </Fact>
          <Fact
            name={
              <Trans id="centre.withdrawal.remaining" context="Before what did not arrive">
                Missing
              </Trans>
            }
          >
            {order.remaining !== null && <MoneyText amount={order.remaining} />}
          </Fact>
        </>
      )}
    </dl>
  );
}

function Due({ iso }: { iso: string }) {
  const due = useFormats().dateTime(iso);
  return (
    <p className={centre.quiet}>
      <Trans
        id="centre.withdrawal.due"
        context="Until when the member can say that a payout did not come; a time is inside"
      >
        Without a word from you it counts as received on <time dateTime={iso}>{due}</time>.
      </Trans>
    </p>
  );
}
