import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { email, PasswordInput, required, TextInput } from 'react-admin';
import { signIn } from '../../../schemas/desk/session.ts';
import { DeskForm, type TextValues } from '../parts/DeskForm.tsx';
import { useDesk } from '../session/DeskContext.tsx';

/** E-mail address and password: the first step. */
export function PasswordStep({ knownEmail }: { knownEmail?: string }) {
  const { t } = useLingui();
  const { calls, session } = useDesk();
  const enter = async ({ email: address = '', password = '' }: TextValues) =>
    session.set(await calls.call(signIn, { body: { email: address.trim(), password } }));
  return (
    <DeskForm work={enter} defaultValues={{ email: knownEmail ?? '' }}>
      <TextInput
        source="email"
        type="email"
        label={t({
          id: 'desk.signIn.email',
          context: 'Label of the field',
          message: 'E-mail address',
        })}
        autoComplete="username"
        autoFocus={!knownEmail}
        validate={[required(), email()]}
        helperText={false}
      />
      <PasswordInput
        source="password"
        label={t({
          id: 'desk.signIn.password',
          context: 'Label of the field',
          message: 'Password',
        })}
        autoComplete="current-password"
        autoFocus={Boolean(knownEmail)}
        validate={required()}
        helperText={false}
      />
      <Button type="submit" variant="contained" size="large">
        {t({ id: 'desk.signIn.continue', context: 'Button to the next step', message: 'Continue' })}
      </Button>
    </DeskForm>
  );
}
