import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { DrawJson } from '../../../../engine/lottery/lotteryModel.ts';
import { roadOf, twoWaysOf } from '../../../../engine/lottery/statistics.ts';
import { ChipSelect } from '../../../ui/ChipSelect/ChipSelect.tsx';
import { nameToken } from '../words/nameOf.ts';
import { nameQuestion } from './placeWords.ts';
import { Section } from './Section.tsx';
import styles from './Statistics.module.css';

/** Answers in columns of six, a column for each run: the newest stands last. */
export function RoadMap({
  family,
  draws,
}: {
  family: string;
  draws: readonly (DrawJson | null)[];
}) {
  const { i18n } = useI18n();
  const { t } = useLingui();
  const questions = twoWaysOf(family);
  const [at, setAt] = useState(0);
  const question = questions[Math.min(at, questions.length - 1)];
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The newest is at the end, which is on the right in every language.
    scroll.current?.scrollTo({ left: scroll.current.scrollWidth });
  }, [question, draws]);
  if (!question) return null;
  const marks = roadOf(draws.map((draw) => question.read(draw)));
  return (
    <Section
      title={
        <Trans
          id="lottery.road.title"
          context="Lottery: heading above a road map, a chart of runs of answers such as big and small"
        >
          Road map
        </Trans>
      }
    >
      <div>
        <ChipSelect
          label={t({
            id: 'lottery.road.question',
            context: 'Lottery: name of a choice of what a road map follows, such as big or small',
            message: 'What the map follows',
          })}
          value={String(at)}
          options={questions.map((each, index) => ({
            value: String(index),
            label: nameQuestion(each, i18n),
          }))}
          onChoose={(value) => setAt(Number(value))}
        />
      </div>
      <div
        ref={scroll}
        className={styles.scroll}
        dir="ltr"
        tabIndex={0}
        role="group"
        aria-label={nameQuestion(question, i18n)}
      >
        <ol role="list" className={styles.road}>
          {marks.map(({ answer, column, row }, index) => (
            <li
              key={index}
              className={styles.mark}
              data-first={answer === question.answers[0] || undefined}
              style={{ gridColumn: column + 1, gridRow: row + 1 }}
            >
              {nameToken(answer, i18n).slice(0, 1)}
              <span className={styles.unseen}>{nameToken(answer, i18n).slice(1)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
