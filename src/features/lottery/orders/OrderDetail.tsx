import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lotteryOrder, type OrderDetail as Order } from '../../../api/lottery.ts';
import { writeDrawCheckPath } from '../../../lib/drawCheckPath.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { isProblem } from '../../../platform/http/problem.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { DrawnBalls } from '../../../ui/Ball/DrawnBalls.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import { IssueWord } from '../bet/IssueBar.tsx';
import { writePlace } from '../lotteryPaths.ts';
import { PageHead } from '../PageHead.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { DemoMark } from '../parts/DemoMark.tsx';
import { OrderActions } from './OrderActions.tsx';
import { InstantCheck } from './InstantCheck.tsx';
import { OrderItem } from './OrderItem.tsx';
import { PAYMENT_WORDS } from './paymentWords.ts';
import { OrderBadge } from './StateBadge.tsx';
import styles from './Orders.module.css';

/** While an order waits for its draw it is asked for again now and then. */
const WAITING_MS = 10_000;
const WAITING = ['pending', 'planned'];

/** One order: every item with what it won, the draw and its proof, and how the money moved. */
export function OrderDetail({ path, order: number }: { path: string; order: string }) {
  const query = useQuery({
    ...lotteryOrder(useHttp(), number),
    refetchInterval: ({ state: { data } }) =>
      data && WAITING.includes(data.order.state) ? WAITING_MS : false,
  });
  const nameOf = useLotteryName();
  const up = {
    href: writePlace(path, { view: 'orders' }),
    name: (
      <Trans id="lottery.orders.title" context="Lottery: heading above the member’s bets">
        My bets
      </Trans>
    ),
  };
  if (!query.data) {
    return (
      <>
        <PageHead
          path={path}
          gameCode={null}
          up={up}
          title={
            <Trans id="lottery.order.title" context="Lottery: heading of the page about one bet">
              Bet
            </Trans>
          }
        />
        {query.isPending ? (
          <Skeleton className={styles.lineShape} />
        ) : isProblem(query.error, 'notFound', 'queryInvalid') ? (
          <Nothing
            title={
              <Trans id="lottery.order.unknown" context="Lottery: there is no bet of this number">
                There is no bet with this number in your account.
              </Trans>
            }
          />
        ) : (
          <LoadFault onRetry={() => void query.refetch()}>
            <Trans id="lottery.order.fault" context="Lottery: one bet could not be loaded">
              This bet could not be loaded. It is safe; check your connection.
            </Trans>
          </LoadFault>
        )}
      </>
    );
  }
  const { order, items, payments, instant } = query.data;
  return (
    <>
      <PageHead path={path} gameCode={null} up={up} title={nameOf(order)}>
        {!instant && <IssueWord issue={order.issue} />}
      </PageHead>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Summary detail={query.data} path={path} />
          <section className={styles.panel}>
            <ol role="list">
              {items.map((item, at) => (
                <OrderItem key={at} item={item} order={order} />
              ))}
            </ol>
          </section>
        </div>
        <div className={styles.stack}>
          {instant && <InstantCheck order={order} proof={instant} />}
          {payments.length > 0 && <Payments payments={payments} />}
        </div>
      </div>
    </>
  );
}

function Summary({ detail, path }: { detail: Order; path: string }) {
  const { order, items, proof } = detail;
  const number = order.order;
  const fairness = useScreenPath('fairness');
  const formats = useFormats();
  return (
    <section className={styles.panel}>
      <div className={styles.drawn}>
        <OrderBadge state={order.state} />
        {order.version > 1 && (
          <Badge tone="warning">
            <Trans
              id="lottery.order.corrected"
              context="Lottery: mark of a bet that was settled again after its draw was corrected"
            >
              Result corrected
            </Trans>
          </Badge>
        )}
        <time className={styles.quiet} dateTime={order.placedAt}>
          {formats.dateTime(order.placedAt)}
        </time>
      </div>
      <div className={styles.drawn}>
        <DrawnBalls family={order.family} draw={order.draw} size="medium" />
        {proof?.result?.demo && <DemoMark />}
        {fairness && proof?.result && (
          <ButtonLink
            size="small"
            icon="shield"
            href={writeDrawCheckPath(fairness, order.lottery, order.issue)}
          >
            <Trans id="lottery.draw.check" context="Lottery: link to the proof of a draw">
              Check this draw
            </Trans>
          </ButtonLink>
        )}
      </div>
      <Sums order={order} />
      <p className={styles.number}>
        <Trans
          id="lottery.order.number"
          context="Lottery: {number} is the number of a bet, to be told to customer service"
        >
          Bet number <bdi>{number}</bdi>
        </Trans>
      </p>
      <OrderActions order={order} items={items} path={path} />
    </section>
  );
}

function Sums({ order }: Pick<Order, 'order'>) {
  return (
    <dl className={styles.sums}>
      <div>
        <dt>
          <Trans id="lottery.sum.stake" context="Lottery: above what was staked">
            Stake
          </Trans>
        </dt>
        <dd>
          <MoneyText amount={order.stake} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans id="lottery.sum.prize" context="Lottery: above what was won">
            Prize
          </Trans>
        </dt>
        <dd>{WAITING.includes(order.state) ? '–' : <MoneyText amount={order.prize} />}</dd>
      </div>
      {Number(order.rebate) > 0 && (
        <div>
          <dt>
            <Trans
              id="lottery.sum.rebate"
              context="Lottery: above the part of the stake that is paid back whether the bet won or not"
            >
              Rebate
            </Trans>
          </dt>
          <dd>
            <MoneyText amount={order.rebate} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Payments({ payments }: Pick<Order, 'payments'>) {
  const { i18n } = useI18n();
  const formats = useFormats();
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelTitle}>
        <Trans
          id="lottery.payments"
          context="Lottery: heading above the movements of money of one bet"
        >
          Money
        </Trans>
      </h2>
      <ol role="list">
        {payments.map(({ at, kind, amount }, place) => {
          const isOut = amount.startsWith('-');
          return (
            <li key={place} className={styles.payment}>
              <span>{i18n._(PAYMENT_WORDS[kind] ?? PAYMENT_WORDS['correction']!)}</span>
              <MoneyText
                amount={isOut ? amount.slice(1) : amount}
                direction={isOut ? 'out' : 'in'}
              />
              <time className={styles.quiet} dateTime={at}>
                {formats.dateTime(at)}
              </time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
