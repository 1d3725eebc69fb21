import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkPasswordLink, setPasswordByEmail } from '../../../schemas/api/account.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { Problem } from '../../platform/http/problem.ts';
import { useModals, type ModalProps } from '../../platform/modals/modals.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog/Dialog.tsx';
import { FormFault } from '../../ui/fields/FormFault.tsx';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { ProblemFault } from './ProblemFault.tsx';
import styles from './session.module.css';
import { useOnce } from './useOnce.ts';
import { useProblem } from './useProblem.ts';

/** What a link says that is used, too old or not whole. */
const IS_OVER: ReadonlySet<unknown> = new Set<Problem['code']>([
  'proofExpired',
  'proofWrong',
  'codeExpired',
  'codeWrong',
  'notFound',
]);

/** Sets a new password with the secret of an e-mailed link. */
export default function NewPasswordModal({ args, onClose }: ModalProps<'newPassword'>) {
  const http = useHttp();
  const modals = useModals();
  const [isDone, setDone] = useState(false);
  const form = useForm({ defaultValues: { newPassword: '' } });
  const { problem, report, clear } = useProblem(form, ['newPassword']);
  const isOver = problem instanceof Problem && IS_OVER.has(problem.code);

  // A link that is over is said to be before anything is typed. Where that cannot be asked, the form finds out.
  const reportOver = useEffectEvent((refusal: unknown) => {
    if (refusal instanceof Problem && IS_OVER.has(refusal.code)) report(refusal);
  });
  useEffect(() => {
    const asked = new AbortController();
    http
      .call(checkPasswordLink, { body: { secret: args.secret }, signal: asked.signal })
      .catch(reportOver);
    return () => asked.abort();
  }, [http, args.secret]);

  const { run, isBusy } = useOnce(async ({ newPassword }) => {
    clear();
    try {
      await http.call(setPasswordByEmail, { body: { secret: args.secret, newPassword } });
      setDone(true);
    } catch (refusal) {
      report(refusal);
    }
  });
  if (isDone) return <Done onLogIn={() => modals.open('login')} onClose={() => void onClose()} />;
  return (
    <Dialog
      title={
        <Trans id="newPassword.title" context="Heading of the form behind an e-mailed link">
          Choose a new password
        </Trans>
      }
      isDirty={form.formState.isDirty}
      onClose={() => void onClose()}
    >
      <form
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => run(values))(event)}
      >
        {isOver ? (
          <FormFault
            action={
              <button type="button" onClick={() => modals.open('forgot')}>
                <Trans id="newPassword.again" context="Button: have another e-mail sent">
                  Ask for another link
                </Trans>
              </button>
            }
          >
            <Trans id="newPassword.over" context="The e-mailed link was used, or is too old">
              This link was used already or is too old.
            </Trans>
          </FormFault>
        ) : (
          <ProblemFault problem={problem} />
        )}
        {!isOver && (
          <>
            <NewPasswordInput form={form} isFirst />
            <Button type="submit" kind="primary" size="large" wide loading={isBusy}>
              <Trans id="newPassword.submit" context="Button of the form behind an e-mailed link">
                Set password
              </Trans>
            </Button>
          </>
        )}
      </form>
    </Dialog>
  );
}

function Done({ onLogIn, onClose }: { onLogIn: () => void; onClose: () => void }) {
  return (
    <Dialog
      size="small"
      title={
        <Trans id="newPassword.done" context="Heading after a new password was set">
          Your password is set
        </Trans>
      }
      lead={
        <Trans id="newPassword.done.text" context="Below the heading after a password was set">
          Log in with it now. All other devices were signed out.
        </Trans>
      }
      onClose={onClose}
    >
      <DialogActions>
        <Button kind="primary" size="large" data-first-focus onClick={onLogIn}>
          <Trans id="newPassword.logIn" context="Button after a new password was set">
            Log in
          </Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
