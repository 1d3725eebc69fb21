import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button/Button.tsx';
import { DialogActions } from '../../ui/Dialog/Dialog.tsx';
import { AffiliateWarning } from './AffiliateWarning.tsx';
import { AgreementInput } from './AgreementInput.tsx';
import { ProblemFault } from './ProblemFault.tsx';
import { RegisterInput } from './RegisterInput.tsx';
import styles from './session.module.css';
import { useRegisterForm, type RegisterFormProps } from './useRegisterForm.ts';

/** One of the two forms to open an account. Its rules are the gateway's, which checks by them again. */
export function RegisterForm(props: RegisterFormProps) {
  const { fields: rules, minimumAge } = props.setting;
  const { fields, wasSent, send, ...state } = useRegisterForm(props);
  return (
    <form className={styles.form} method="post" noValidate onSubmit={send}>
      <ProblemFault problem={state.problem} />
      {fields.map((field, place) => (
        <RegisterInput
          key={field}
          field={field}
          rule={rules[field]}
          form={state.form}
          isFirst={place === 0}
          wasSent={wasSent}
          minimumAge={minimumAge}
          phone={state.phone}
          captchaVersion={state.captchaVersion}
          onSendCode={state.sendCode}
        />
      ))}
      <AgreementInput form={state.form} minimumAge={minimumAge} />
      <DialogActions>
        <Button type="submit" kind="primary" size="large" loading={state.isBusy}>
          <Trans id="register.submit" context="Button of the registration form">
            Create account
          </Trans>
        </Button>
        <Button size="large" kind="quiet" onClick={state.clearAll}>
          <Trans id="register.reset" context="Button of the registration form: empties all fields">
            Clear all
          </Trans>
        </Button>
      </DialogActions>
      {state.hasBadAffiliate && <AffiliateWarning onClose={state.leaveWarning} />}
    </form>
  );
}
