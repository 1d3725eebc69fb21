import { Plural, useLingui } from '@lingui/react/macro';
import { Time } from '../../parts/values.tsx';
import styles from './payments.module.css';
import type { Withdrawal } from './WithdrawalFacts.tsx';

/** How many people have to approve a withdrawal, who has, and who may not. */
export function Approvals({ withdrawal: { approvalsNeeded, steps } }: { withdrawal: Withdrawal }) {
  const { t } = useLingui();
  const given = steps.filter(({ event, isRefused }) => event === 'approve' && !isRefused);
  return (
    <div className={styles.stack}>
      <p>
        <Plural
          id="desk.withdrawal.needs"
          context="How many people have to approve a withdrawal"
          value={approvalsNeeded}
          _0="No approval is needed."
          one="# person has to approve it."
          other="# different people have to approve it."
        />
      </p>
      {given.length === 0 ? null : (
        <ul className={styles.steps}>
          {given.map(({ at, actor, detail }) => (
            <li key={at} className={styles.step}>
              <strong>{actor}</strong>
              <span className={styles.note}>
                <Time at={at} />
              </span>
              {detail ? <span className={styles.detail}>{detail}</span> : null}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        {t({
          id: 'desk.withdrawal.bound',
          context: 'Under the approvals of a withdrawal: who may not give one',
          message:
            'Nobody approves twice, and nobody who changed the member, the payout account or the balance in the last 24 hours.',
        })}
      </p>
    </div>
  );
}
