import { Trans } from '@lingui/react/macro';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';

/** The payment password that there is. */
export function PaymentPasswordField(props: {
  /** Sent without one. */
  isMissing: boolean;
  value: string;
  onChange: (typed: string) => void;
  onForgotten: () => void;
}) {
  const { isMissing, value, onChange, onForgotten } = props;
  return (
    <PasswordField
      label={
        <Trans id="centre.pass.label" context="Field: the password that guards payouts">
          Payment password
        </Trans>
      }
      fault={
        isMissing && (
          <Trans id="centre.pass.missing" context="Below an empty field for a password">
            Enter your payment password.
          </Trans>
        )
      }
      aside={
        <button type="button" className={centre.aside} onClick={onForgotten}>
          <Trans
            id="centre.pass.forgotten.open"
            context="Button beside the field for the payment password; opens the way to another one"
          >
            Forgotten it?
          </Trans>
        </button>
      }
      autoComplete="current-password"
      maxLength={128}
      data-first-focus
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
