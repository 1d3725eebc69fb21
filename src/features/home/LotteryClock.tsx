import type { LotteryCard } from '../../api/lottery.ts';
import { DrawnBalls } from '../../ui/Ball/DrawnBalls.tsx';
import { IssueClock } from '../../ui/IssueClock/IssueClock.tsx';
import { useLotteryName } from '../../ui/LotteryName/useLotteryName.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import styles from './LotteryClock.module.css';

/** A lottery with the time that is left to bet and its last draw; it leads to the bet. */
export function LotteryClock({ card, path }: { card: LotteryCard; path: string }) {
  const { lottery, family, current, last } = card;
  const name = useLotteryName()(card);
  return (
    <article className={styles.card}>
      <h3 className={styles.name} title={name}>
        <SiteLink
          href={`${path}?${new URLSearchParams({ gameCode: lottery }).toString()}`}
          className={styles.link}
        >
          {name}
        </SiteLink>
      </h3>
      <div className={styles.clock}>{current && <IssueClock issue={current} size="large" />}</div>
      <DrawnBalls family={family} draw={last?.draw ?? null} />
    </article>
  );
}
