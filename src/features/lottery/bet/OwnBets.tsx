import { Plural, Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lotteryOrders, type LotteryOrder, type LotteryState } from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { WithMessages } from '../../../platform/i18n/WithMessages.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { writePlace } from '../lotteryPaths.ts';
import type { DrawPlay } from '../draws/useDrawShow.ts';
import { OrderBadge } from '../orders/StateBadge.tsx';
import { IssueWord } from './IssueBar.tsx';
import { sumBets } from './sumBets.ts';
import styles from './Bet.module.css';

/** The lottery that is bet on, where it stands, and the decimals of its money. */
export interface OwnBetsProps {
  readonly state: LotteryState;
  readonly path: string;
  readonly decimals: number;
  /** Until a draw was watched, nothing is told of what came of it. */
  readonly show: Pick<DrawPlay, 'playing'>;
}

/** What became of the member's bets on the draw that was drawn last, or what they have on the one that is awaited. */
// eslint-disable-next-line livery/named-exports -- the bet screen loads it lazily
export default function OwnBets(props: OwnBetsProps) {
  return (
    <WithMessages part="lotteryRecords">
      <OwnBetsLine {...props} />
    </WithMessages>
  );
}

/** The line itself, where its words are at hand. */
export function OwnBetsLine({ state, path, decimals, show }: OwnBetsProps) {
  const { lottery } = state.lottery;
  const orders = useInfiniteQuery(lotteryOrders(useHttp(), { lottery }));
  const list = orders.data?.pages.flatMap((page) => page.list) ?? [];
  const sum = sumBets(list, { drawn: state.last[0]?.issue, decimals });
  if (!sum) {
    return (
      <p className={styles.own}>
        {orders.data && (
          <Trans
            id="lottery.own.none"
            context="Lottery: in place of the state of one’s own bets on a lottery"
          >
            Your bets on this lottery show here.
          </Trans>
        )}
      </p>
    );
  }
  const [order] = sum.orders as [LotteryOrder];
  const bets = sum.orders.length;
  const shown = order.issue === show.playing?.issue ? 'pending' : sum.state;
  return (
    <SiteLink
      className={styles.own}
      href={writePlace(path, { view: 'orders', ...(bets === 1 && { order: order.order }) })}
    >
      <span className={styles.ownWords}>
        <span>
          <Plural
            id="lottery.own.bets"
            context="Lottery: how many bets a member has on one draw; the name of the draw and an amount follow"
            value={bets}
            one="Your bet"
            other="Your # bets"
          />{' '}
          <MoneyText amount={sum.stake} />
        </span>
        <span className={styles.issue}>
          <IssueWord issue={order.issue} />
        </span>
      </span>
      <span role="status" className={styles.ownState}>
        <OrderBadge state={shown} />
        {shown === 'won' && <MoneyText amount={sum.prize} direction="in" />}
      </span>
      <Icon name="chevronForward" size={20} />
    </SiteLink>
  );
}
