import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { useGate } from '../../platform/gates/gates.tsx';
import { useModals, type ModalProps } from '../../platform/modals/modals.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { EmailRecovery } from './EmailRecovery.tsx';
import { OkDialog } from './OkDialog.tsx';
import styles from './session.module.css';
import { useFinishSignIn } from './useFinishSignIn.ts';

const PhoneRecovery = lazy(
  loadChunk(async () => ({ default: (await import('./PhoneRecovery.tsx')).PhoneRecovery })),
);

/** Leads to a new password by e-mail, or by phone where the brand has that. */
export default function ForgotModal({ args, onClose }: ModalProps<'forgot'>) {
  const { t } = useLingui();
  const hasPhone = useGate('phoneRecovery');
  const modals = useModals();
  const [way, setWay] = useState<'email' | 'phone'>('email');
  const [isSent, setSent] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const finish = useFinishSignIn({ leave: () => onClose('/'), isInterrupted: true });

  if (isSent) return <Sent onClose={() => void onClose()} />;
  const form =
    way === 'phone' ? (
      <Suspense>
        <PhoneRecovery onSignedIn={finish} onDirty={setDirty} />
      </Suspense>
    ) : (
      <EmailRecovery username={args.username} onSent={() => setSent(true)} onDirty={setDirty} />
    );
  return (
    <Dialog
      title={
        <Trans id="forgot.title" context="Heading of the form for a forgotten password">
          Forgotten your password?
        </Trans>
      }
      isDirty={isDirty}
      onClose={() => void onClose()}
    >
      <div className={styles.form}>
        {hasPhone ? (
          <Tabs
            label={t({
              id: 'forgot.ways',
              context: 'Name of the choice between a new password by e-mail or by phone',
              message: 'Way to a new password',
            })}
            tabs={[
              {
                id: 'email',
                label: t({ id: 'forgot.byEmail', context: 'Tab', message: 'E-mail' }),
              },
              {
                id: 'phone',
                label: t({ id: 'forgot.byPhone', context: 'Tab', message: 'Mobile number' }),
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
        <p className={styles.foot}>
          <button type="button" className={styles.link} onClick={() => modals.open('login')}>
            <Trans id="forgot.back" context="Button below the form for a forgotten password">
              Back to log in
            </Trans>
          </button>
        </p>
      </div>
    </Dialog>
  );
}

/** Says the same whether there is such an account or not. */
function Sent({ onClose }: { onClose: () => void }) {
  return (
    <OkDialog
      title={
        <Trans id="forgot.sent" context="Heading after a new password was asked for by e-mail">
          Look into your mailbox
        </Trans>
      }
      lead={
        <Trans
          id="in_been_out"
          context="After a new password was asked for by e-mail; it must not tell whether there is such an account"
        >
          If the username and the address belong together, an e-mail with a link to a new password
          is on its way. It is good for a short time only.
        </Trans>
      }
      onClose={onClose}
    />
  );
}
