import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addDays } from '../../../../engine/zonedTime.ts';
import {
  lotteryHall,
  lotteryOrders,
  type LotteryFeature,
  type LotteryOrder,
} from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { DrawnBalls } from '../../../ui/Ball/DrawnBalls.tsx';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { ChipSelect } from '../../../ui/ChipSelect/ChipSelect.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import { ViewWord } from '../bet/IssueBar.tsx';
import { writePlace } from '../lotteryPaths.ts';
import { PageHead } from '../PageHead.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { useFilters } from '../parts/useFilters.ts';
import { namePlay } from '../words/nameOf.ts';
import { FILTER_STATES, orderState } from './orderWords.ts';
import { OrderBadge } from './StateBadge.tsx';
import styles from './Orders.module.css';

type State = LotteryOrder['state'];

/** Days before today from which bets are shown, by the name of the choice. */
const SPANS = { today: 0, week: 6, month: 29 } as const;

/** The member's bets, the newest first, page by page. */
export function OrderList({ path, feature }: { path: string; feature: LotteryFeature }) {
  const http = useHttp();
  const { values, choose } = useFilters(['lottery', 'state', 'span']);
  const span = Object.hasOwn(SPANS, values.span) ? SPANS[values.span as keyof typeof SPANS] : null;
  const from = useMemo(
    () => (span === null ? undefined : addDays(new Date().toISOString().slice(0, 10), -span)),
    [span],
  );
  const query = useInfiniteQuery(
    lotteryOrders(http, {
      ...(values.lottery && { lottery: values.lottery }),
      ...(FILTER_STATES.includes(values.state) && { state: values.state as State }),
      ...(from && { from }),
    }),
  );
  const orders = query.data?.pages.flatMap(({ list }) => list);
  const isNarrowed = values.lottery !== '' || values.state !== '' || values.span !== '';
  return (
    <>
      <PageHead
        path={path}
        gameCode={null}
        title={
          <Trans id="lottery.orders.title" context="Lottery: heading above the member’s bets">
            My bets
          </Trans>
        }
      >
        <LotteryChip
          feature={feature}
          value={values.lottery}
          onChoose={(code) => choose('lottery', code)}
        />
        <StateChip value={values.state} onChoose={(state) => choose('state', state)} />
        <SpanChip value={values.span} onChoose={(days) => choose('span', days)} />
        <ButtonLink size="small" href={writePlace(path, { view: 'chases' })}>
          <ViewWord view="chases" />
        </ButtonLink>
      </PageHead>
      {query.isPending ? (
        <OrdersShape />
      ) : !orders ? (
        <LoadFault onRetry={() => void query.refetch()}>
          <Trans id="lottery.orders.fault" context="Lottery: a list of bets could not be loaded">
            Your bets could not be loaded. They are safe; check your connection.
          </Trans>
        </LoadFault>
      ) : orders.length === 0 ? (
        <NoOrders path={path} isNarrowed={isNarrowed} />
      ) : (
        <>
          <ol role="list" className={styles.list}>
            {orders.map((order) => (
              <OrderLine key={order.order} order={order} path={path} />
            ))}
          </ol>
          {query.hasNextPage && (
            <div className={styles.more}>
              <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                <Trans
                  id="lottery.older"
                  context="Lottery: button that shows older lines of a list"
                >
                  Show older
                </Trans>
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}

/** One order as lists show it: what was bet, on which draw, and what came of it. */
export function OrderLine({ order, path }: { order: LotteryOrder; path: string }) {
  const { i18n } = useI18n();
  const formats = useFormats();
  const nameOf = useLotteryName();
  return (
    <li>
      <SiteLink
        href={writePlace(path, { view: 'orders', order: order.order })}
        className={styles.line}
      >
        <span className={styles.lottery}>
          <strong>{nameOf(order)}</strong>
          <bdi className={styles.quiet}>{order.issue}</bdi>
        </span>
        <span className={styles.what}>
          <span className={styles.plays}>
            {order.plays.map((play) => namePlay(play, i18n)).join(' · ')}
          </span>
          {order.draw !== null && <DrawnBalls family={order.family} draw={order.draw} />}
        </span>
        <time className={styles.time} dateTime={order.placedAt}>
          {formats.dateTime(order.placedAt)}
        </time>
        <span className={styles.state}>
          <OrderBadge state={order.state} />
        </span>
        <span className={styles.money}>
          <span className={styles.quiet}>
            <Trans
              id="lottery.order.stake"
              context="Lottery: what was staked; the amount is inside"
            >
              Stake <MoneyText amount={order.stake} />
            </Trans>
          </span>
          {Number(order.prize) > 0 && <MoneyText amount={order.prize} direction="in" />}
        </span>
      </SiteLink>
    </li>
  );
}

function NoOrders({ path, isNarrowed }: { path: string; isNarrowed: boolean }) {
  return (
    <Nothing
      title={
        isNarrowed ? (
          <Trans id="lottery.orders.noneHere" context="Lottery: no bet fits what was chosen above">
            No bet fits these filters.
          </Trans>
        ) : (
          <Trans id="lottery.orders.none" context="Lottery: the member has not bet yet">
            You have not bet on a lottery yet. Each bet will stand here with its draw.
          </Trans>
        )
      }
    >
      <ButtonLink kind="primary" href={isNarrowed ? writePlace(path, { view: 'orders' }) : path}>
        {isNarrowed ? (
          <Trans id="lottery.orders.all" context="Lottery: button that takes all filters away">
            Show all bets
          </Trans>
        ) : (
          <Trans id="lottery.none.hall" context="Lottery: link to all lotteries">
            See all lotteries
          </Trans>
        )}
      </ButtonLink>
    </Nothing>
  );
}

interface ChipProps {
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** Narrows a list to one lottery. */
export function LotteryChip({ feature, ...props }: ChipProps & { feature: LotteryFeature }) {
  const { t } = useLingui();
  const { data } = useQuery(lotteryHall(useHttp(), feature));
  const nameOf = useLotteryName();
  const lotteries = data?.groups.flatMap((group) => group.lotteries) ?? [];
  const all = t({
    id: 'lottery.filter.lotteries',
    context: 'Lottery: choice that shows all lotteries in a list',
    message: 'All lotteries',
  });
  const known = lotteries.map((each) => ({ value: each.lottery, label: nameOf(each) }));
  const isKnown = props.value === '' || known.some(({ value }) => value === props.value);
  return (
    <ChipSelect
      label={t({
        id: 'lottery.filter.lottery',
        context: 'Lottery: filter of a list',
        message: 'Lottery',
      })}
      isOn={props.value !== ''}
      options={[
        { value: '', label: all },
        ...known,
        ...(isKnown ? [] : [{ value: props.value, label: props.value }]),
      ]}
      {...props}
    />
  );
}

function StateChip(props: ChipProps) {
  const { t, i18n } = useLingui();
  const all = t({
    id: 'lottery.filter.states',
    context: 'Lottery: choice that shows bets of all states',
    message: 'All states',
  });
  return (
    <ChipSelect
      label={t({
        id: 'lottery.filter.state',
        context: 'Lottery: filter of a list of bets',
        message: 'State',
      })}
      isOn={props.value !== ''}
      options={[
        { value: '', label: all },
        ...FILTER_STATES.map((value) => ({ value, label: i18n._(orderState(value).word) })),
      ]}
      {...props}
    />
  );
}

function SpanChip(props: ChipProps) {
  const { t } = useLingui();
  const words: readonly (readonly [string, string])[] = [
    [
      '',
      t({
        id: 'lottery.filter.anyTime',
        context: 'Lottery: choice of a time span',
        message: 'Any time',
      }),
    ],
    [
      'today',
      t({
        id: 'lottery.filter.today',
        context: 'Lottery: choice of a time span',
        message: 'Today',
      }),
    ],
    [
      'week',
      t({
        id: 'lottery.filter.week',
        context: 'Lottery: choice of a time span',
        message: 'Last 7 days',
      }),
    ],
    [
      'month',
      t({
        id: 'lottery.filter.month',
        context: 'Lottery: choice of a time span',
        message: 'Last 30 days',
      }),
    ],
  ];
  return (
    <ChipSelect
      label={t({
        id: 'lottery.filter.time',
        context: 'Lottery: filter of a list of bets',
        message: 'Time',
      })}
      isOn={props.value !== ''}
      options={words.map(([value, label]) => ({ value, label }))}
      {...props}
    />
  );
}

const SHAPES = [0, 1, 2, 3, 4, 5] as const;

/** The shape of a list that is on its way. */
export function OrdersShape() {
  return (
    <div className={styles.list} aria-busy="true">
      {SHAPES.map((at) => (
        <Skeleton key={at} className={styles.lineShape} />
      ))}
    </div>
  );
}
