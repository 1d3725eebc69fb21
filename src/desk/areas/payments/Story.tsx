import { useLingui } from '@lingui/react/macro';
import { useWord } from '../../i18n/useWord.ts';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { getDeskDeposit } from '../../../../schemas/desk/payments.ts';
import { Time } from '../../parts/values.tsx';
import { ACTOR_NAMES, REVIEW_REASON_NAMES, STEP_NAMES } from './storyWords.ts';
import styles from './payments.module.css';

type Deposit = DeskValueOf<typeof getDeskDeposit>;

/** What became of an order, the oldest first; what the table of states refused is marked. */
export function Steps({ steps }: { steps: Deposit['steps'] }) {
  const { t } = useLingui();
  const word = useWord();
  return (
    <ol className={styles.steps}>
      {steps.map(({ at, event, actor, detail, isRefused }) => (
        <li key={`${at} ${event}`} className={styles.step}>
          <strong className={isRefused ? styles.refused : undefined}>
            {word(STEP_NAMES, event)}
          </strong>
          <span className={styles.note}>
            {word(ACTOR_NAMES, actor)} · <Time at={at} />
          </span>
          {isRefused ? (
            <span className={styles.note}>
              {t({
                id: 'desk.payments.ignored',
                context: 'Under a step that came too late or does not fit, and changed nothing',
                message: 'Came out of turn and changed nothing.',
              })}
            </span>
          ) : null}
          {detail ? (
            <span className={styles.detail}>{word(REVIEW_REASON_NAMES, detail)}</span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

/** Pictures that the member sent; each opens whole. */
export function Proofs({ proofs }: { proofs: Deposit['proofs'] }) {
  const { t } = useLingui();
  return (
    <ul className={styles.proofs}>
      {proofs.map(({ id, picture }, index) => {
        const number = index + 1;
        const name = t({
          id: 'desk.payments.proof',
          context: 'What a picture shows, for screen readers',
          message: `Proof ${number} of the member`,
        });
        return (
          <li key={id}>
            <a href={picture} download={`${id}`} aria-label={name}>
              <img src={picture} alt={name} className={styles.proof} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
