import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { required, TextInput } from 'react-admin';
import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import {
  beginPasskey,
  beginTotp,
  confirmPasskey,
  confirmTotp,
} from '../../../schemas/desk/session.ts';
import { DeskForm, type TextValues } from '../parts/DeskForm.tsx';
import { ProblemAlert, useProblem } from '../parts/ProblemAlert.tsx';
import { useDesk } from '../session/DeskContext.tsx';
import { makePasskey } from './passkeys.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './signIn.module.css';

const QrCode = lazy(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }));

type Enrolled = DeskValueOf<typeof confirmTotp>;

/** Makes a call, or asks for the second factor first where it was shown too long ago. */
type Prove = <Value>(work: () => Promise<Value>) => Promise<Value>;

const atOnce: Prove = (work) => work();

/**
 * Adds a second factor: an authenticator app by its QR code, or a passkey; then shows the recovery codes, once. Who has
 * a factor already has to show it: `prove` asks for it.
 */
export function EnrolStep({
  prove = atOnce,
  onDone,
}: {
  prove?: Prove;
  onDone: (session: Enrolled['session']) => void;
}) {
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null);
  const take = (next: Enrolled) =>
    next.recoveryCodes.length > 0 ? setEnrolled(next) : onDone(next.session);
  if (!enrolled) return <ChooseFactor prove={prove} take={take} />;
  return <RecoveryCodes codes={enrolled.recoveryCodes} onKept={() => onDone(enrolled.session)} />;
}

function ChooseFactor({ prove, take }: { prove: Prove; take: (enrolled: Enrolled) => void }) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const { data, error } = useQuery({
    queryKey: ['desk.beginTotp'],
    queryFn: () => prove(() => calls.call(beginTotp, { body: {} })),
    staleTime: Infinity,
    gcTime: 0,
  });
  const confirm = async ({ code = '' }: TextValues) => {
    const name = t({
      id: 'desk.enrol.totpName',
      context: 'Name that a new authenticator app is kept under',
      message: 'Authenticator',
    });
    take(await prove(() => calls.call(confirmTotp, { body: { code: code.trim(), name } })));
  };
  return (
    <div className={styles.stack}>
      <p className={styles.note}>
        <Trans id="desk.enrol.lead" context="Above the QR code, on the way in">
          Scan this with an authenticator app, then enter the code that it shows.
        </Trans>
      </p>
      <ProblemAlert problem={error} />
      {data ? (
        <>
          <Suspense fallback={<div className={styles.qr} />}>
            <QrCode value={data.uri} size={240} marginSize={4} className={styles.qr} />
          </Suspense>
          <p className={styles.note}>
            <Trans
              id="desk.enrol.secret"
              context="Under the QR code; then follow letters and figures"
            >
              Or type this key:
            </Trans>{' '}
            <span className={styles.secret}>{data.secret}</span>
          </p>
        </>
      ) : null}
      <DeskForm work={confirm}>
        <TextInput
          source="code"
          label={t({
            id: 'desk.enrol.code',
            context: 'Label of the field under the QR code',
            message: '6-digit code',
          })}
          autoComplete="one-time-code"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
          validate={required()}
          helperText={false}
        />
        <Button type="submit" variant="contained" size="large">
          {t({
            id: 'desk.enrol.confirm',
            context: 'Button: keeps the authenticator app',
            message: 'Use this authenticator',
          })}
        </Button>
      </DeskForm>
      <MakePasskey prove={prove} take={take} />
    </div>
  );
}

function MakePasskey({ prove, take }: { prove: Prove; take: (enrolled: Enrolled) => void }) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const { problem, run } = useProblem();
  const make = () =>
    run(async () => {
      const { options } = await prove(() => calls.call(beginPasskey, { body: {} }));
      const name = t({
        id: 'desk.enrol.passkeyName',
        context: 'Name that a new passkey is kept under',
        message: 'Passkey',
      });
      const response = await makePasskey(options);
      take(await calls.call(confirmPasskey, { body: { response, name } }));
    });
  return (
    <div className={styles.stack}>
      <ProblemAlert problem={problem} />
      <Button size="small" onClick={() => void make()}>
        {t({
          id: 'desk.enrol.passkey',
          context: 'Button: make a passkey instead of using an authenticator app',
          message: 'Use a passkey instead',
        })}
      </Button>
    </div>
  );
}
