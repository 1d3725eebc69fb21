import { useLingui as useI18n } from '@lingui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelOrder, lotteryOrder, type OrderDetail as Detail } from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { MEMBER_KEY } from '../../../platform/http/memberKey.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { DrawnBalls } from '../../../ui/Ball/DrawnBalls.tsx';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { usePhase } from '../issue/IssueClock.tsx';
import { UnitsWord } from '../slip/SlipList.tsx';
import { namePlay, namePrice } from '../words/nameOf.ts';
import { namePayment } from '../words/payments.ts';
import { nameOrderState } from '../words/states.ts';
import { writeSelection } from '../words/writeSelection.ts';
import { readRefusal } from '../bet/usePlaceBet.ts';
import { RefusalNote } from '../bet/RefusalNote.tsx';
import { useAgain } from './useAgain.ts';
import styles from './Orders.module.css';

/** One bet: its lines, what each won and why, the movements of money, and the proof of its draw. */
export function OrderDetail({ order: id, path }: { order: string; path: string }) {
  const { data, isError, refetch } = useQuery({
    ...lotteryOrder(useHttp(), id),
    refetchInterval: ({ state }) => (state.data?.order.state === 'pending' ? 4_000 : false),
  });
  if (isError && !data) {
    return (
      <LoadFault onRetry={() => void refetch()}>
        <Trans id="lottery.order.fault" context="Lottery: a bet could not be loaded">
          This bet could not be loaded.
        </Trans>
      </LoadFault>
    );
  }
  if (!data) return <Skeleton className={styles.shape} />;
  return <Loaded detail={data} path={path} />;
}

function Loaded({ detail, path }: { detail: Detail; path: string }) {
  const { i18n } = useI18n();
  const formats = useFormats();
  const { order, items, payments } = detail;
  const again = useAgain(path);
  return (
    <article className={styles.detail}>
      <header className={styles.detailHead}>
        <h2 className={styles.detailName}>{order.name}</h2>
        <span className={styles.verdict} data-state={order.state}>
          {nameOrderState(order.state, i18n)}
          {order.version > 1 && (
            <>
              {' · '}
              <Trans
                id="lottery.order.corrected"
                context="Lottery: a bet that was settled once more after its result was corrected"
              >
                result corrected
              </Trans>
            </>
          )}
        </span>
        <span className={styles.small}>
          <bdi>{order.order}</bdi> · <bdi>{order.issue}</bdi> · {formats.dateTime(order.placedAt)}
        </span>
      </header>
      <div className={styles.drawn}>
        <DrawnBalls family={order.family} draw={order.draw} size="medium" />
        {order.draw !== null && (
          <ButtonLink
            size="small"
            href={`/fairness?${new URLSearchParams({ lottery: order.lottery, issue: order.issue }).toString()}`}
          >
            <Trans
              id="lottery.order.proof"
              context="Lottery: link from a bet to the page that computes its draw again"
            >
              Check this draw
            </Trans>
          </ButtonLink>
        )}
      </div>
      <ul className={styles.items}>
        {items.map((item, at) => (
          <Item key={at} item={item} family={order.family} />
        ))}
      </ul>
      {payments.length > 0 && <Payments payments={payments} />}
      <div className={styles.actions}>
        <Button onClick={() => again(order, items)}>
          <Trans
            id="lottery.order.again"
            context="Lottery: button that puts the lines of an old bet on the slip again"
          >
            Bet the same again
          </Trans>
        </Button>
        {order.canCancel && <Cancel order={order} />}
      </div>
    </article>
  );
}

function Payments({ payments }: Pick<Detail, 'payments'>) {
  const { i18n } = useI18n();
  const formats = useFormats();
  return (
    <section className={styles.payments}>
      <h3>
        <Trans
          id="lottery.order.payments"
          context="Lottery: heading above movements of money of one bet"
        >
          Money
        </Trans>
      </h3>
      <ul>
        {payments.map(({ at, kind, amount }, index) => (
          <li key={index} className={styles.payment}>
            <span>{namePayment(kind, i18n)}</span>
            <time className={styles.small} dateTime={at}>
              {formats.dateTime(at)}
            </time>
            <MoneyText
              amount={amount.replace(/^-/, '')}
              direction={amount.startsWith('-') ? 'out' : 'in'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ item, family }: { item: Detail['items'][number]; family: string }) {
  const { i18n } = useI18n();
  const { series } = item;
  return (
    <li className={styles.item}>
      <span className={styles.name}>{namePlay(item.play, i18n)}</span>
      <bdi className={styles.selection} dir="ltr">
        {writeSelection(item.selection, i18n)}
      </bdi>
      <span className={styles.small}>
        <UnitsWord units={item.units} /> × <MoneyText amount={item.unitPrice} />
        {item.multiple > 1 && <> × {item.multiple}</>} = <MoneyText amount={item.stake} />
        {series !== null && (
          <>
            {' · '}
            <Trans
              id="lottery.order.series"
              context="Lottery: the prize level of a line; {series} is a number such as 1900"
            >
              prize level {series}
            </Trans>
          </>
        )}
      </span>
      {item.hits.map(({ price, units, prize }) => (
        <span key={price} className={styles.hit}>
          {price === 'R' ? (
            <Plural
              id="lottery.order.returned"
              context="Lottery: # single bets of a line whose stake came back"
              value={units}
              one="# bet returned"
              other="# bets returned"
            />
          ) : (
            <Plural
              id="lottery.order.hits"
              context="Lottery: # single bets of a line won"
              value={units}
              one="# winning bet"
              other="# winning bets"
            />
          )}
          {price !== 'W' && price !== 'R' && <> ({namePrice(price, family, i18n)})</>}{' '}
          <MoneyText amount={prize} direction="in" />
        </span>
      ))}
    </li>
  );
}

/** Takes a bet back while its issue is open; asks once, since it is gone then. */
function Cancel({ order }: { order: Detail['order'] }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const { phase } = usePhase({
    openAt: order.placedAt,
    closeAt: order.closeAt,
    drawAt: order.closeAt,
  });
  if (phase === 'closed' || phase === 'late') return null;
  const cancel = async () => {
    setBusy(true);
    try {
      await cancelOrder(http, order.order, `cancel-${order.order}`);
    } catch (cause) {
      setProblem(cause);
    }
    setBusy(false);
    void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY] });
  };
  return (
    <>
      {isAsked ? (
        <Button loading={isBusy} onClick={() => void cancel()}>
          <Trans
            id="lottery.order.cancelSure"
            context="Lottery: button that takes a bet back, after asking"
          >
            Yes, cancel it and return the stake
          </Trans>
        </Button>
      ) : (
        <Button
          kind="quiet"
          onClick={() => setAsked(true)}
          title={t({
            id: 'lottery.order.cancelHint',
            context: 'Lottery: explains a button that takes a bet back',
            message: 'Possible until the draw closes',
          })}
        >
          <Trans
            id="lottery.order.cancel"
            context="Lottery: button that asks whether to take a bet back"
          >
            Cancel this bet
          </Trans>
        </Button>
      )}
      {problem !== undefined && (
        <RefusalNote
          refusal={readRefusal(problem)}
          items={[]}
          onNext={() => undefined}
          onAcceptOdds={() => undefined}
        />
      )}
    </>
  );
}
