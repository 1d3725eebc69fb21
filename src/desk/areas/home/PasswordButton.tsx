import { useLingui } from '@lingui/react/macro';
import { minLength, PasswordInput, required } from 'react-admin';
import { changePassword } from '../../../../schemas/desk/session.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';

const SHORTEST_PASSWORD = 12;

/** Changes the own password; all other sessions end. */
export function PasswordButton() {
  const { t } = useLingui();
  const change = t({ id: 'desk.password.change', context: 'Button', message: 'Change password' });
  return (
    <ActionButton<typeof changePassword, { oldPassword: string; newPassword: string }>
      endpoint={changePassword}
      size="small"
      reason="none"
      label={change}
      title={change}
      lead={t({
        id: 'desk.password.lead',
        context: 'In the dialog that changes the own password',
        message: 'You are signed out everywhere else.',
      })}
      confirm={change}
      fields={
        <>
          <PasswordInput
            source="oldPassword"
            autoComplete="current-password"
            validate={required()}
            label={t({
              id: 'desk.password.old',
              context: 'Label of the field',
              message: 'Current password',
            })}
            helperText={false}
          />
          <PasswordInput
            source="newPassword"
            autoComplete="new-password"
            validate={[required(), minLength(SHORTEST_PASSWORD)]}
            label={t({
              id: 'desk.password.new',
              context: 'Label of the field',
              message: 'New password',
            })}
            helperText={false}
          />
        </>
      }
      toBody={({ oldPassword, newPassword }) => ({ oldPassword, newPassword })}
    />
  );
}
