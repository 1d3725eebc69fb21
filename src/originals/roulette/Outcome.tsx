import { Trans } from '@lingui/react/macro';
import { readRouletteOutcome } from '../../../engine/games/roulette/rouletteKind.ts';
import type { OutcomeProps } from '../parts/outcomeProps.ts';
import styles from '../parts/Outcome.module.css';

/** The number that came, on the site's page about fairness. */
export default function Outcome({ outcome }: OutcomeProps) {
  const { number } = readRouletteOutcome(outcome);
  return (
    <p className={styles.strong}>
      <Trans id="fairness.number" context="The number of a roulette round; {number} is 0 to 36">
        The ball fell on {number}
      </Trans>
    </p>
  );
}
