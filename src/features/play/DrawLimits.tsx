import { Trans } from '@lingui/react/macro';
import type { DrawVerification } from './verifyLottery.ts';
import styles from './Fairness.module.css';

/** Against whom this protects, and against whom it does not. */
export function DrawLimits({ beacon }: Pick<DrawVerification, 'beacon'>) {
  return (
    <div className={styles.notice}>
      <h2 className={styles.noticeTitle}>
        <Trans
          id="fairness.draw.limits.title"
          context="Heading: what the check of a draw shows and what it does not"
        >
          What this shows, and what it does not
        </Trans>
      </h2>
      <p>
        <Trans
          id="fairness.draw.limits.shows"
          context="What the check of a draw of a lottery shows"
        >
          Nobody could change the seed once its hash was shown, and no player could know the numbers
          while bets were open.
        </Trans>
      </p>
      <p>
        {beacon?.isSigned && beacon.isAfterSeal ? (
          <Trans
            id="fairness.draw.limits.beacon"
            context="What a public random value adds to the check of a draw"
          >
            Nor could the house choose the numbers with a last bet of its own: the beacon told its
            value only after the close.
          </Trans>
        ) : beacon ? (
          <Trans
            id="fairness.draw.limits.lateSeal"
            context="What the check of a draw does not show, where its beacon does not help"
          >
            It does not rule out that the house chose among results with last bets of its own: the
            bets were not sealed yet when the beacon told its value, or its network did not tell it.
          </Trans>
        ) : (
          <Trans
            id="fairness.draw.limits.seal"
            context="What the check of a draw of a lottery does not show"
          >
            It does not rule out that the house, which knows the seed, tries several last bets of
            its own to choose among results. Only a public beacon would; this draw has none.
          </Trans>
        )}
      </p>
    </div>
  );
}
