import { useLingui as useI18n } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { DrawJson } from '../../../../engine/lottery/lotteryModel.ts';
import { runsOf } from '../../../../engine/lottery/statistics.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { writePlace } from '../lotteryPaths.ts';
import { nameRow, nameToken } from '../words/nameOf.ts';

import styles from './Statistics.module.css';

/** Shorter rows are none. */
const LEAST = 4;

/** Sides that came again and again up to now, with the way to bet; that they go on is no likelier than that they end. */
export function StreakList(props: {
  family: string;
  draws: readonly (DrawJson | null)[];
  path: string;
  gameCode: string;
}) {
  const { i18n } = useI18n();
  const streaks = runsOf(props.family, props.draws, LEAST);
  return (
    <section className={styles.figure}>
      <h2 className={styles.caption}>
        <Trans
          id="lottery.stats.streaks"
          context="Lottery: heading of a list of sides that came many times in a row, called long dragons"
        >
          Long rows of the same side
        </Trans>
      </h2>
      {streaks.length === 0 ? (
        <p className={styles.note}>
          <Trans id="lottery.stats.noStreaks" context="Lottery: in place of that list">
            No side came four times in a row or more.
          </Trans>
        </p>
      ) : (
        <ul className={styles.streaks}>
          {streaks.map(({ question, answer, length }) => (
            <li key={`${question.place} ${question.kind}`} className={styles.streak}>
              <span>
                {nameRow(question.place, i18n)} · <strong>{nameToken(answer, i18n)}</strong>
              </span>
              <span className={styles.amount}>
                <Plural
                  id="lottery.stats.inRow"
                  context="Lottery: how many times in a row a side came"
                  value={length}
                  one="# in a row"
                  other="# in a row"
                />
              </span>
              {question.play !== undefined && (
                <SiteLink
                  className={styles.betLink}
                  href={writePlace(props.path, {
                    gameCode: props.gameCode,
                    playType: question.play,
                  })}
                >
                  <Trans id="lottery.stats.bet" context="Lottery: link to the page where one bets">
                    Bet
                  </Trans>
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
