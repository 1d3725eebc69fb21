import { Trans } from '@lingui/react/macro';
import { useGate } from '../../platform/gates/gates.tsx';
import { isRealMember } from '../../platform/session/session.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './IntroSteps.module.css';

/** Register, play, win: how it works in three steps, with the way in. Who has an account sees nothing of it. */
export function IntroSteps() {
  const canRegister = useGate('registration');
  const session = useSession();
  if (isRealMember(session)) return null;
  return (
    <div className={styles.row}>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <Icon name="register" size={24} />
          <div>
            <h2 className={styles.title}>
              <Trans id="footer.steps.register.title" context="First of three steps">
                Register
              </Trans>
            </h2>
            <p className={styles.text}>
              <Trans id="footer.steps.register.text" context="First of three steps, explained">
                Open your account in a minute.
              </Trans>
            </p>
          </div>
        </li>
        <li className={styles.step}>
          <Icon name="play" size={24} />
          <div>
            <h2 className={styles.title}>
              <Trans id="footer.steps.play.title" context="Second of three steps">
                Play
              </Trans>
            </h2>
            <p className={styles.text}>
              <Trans id="footer.steps.play.text" context="Second of three steps, explained">
                Pick a game and set your stake.
              </Trans>
            </p>
          </div>
        </li>
        <li className={styles.step}>
          <Icon name="rewards" size={24} />
          <div>
            <h2 className={styles.title}>
              <Trans id="footer.steps.win.title" context="Third of three steps">
                Win
              </Trans>
            </h2>
            <p className={styles.text}>
              <Trans id="footer.steps.win.text" context="Third of three steps, explained">
                What you win goes to your balance.
              </Trans>
            </p>
          </div>
        </li>
      </ol>
      {canRegister && (
        <ButtonLink href="/register" kind="primary" size="large">
          <Trans id="footer.steps.action" context="Button: open an account">
            Create account
          </Trans>
        </ButtonLink>
      )}
    </div>
  );
}
