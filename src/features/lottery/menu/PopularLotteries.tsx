import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { WithMessages } from '../../../platform/i18n/WithMessages.tsx';
import type { NavEntry } from '../../../platform/screens/navEntry.ts';
import { IssueClock } from '../../../ui/IssueClock/IssueClock.tsx';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { writePlace } from '../lotteryPaths.ts';
import { useMenuLotteries } from './useMenuLotteries.ts';
import styles from './LotteryMenu.module.css';

const SHOWN = 4;

/** The lotteries that are played most, in the menu of phones, each with its clock. Where they cannot come, nothing stands. */
// eslint-disable-next-line livery/named-exports -- the shell loads it lazily
export default function PopularLotteries({ entry }: { entry: NavEntry }) {
  return (
    <Suspense fallback={<Shape />}>
      <WithMessages part="lottery">
        <Rows entry={entry} />
      </WithMessages>
    </Suspense>
  );
}

const Shape = () => <Skeleton className={styles.rowsShape} />;

function Rows({ entry }: { entry: NavEntry }) {
  const { lotteries, isFailed } = useMenuLotteries(entry, SHOWN);
  const nameOf = useLotteryName();
  if (isFailed || lotteries?.length === 0) return null;
  if (!lotteries) return <Shape />;
  return (
    <section className={styles.popular}>
      <h2 className={styles.popularTitle}>
        <Trans id="lottery.hall.hot" context="Lottery: heading above the most played lotteries">
          Most played
        </Trans>
      </h2>
      <ul className={styles.rows}>
        {lotteries.map((card) => (
          <li key={card.lottery}>
            <SiteLink
              href={writePlace(entry.href, { gameCode: card.lottery })}
              className={styles.row}
            >
              <span className={styles.rowName}>{nameOf(card)}</span>
              {card.current && <IssueClock issue={card.current} />}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
