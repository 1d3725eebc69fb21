import { Trans, useLingui } from '@lingui/react/macro';
import { matchesPattern } from '../../../engine/fields/patterns.ts';
import { readField } from '../../../engine/fields/readField.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { LazyCaptchaInput } from './LazyCaptchaInput.tsx';
import { ProblemFault } from './ProblemFault.tsx';
import styles from './session.module.css';
import { useEmailRecovery, type EmailRecoveryProps } from './useEmailRecovery.ts';

const EMAIL = { minLength: 3, maxLength: 254 };
const EMAIL_PATTERN = 3;

/** Asks for an e-mail with a link to a new password. */
export function EmailRecovery(props: EmailRecoveryProps) {
  const { t } = useLingui();
  const { form, captchaVersion, problem, isBusy, send } = useEmailRecovery(props);
  const { errors } = form.formState;
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
      <p className={styles.aside}>
        <Trans id="forgot.email.lead" context="Above the form for a new password by e-mail">
          We send a link to the e-mail address of your account.
        </Trans>
      </p>
      <ProblemFault problem={problem} />
      <TextField
        label={t({ id: 'forgot.username', context: 'Label', message: 'Username' })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        data-first-focus
        fault={errors.username?.message}
        {...form.register('username', {
          validate: (typed) =>
            typed.trim() !== '' ||
            t({
              id: 'forgot.username.missing',
              context: 'Below an empty field',
              message: 'Enter your username.',
            }),
        })}
      />
      <TextField
        label={t({ id: 'forgot.email', context: 'Label', message: 'E-mail' })}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        maxLength={320}
        fault={errors.email?.message}
        {...form.register('email', {
          validate: (typed) =>
            matchesPattern(EMAIL_PATTERN, readField('email', typed), EMAIL) ||
            t({
              id: 'forgot.email.invalid',
              context: 'Below a field that is empty or holds no e-mail address',
              message: 'Enter an e-mail address such as name@example.com.',
            }),
        })}
      />
      {captchaVersion > 0 && (
        <LazyCaptchaInput
          version={captchaVersion}
          fault={errors.captcha?.message}
          {...form.register('captcha')}
        />
      )}
      <Button type="submit" kind="primary" size="large" wide loading={isBusy}>
        <Trans id="forgot.email.submit" context="Button of the form for a new password by e-mail">
          Send the link
        </Trans>
      </Button>
    </form>
  );
}
