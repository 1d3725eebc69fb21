import { useLingui as useI18n } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { twoWaysOf } from '../../../../engine/lottery/statistics.ts';
import type { LotteryStatistics } from '../../../api/lottery.ts';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { writePlace } from '../lotteryPaths.ts';
import { nameToken } from '../words/nameOf.ts';
import { nameQuestion } from './placeWords.ts';
import { Section } from './Section.tsx';
import styles from './Statistics.module.css';

/** Answers that have come many times in a row, each with the way to bet on it. */
export function Dragons(props: {
  family: string;
  dragons: LotteryStatistics['statistics']['dragons'];
  lottery: string;
  path: string;
}) {
  const { i18n } = useI18n();
  const { family, dragons, lottery, path } = props;
  const questions = twoWaysOf(family);
  const runs = dragons.flatMap((run) => {
    const question = questions.find(({ place, kind }) => place === run.place && kind === run.kind);
    return question ? [{ ...run, question }] : [];
  });
  return (
    <Section
      title={
        <Trans
          id="lottery.dragons.title"
          context="Lottery: heading above answers, such as big, that came many draws in a row; in this trade called long dragons"
        >
          Long dragons
        </Trans>
      }
    >
      {runs.length === 0 ? (
        <p className={styles.quiet}>
          <Trans
            id="lottery.dragons.none"
            context="Lottery: in place of answers that came many times in a row"
          >
            Nothing has come five times in a row or more.
          </Trans>
        </p>
      ) : (
        <ol role="list">
          {runs.map(({ question, answer, length }) => (
            <li key={`${question.place} ${question.kind}`} className={styles.run}>
              <span>{nameQuestion(question, i18n)}</span>
              <strong>{nameToken(answer, i18n)}</strong>
              <span className={styles.quiet}>
                <Plural
                  id="lottery.dragons.length"
                  context="Lottery: how many draws in a row the same answer came"
                  value={length}
                  one="# draw in a row"
                  other="# draws in a row"
                />
              </span>
              <ButtonLink
                size="small"
                href={writePlace(path, { gameCode: lottery, playType: question.play })}
              >
                <Trans id="lottery.dragons.bet" context="Lottery: link to the bet screen">
                  Bet
                </Trans>
              </ButtonLink>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
