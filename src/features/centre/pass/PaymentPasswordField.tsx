import { Trans } from '@lingui/react/macro';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';

/** The payment password that there is. */
export function PaymentPasswordField(props: {
  /** Sent without one. */
  isMissing: boolean;
  value: string;
  onChange: (typed: string) => void;
}) {
  const { isMissing, value, onChange } = props;
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
      autoComplete="current-password"
      maxLength={128}
      data-first-focus
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
