import { Trans } from '@lingui/react/macro';
import type { LotteryState } from '../../../api/lottery.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { DrawnBalls } from '../../../ui/Ball/DrawnBalls.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { writePlace } from '../lotteryPaths.ts';
import styles from './Bet.module.css';

/** The last draws of a lottery, the newest first. */
export function LastDraws({ state, path }: { state: LotteryState; path: string }) {
  const { lottery, last } = state;
  const formats = useFormats();
  return (
    <section className={styles.draws}>
      <h2 className={styles.sideTitle}>
        <Trans
          id="lottery.last.title"
          context="Lottery: heading above the newest draws of one lottery"
        >
          Last draws
        </Trans>
      </h2>
      {last.length === 0 ? (
        <p className={styles.sideEmpty}>
          <Trans id="lottery.last.empty" context="Lottery: in place of past draws">
            Nothing was drawn yet. The first result shows here by itself.
          </Trans>
        </p>
      ) : (
        <ol className={styles.drawList}>
          {last.map((result) => (
            <li key={result.issue} className={styles.draw}>
              <span className={styles.drawName}>
                <bdi>{result.issue}</bdi>
                <time dateTime={result.drawAt}>{formats.time(result.drawAt)}</time>
              </span>
              <DrawnBalls family={lottery.family} draw={result.draw} />
            </li>
          ))}
        </ol>
      )}
      <SiteLink
        href={writePlace(path, { gameCode: lottery.lottery, view: 'results' })}
        className={styles.sideLink}
      >
        <Trans id="lottery.last.all" context="Lottery: link to all results of one lottery">
          All results
        </Trans>
      </SiteLink>
    </section>
  );
}
