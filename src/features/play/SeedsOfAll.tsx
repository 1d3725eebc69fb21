import { Plural, Trans } from '@lingui/react/macro';
import { Code, Step } from './Step.tsx';
import styles from './Fairness.module.css';

/** Step of the check of a shared table's round: the client seeds of all who bet, in the order in which they came. */
export function SeedsOfAll({ seeds, isGood }: { seeds: readonly string[]; isGood: boolean }) {
  return (
    <Step
      isGood={isGood}
      title={
        <Trans id="fairness.step.all" context="A step of checking a round of a shared table">
          The client seed is made of the seeds of all who bet
        </Trans>
      }
    >
      {seeds.length === 0 ? (
        <p>
          <Trans id="fairness.seeds.none" context="Nobody's seed was part of a round of a table">
            Nobody bet in this round.
          </Trans>
        </p>
      ) : (
        <details>
          <summary className={styles.summary}>
            <Plural
              id="fairness.seeds.all"
              context="Opens the list of the client seeds of all who bet in a round of a table"
              value={seeds.length}
              one="Show the one seed"
              other="Show all # seeds"
            />
          </summary>
          <ol className={styles.seeds}>
            {seeds.map((seed, at) => (
              <li key={at}>
                <Code>{seed}</Code>
              </li>
            ))}
          </ol>
        </details>
      )}
    </Step>
  );
}
