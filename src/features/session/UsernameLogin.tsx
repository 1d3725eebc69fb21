import { Trans, useLingui } from '@lingui/react/macro';
import { useModals } from '../../platform/modals/modals.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { LazyCaptchaInput } from './LazyCaptchaInput.tsx';
import { LoginButton } from './LoginButton.tsx';
import { LoginFault } from './LoginFault.tsx';
import styles from './session.module.css';
import { useUsernameLogin, type LoginFormProps } from './useUsernameLogin.ts';

type State = ReturnType<typeof useUsernameLogin>;

/** Signs in by username and password, or without one on a device that is remembered. */
export function UsernameLogin(props: LoginFormProps) {
  const { t } = useLingui();
  const state = useUsernameLogin(props);
  const { form, attempt, send } = state;
  const { errors } = form.formState;
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
      <LoginFault attempt={attempt} username={state.username} />
      <TextField
        label={t({ id: 'login.username', context: 'Label', message: 'Username' })}
        autoComplete="username webauthn"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        data-first-focus
        fault={errors.username?.message}
        {...form.register('username', {
          validate: (typed) =>
            typed.trim() !== '' ||
            t({
              id: 'login.username.missing',
              context: 'Below an empty field',
              message: 'Enter your username.',
            }),
        })}
      />
      <Password {...state} />
      {attempt.needsCaptcha && (
        <LazyCaptchaInput
          version={attempt.tries}
          fault={errors.captcha?.message}
          {...form.register('captcha', {
            validate: (typed) =>
              typed.trim() !== '' ||
              t({
                id: 'login.captcha.missing',
                context: 'Below an empty field',
                message: 'Enter the digits in the picture.',
              }),
          })}
        />
      )}
      <Checkbox {...form.register('remember')}>
        <Trans id="login.remember" context="Checkbox: sign in on this device without the password">
          Remember me for a day
        </Trans>
      </Checkbox>
      <LoginButton isBusy={state.isBusy} waitSeconds={attempt.waitSeconds} />
    </form>
  );
}

function Password({ form, usesTicket }: State) {
  const { t } = useLingui();
  const modals = useModals();
  const forgotten = (
    <button
      type="button"
      className={styles.link}
      onClick={() => modals.open('forgot', { username: form.getValues('username').trim() })}
    >
      <Trans id="login.forgotten" context="Button beside the password of the log-in form">
        Forgotten it?
      </Trans>
    </button>
  );
  return (
    <div className={usesTicket ? styles.remembered : undefined}>
      <PasswordField
        label={t({ id: 'login.password', context: 'Label', message: 'Password' })}
        autoComplete="current-password"
        maxLength={128}
        placeholder={usesTicket ? '••••••••' : undefined}
        help={
          usesTicket && (
            <Trans
              id="login.remembered"
              context="Below the password, which need not be typed on a remembered device"
            >
              This device is remembered: just log in.
            </Trans>
          )
        }
        aside={forgotten}
        fault={form.formState.errors.password?.message}
        {...form.register('password', {
          validate: (typed) =>
            typed !== '' ||
            usesTicket ||
            t({
              id: 'login.password.missing',
              context: 'Below an empty field',
              message: 'Enter your password.',
            }),
        })}
      />
    </div>
  );
}
