import { Trans } from '@lingui/react/macro';
import type { DrawJson } from '../../../../engine/lottery/lotteryModel.ts';
import { omissionsOf, type Place } from '../../../../engine/lottery/statistics.ts';
import styles from './Statistics.module.css';

/** How often each of many symbols came: all at a glance, by figures as well as by shade. */
export function GridTable({ place, draws }: { place: Place; draws: readonly (DrawJson | null)[] }) {
  const counts = omissionsOf(place, draws);
  const most = Math.max(1, ...counts.map(({ hits }) => hits));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <Trans
          id="lottery.stats.endings"
          context="Lottery: heading of a table of how many draws each number came in"
        >
          In how many draws each number came
        </Trans>
      </figcaption>
      <div className={styles.endings} dir="ltr">
        {counts.map(({ symbol, hits }) => (
          <span key={symbol} className={styles.ending}>
            <span className={styles.shade} style={{ opacity: (0.75 * hits) / most }} />
            <b>{symbol}</b>
            <span className={styles.amount}>{hits}</span>
          </span>
        ))}
      </div>
    </figure>
  );
}
