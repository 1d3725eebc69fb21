import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  pointDetails,
  pointOrders,
  type PointEntry,
  type PointOrder,
} from '../../../api/points.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Badge, type BadgeTone } from '../../../ui/Badge/Badge.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { RecordList } from '../../../ui/Records/RecordPage.tsx';
import styles from './Mall.module.css';

const STATES: Readonly<Record<PointOrder['state'], { word: MessageDescriptor; tone: BadgeTone }>> =
  {
    inProcess: {
      word: msg({
        id: 'mall.state.inProcess',
        context: 'State of an order of the points mall',
        message: 'In process',
      }),
      tone: 'info',
    },
    approved: {
      word: msg({
        id: 'mall.state.approved',
        context: 'State of an order of the points mall',
        message: 'Approved',
      }),
      tone: 'win',
    },
    rejected: {
      word: msg({
        id: 'mall.state.rejected',
        context: 'State of an order of the points mall',
        message: 'Rejected',
      }),
      tone: 'neutral',
    },
  };

/** What the member ordered. */
export function Orders() {
  const query = useInfiniteQuery(pointOrders(useHttp()));
  return (
    <RecordList
      query={query}
      nothing={
        <Trans id="mall.orders.none" context="In place of orders of the points mall">
          What you redeem shows here, with the way it takes.
        </Trans>
      }
    >
      {(list) => (
        <ul role="list" className={styles.lines}>
          {list.map((order) => (
            <Order key={order.id} order={order} />
          ))}
        </ul>
      )}
    </RecordList>
  );
}

function Order({ order }: { order: PointOrder }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { word, tone } = STATES[order.state];
  const points = formats.number(order.points);
  const { carrier, tracking, reason } = order;
  return (
    <li className={styles.line}>
      <span className={styles.lineName}>{order.title}</span>
      <span className={styles.lineEnd}>
        <Trans id="mall.order.points" context="What an order cost; {points} is a number">
          {points} points
        </Trans>
      </span>
      <span className={centre.quiet}>
        {formats.dateTime(order.at)} · <bdi>{order.id}</bdi>
      </span>
      <span className={styles.lineEnd}>
        {order.shippedAt === null ? (
          <Badge tone={tone}>{i18n._(word)}</Badge>
        ) : (
          <Badge tone="win">
            <Trans id="mall.state.shipped" context="State of an order of the points mall">
              On its way
            </Trans>
          </Badge>
        )}
      </span>
      {order.shippedAt !== null && (
        <span className={styles.lineMore}>
          <Trans
            id="mall.order.tracking"
            context="How an order is sent; the name of a carrier and a number are inside"
          >
            {carrier}, tracking number <bdi>{tracking}</bdi>
          </Trans>
        </span>
      )}
      {reason !== null && <span className={styles.lineMore}>{reason}</span>}
    </li>
  );
}

const KINDS: Readonly<Record<PointEntry['kind'], MessageDescriptor>> = {
  earned: msg({ id: 'mall.kind.earned', context: 'Why points moved', message: 'Bets' }),
  corrected: msg({
    id: 'mall.kind.corrected',
    context: 'Why points moved: bets were corrected',
    message: 'Corrected bets',
  }),
  converted: msg({
    id: 'mall.kind.converted',
    context: 'Why points moved',
    message: 'Changed into money',
  }),
  redeemed: msg({ id: 'mall.kind.redeemed', context: 'Why points moved', message: 'Redeemed' }),
  returned: msg({
    id: 'mall.kind.returned',
    context: 'Why points moved: an order was rejected',
    message: 'Given back',
  }),
  adjusted: msg({
    id: 'mall.kind.adjusted',
    context: 'Why points moved: the staff changed them',
    message: 'Adjustment',
  }),
};

/** How the member's points moved. */
export function Details() {
  const { i18n } = useLingui();
  const formats = useFormats();
  const query = useInfiniteQuery(pointDetails(useHttp()));
  const signed = (points: number) =>
    points > 0 ? `+${formats.number(points)}` : formats.number(points);
  return (
    <RecordList
      query={query}
      nothing={
        <Trans id="mall.details.none" context="In place of movements of points">
          Points that you earn and spend show here.
        </Trans>
      }
    >
      {(list) => (
        <ul role="list" className={styles.lines}>
          {list.map(({ id, kind, points, after, at }) => {
            const sum = formats.number(after);
            return (
              <li key={id} className={styles.line}>
                <span className={styles.lineName}>{i18n._(KINDS[kind])}</span>
                <strong className={styles.lineEnd}>{signed(points)}</strong>
                <span className={centre.quiet}>{formats.dateTime(at)}</span>
                <span className={`${styles.lineEnd} ${centre.quiet}`}>
                  <Trans id="mall.after" context="Points after a movement; {sum} is a number">
                    {sum} then
                  </Trans>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </RecordList>
  );
}
