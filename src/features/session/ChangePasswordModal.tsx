import { Trans } from '@lingui/react/macro';
import type { ModalArgs, ModalProps } from '../../platform/modals/modals.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog/Dialog.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { CodeField } from '../../ui/fields/TextField.tsx';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { ProblemFault } from './ProblemFault.tsx';
import styles from './session.module.css';
import { useChangePassword, useSettledElsewhere } from './useChangePassword.ts';
import { useLogout } from './useLogout.ts';

/** Changes the password of the member who is signed in; where it must be, there is no way around but out. */
export default function ChangePasswordModal({ args, onClose }: ModalProps<'changePassword'>) {
  const { form, names, asksOld, asksCode, problem, isBusy, send, checkAgain } =
    useChangePassword(onClose);
  const leaving = useLogout(onClose);
  useSettledElsewhere({
    isWaiting: args.forced !== undefined && !isBusy && !leaving.isBusy,
    onClose,
  });
  const { errors, isDirty } = form.formState;
  return (
    <Dialog
      title={
        args.forced ? (
          <Trans
            id="changePassword.forced"
            context="Heading where the password must be changed now"
          >
            Choose a new password
          </Trans>
        ) : (
          <Trans id="changePassword.title" context="Heading of the form to change the password">
            Change your password
          </Trans>
        )
      }
      lead={<Lead forced={args.forced} />}
      isDirty={isDirty}
      onClose={args.forced ? undefined : () => void onClose()}
    >
      <form className={styles.form} method="post" noValidate onSubmit={send}>
        <ProblemFault problem={problem ?? leaving.problem} />
        <Proof form={form} asksOld={asksOld} asksCode={asksCode} />
        <NewPasswordInput form={form} isFirst={!asksOld} names={names} />
        <PasswordField
          label={
            <Trans id="changePassword.again" context="Label">
              The new password again
            </Trans>
          }
          autoComplete="new-password"
          maxLength={128}
          fault={errors.confirmNewPassword?.message}
          {...form.register('confirmNewPassword', { validate: checkAgain })}
        />
        <DialogActions>
          <Button type="submit" kind="primary" size="large" loading={isBusy}>
            <Trans id="changePassword.submit" context="Button of the form to change the password">
              Change password
            </Trans>
          </Button>
          {args.forced && (
            <Button
              size="large"
              kind="quiet"
              loading={leaving.isBusy}
              onClick={() => void leaving.logOut()}
            >
              <Trans id="changePassword.logOut" context="Button: log out instead of changing it">
                Log out
              </Trans>
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The old password where it is asked for, and a code of the authenticator where one is bound. */
function Proof({
  form,
  asksOld,
  asksCode,
}: Pick<ReturnType<typeof useChangePassword>, 'form' | 'asksOld' | 'asksCode'>) {
  const { errors } = form.formState;
  return (
    <>
      {asksOld && (
        <PasswordField
          label={
            <Trans id="changePassword.old" context="Label">
              Current password
            </Trans>
          }
          autoComplete="current-password"
          maxLength={128}
          data-first-focus
          fault={errors.oldPassword?.message}
          {...form.register('oldPassword')}
        />
      )}
      {asksCode && (
        <CodeField
          label={
            <Trans id="changePassword.code" context="Field: six digits from an authenticator app">
              Authenticator or recovery code
            </Trans>
          }
          inputMode="text"
          maxLength={64}
          fault={errors.verificationCode?.message}
          {...form.register('verificationCode')}
        />
      )}
    </>
  );
}

function Lead({ forced }: { forced: ModalArgs['changePassword']['forced'] }) {
  switch (forced) {
    case 'mustChange':
      return (
        <Trans
          id="changePassword.mustChange"
          context="Why the password must be changed: somebody else set it"
        >
          Your current password was set by somebody else. Choose one that only you know.
        </Trans>
      );
    case 'expired':
      return (
        <Trans id="changePassword.expired" context="Why the password must be changed: its age">
          Your current password is older than this site allows. Choose a new one to go on.
        </Trans>
      );
    default:
      return (
        <Trans id="changePassword.lead" context="What happens when the password is changed">
          All your other devices will be signed out.
        </Trans>
      );
  }
}
