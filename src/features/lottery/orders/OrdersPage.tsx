import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lotteryOrders, type LotteryOrder } from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { writePlace, type PlaceProps } from '../lotteryPaths.ts';
import { PageHead } from '../PageHead.tsx';
import { namePlay } from '../words/nameOf.ts';
import { nameOrderState, ORDER_FILTERS } from '../words/states.ts';
import { GuestNote } from './GuestNote.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import styles from './Orders.module.css';

/** What the member bet, the newest first, or one bet with everything about it. */
export default function OrdersPage(props: PlaceProps & { order: string | null }) {
  const { path, order } = props;
  const session = useSession();
  return (
    <div className={styles.page}>
      <PageHead
        path={order === null ? path : writePlace(path, { view: 'orders' })}
        gameCode={null}
        title={
          order === null ? (
            <Trans id="lottery.orders.title" context="Lottery: heading of a page of one's own bets">
              My bets
            </Trans>
          ) : (
            <Trans id="lottery.order.title" context="Lottery: heading of a page about one bet">
              One bet
            </Trans>
          )
        }
      />
      {session.kind !== 'member' ? (
        <GuestNote />
      ) : order === null ? (
        <OrderList path={path} />
      ) : (
        <OrderDetail order={order} path={path} />
      )}
    </div>
  );
}

function OrderList({ path }: { path: string }) {
  const [state, setState] = useState<LotteryOrder['state']>();
  const [from, setFrom] = useState('');
  const pages = useInfiniteQuery(lotteryOrders(useHttp(), { state, from: from || undefined }));
  const list = pages.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <>
      <Filters state={state} onState={setState} from={from} onFrom={setFrom} />
      {pages.isError && !pages.data ? (
        <LoadFault onRetry={() => void pages.refetch()}>
          <Trans id="lottery.orders.fault" context="Lottery: one's own bets could not be loaded">
            Your bets could not be loaded.
          </Trans>
        </LoadFault>
      ) : !pages.data ? (
        <Skeleton className={styles.shape} />
      ) : list.length === 0 ? (
        <div className={styles.empty}>
          <p>
            <Trans id="lottery.orders.empty" context="Lottery: in place of one's own bets">
              No bets here yet. What you bet stands here with its draw and what it won.
            </Trans>
          </p>
          <ButtonLink href={path} kind="primary">
            <Trans id="lottery.none.hall" context="Lottery: link to all lotteries">
              See all lotteries
            </Trans>
          </ButtonLink>
        </div>
      ) : (
        <>
          <ul className={styles.list}>
            {list.map((order) => (
              <OrderRow key={order.order} order={order} path={path} />
            ))}
          </ul>
          {pages.hasNextPage && (
            <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              <Trans id="lottery.more" context="Lottery: button that shows older entries of a list">
                Show older
              </Trans>
            </Button>
          )}
        </>
      )}
    </>
  );
}

function Filters(props: {
  state: LotteryOrder['state'] | undefined;
  onState: (state: LotteryOrder['state'] | undefined) => void;
  from: string;
  onFrom: (day: string) => void;
}) {
  const { state, onState, from, onFrom } = props;
  const { i18n } = useI18n();
  const { t } = useLingui();
  return (
    <div className={styles.filters}>
      <select
        className={styles.select}
        aria-label={t({
          id: 'lottery.orders.state',
          context: 'Lottery: name of a list that narrows bets to those in one state',
          message: 'State',
        })}
        value={state ?? ''}
        onChange={({ target }) => onState((target.value || undefined) as LotteryOrder['state'])}
      >
        <option value="">
          {t({
            id: 'lottery.orders.all',
            context: 'Lottery: in a list of states, bets in any state',
            message: 'All states',
          })}
        </option>
        {ORDER_FILTERS.map((each) => (
          <option key={each} value={each}>
            {nameOrderState(each, i18n)}
          </option>
        ))}
      </select>
      <input
        type="date"
        className={styles.select}
        aria-label={t({
          id: 'lottery.orders.from',
          context: 'Lottery: name of a field: bets from this day on',
          message: 'From',
        })}
        value={from}
        onChange={({ target }) => onFrom(target.value)}
      />
    </div>
  );
}

function OrderRow({ order, path }: { order: LotteryOrder; path: string }) {
  const { i18n } = useI18n();
  const formats = useFormats();
  return (
    <li className={styles.row} data-state={order.state}>
      <span className={styles.names}>
        <SiteLink
          href={writePlace(path, { view: 'orders', order: order.order })}
          className={styles.name}
        >
          {order.name}
        </SiteLink>
        <span className={styles.small}>
          <bdi>{order.issue}</bdi> · {order.plays.map((play) => namePlay(play, i18n)).join(', ')}
        </span>
        <time className={styles.small} dateTime={order.placedAt}>
          {formats.dateTime(order.placedAt)}
        </time>
      </span>
      <span className={styles.sums}>
        <MoneyText amount={order.stake} />
        <span className={styles.state}>{nameOrderState(order.state, i18n)}</span>
        {order.state === 'won' && <MoneyText amount={order.prize} direction="in" />}
      </span>
    </li>
  );
}
