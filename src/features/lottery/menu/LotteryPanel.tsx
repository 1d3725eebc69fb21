import { Trans } from '@lingui/react/macro';
import type { NavEntry } from '../../../platform/screens/navEntry.ts';
import { WithMessages } from '../../../platform/i18n/WithMessages.tsx';
import type { LotteryCard } from '../../../api/lottery.ts';
import { DrawnBalls } from '../../../ui/Ball/DrawnBalls.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IssueClock } from '../../../ui/IssueClock/IssueClock.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { ViewWord } from '../bet/IssueBar.tsx';
import { hallViews, writePlace } from '../lotteryPaths.ts';
import { useMenuLotteries } from './useMenuLotteries.ts';
import styles from './LotteryMenu.module.css';

const SHOWN = 12;

/** What drops down from the lotteries of the main navigation: the most played with their clocks, and the ways to the rest. */
// eslint-disable-next-line livery/named-exports -- the shell loads it lazily
export default function LotteryPanel({ entry }: { entry: NavEntry }) {
  return (
    <WithMessages part="lottery">
      <Panel entry={entry} />
    </WithMessages>
  );
}

function Panel({ entry }: { entry: NavEntry }) {
  const { lotteries, isFailed, retry } = useMenuLotteries(entry, SHOWN);
  const path = entry.href;
  return (
    <div className={styles.panel}>
      <nav className={styles.ways} aria-label={entry.label}>
        <SiteLink href={path} className={styles.way} data-main="">
          <Trans id="lottery.none.hall" context="Lottery: link to all lotteries">
            See all lotteries
          </Trans>
          <Icon name="chevronForward" size={16} />
        </SiteLink>
        {hallViews(entry.lotteries).map((view) => (
          <SiteLink key={view} href={writePlace(path, { view })} className={styles.way}>
            <ViewWord view={view} />
          </SiteLink>
        ))}
      </nav>
      {isFailed ? (
        <div className={styles.fault}>
          <LoadFault onRetry={retry}>
            <Trans
              id="lottery.hall.fault"
              context="Lottery: the list of lotteries could not be loaded"
            >
              The lotteries could not be loaded.
            </Trans>
          </LoadFault>
        </div>
      ) : (
        <ul className={styles.cards} aria-busy={!lotteries || undefined}>
          {lotteries
            ? lotteries.map((card) => <Card key={card.lottery} card={card} path={path} />)
            : Array.from({ length: SHOWN }, (_, at) => (
                <li key={at}>
                  <Skeleton className={styles.cardShape} />
                </li>
              ))}
        </ul>
      )}
    </div>
  );
}

function Card({ card, path }: { card: LotteryCard; path: string }) {
  const { lottery, family, source, current, last } = card;
  const name = useLotteryName()(card);
  return (
    <li className={styles.card}>
      <h3 className={styles.name} title={name}>
        <SiteLink href={writePlace(path, { gameCode: lottery })} className={styles.link}>
          {name}
        </SiteLink>
      </h3>
      {current && <IssueClock issue={current} />}
      {source !== 'instant' && <DrawnBalls family={family} draw={last?.draw ?? null} />}
    </li>
  );
}
