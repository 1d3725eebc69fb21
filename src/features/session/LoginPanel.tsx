import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { useGate } from '../../platform/gates/gates.tsx';
import { useModals, type ModalArgs } from '../../platform/modals/modals.ts';
import { FormFault } from '../../ui/fields/FormFault.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { ProblemFault } from './ProblemFault.tsx';
import styles from './session.module.css';
import { useFinishSignIn, type Leaving } from './useFinishSignIn.ts';
import { UsernameLogin } from './UsernameLogin.tsx';

const SmsLogin = lazy(
  loadChunk(async () => ({ default: (await import('./SmsLogin.tsx')).SmsLogin })),
);

/** The ways in, and the way to an account for those who have none. */
export function LoginPanel({
  args,
  leaving,
  onDirty,
}: {
  args: ModalArgs['login'];
  leaving: Leaving;
  /** Told whether something was typed that closing would hide. */
  onDirty?: (isDirty: boolean) => void;
}) {
  const { t } = useLingui();
  const hasSms = useGate('smsLogin');
  const canRegister = useGate('registration');
  const modals = useModals();
  const finish = useFinishSignIn(leaving);
  const [way, setWay] = useState((hasSms && args.type) || 'username');

  const form =
    way === 'sms' ? (
      <Suspense fallback={<FormShape />}>
        <SmsLogin args={args} onSignedIn={finish} onDirty={onDirty} />
      </Suspense>
    ) : (
      <UsernameLogin args={args} onSignedIn={finish} onDirty={onDirty} />
    );
  return (
    <div className={styles.form}>
      {args.reason && <Reason reason={args.reason} />}
      <ProblemFault problem={args.problem} />
      {hasSms ? (
        <Tabs
          label={t({
            id: 'login.ways',
            context: 'Name of the choice between signing in by username or by mobile number',
            message: 'Way to log in',
          })}
          tabs={[
            {
              id: 'username',
              label: t({ id: 'login.byUsername', context: 'Tab', message: 'Username' }),
            },
            {
              id: 'sms',
              label: t({ id: 'login.byMobile', context: 'Tab', message: 'Mobile number' }),
            },
          ]}
          chosen={way}
          onChoose={setWay}
        >
          {form}
        </Tabs>
      ) : (
        form
      )}
      <PasskeyLogin onSignedIn={finish} />
      {canRegister && (
        <p className={styles.foot}>
          <Trans id="login.noAccount" context="Below the log-in form; a button to register follows">
            No account yet?
          </Trans>
          <button type="button" className={styles.link} onClick={() => modals.open('register')}>
            <Trans id="login.register" context="Button below the log-in form: open an account">
              Register now
            </Trans>
          </button>
        </p>
      )}
    </div>
  );
}

/** Why somebody who did not ask for it sees the form. */
function Reason({ reason }: { reason: NonNullable<ModalArgs['login']['reason']> }) {
  return (
    <FormFault kind="notice">
      {reason === 'ended' ? (
        <Trans id="login.reason.ended" context="Above the log-in form, after a session ran out">
          Your session has ended. Log in to go on: what you typed is still there.
        </Trans>
      ) : (
        <Trans
          id="login.reason.protected"
          context="Above the log-in form, when a guest presses something for members"
        >
          This is for members. Log in to go on.
        </Trans>
      )}
    </FormFault>
  );
}

/** The shape of a form whose script is on its way. */
function FormShape() {
  return (
    <div className={styles.shape}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
