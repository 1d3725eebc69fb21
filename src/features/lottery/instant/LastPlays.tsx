import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lotteryOrders, type LotteryCard } from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { DrawnBalls } from '../../../ui/Ball/DrawnBalls.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { writePlace } from '../lotteryPaths.ts';
import betStyles from '../bet/Bet.module.css';
import styles from './Instant.module.css';

const SHOWN = 10;

/** What the member played last on an instant lottery, each with its proof a press away. */
export function LastPlays({ lottery, path }: { lottery: LotteryCard; path: string }) {
  const isMember = useSession().kind === 'member';
  const orders = useInfiniteQuery({
    ...lotteryOrders(useHttp(), { lottery: lottery.lottery }),
    enabled: isMember,
  });
  const formats = useFormats();
  const list = orders.data?.pages.flatMap((page) => page.list).slice(0, SHOWN) ?? [];
  return (
    <section className={betStyles.draws}>
      <h2 className={betStyles.sideTitle}>
        <Trans
          id="lottery.instant.last"
          context="Lottery: heading above what a member played last on an instant lottery"
        >
          Your last draws
        </Trans>
      </h2>
      {list.length === 0 ? (
        <p className={betStyles.sideEmpty}>
          <Trans
            id="lottery.instant.noneYet"
            context="Lottery: in place of what a member played last on an instant lottery"
          >
            What you play shows here, with its numbers and its prize.
          </Trans>
        </p>
      ) : (
        <ol className={betStyles.drawList}>
          {list.map((order) => (
            <li key={order.order}>
              <SiteLink
                href={writePlace(path, { view: 'orders', order: order.order })}
                className={`${betStyles.draw} ${styles.last}`}
              >
                <time className={betStyles.drawName} dateTime={order.placedAt}>
                  {formats.time(order.placedAt)}
                </time>
                <DrawnBalls family={order.family} draw={order.draw} />
                <MoneyText
                  amount={order.prize}
                  {...(order.state === 'won' && { direction: 'in' as const })}
                />
              </SiteLink>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
