import { Trans } from '@lingui/react/macro';
import { useWatch, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { useNewPassword } from './useNewPassword.ts';

/** A new password with its rule in sight. The form calls it `newPassword`. */
export function NewPasswordInput<Values extends FieldValues & { newPassword: string }>({
  form,
  isFirst = false,
  names,
}: {
  form: UseFormReturn<Values>;
  isFirst?: boolean;
  /** Names of the account that the password is for. */
  names?: readonly string[];
}) {
  const name = 'newPassword' as FieldPath<Values>;
  const { check, describe } = useNewPassword(names);
  const typed = useWatch({ control: form.control, name }) as string;
  return (
    <PasswordField
      label={
        <Trans id="password.new" context="Label">
          New password
        </Trans>
      }
      autoComplete="new-password"
      maxLength={128}
      data-first-focus={isFirst ? '' : undefined}
      rules={describe(typed)}
      fault={form.getFieldState(name, form.formState).error?.message}
      {...form.register(name, { validate: (value) => check(value as string) })}
    />
  );
}
