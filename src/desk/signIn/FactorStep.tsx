import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { required, TextInput } from 'react-admin';
import {
  getPasskeyOptions,
  showPasskey,
  showRecoveryCode,
  showTotp,
} from '../../../schemas/desk/session.ts';
import { DeskForm, type TextValues } from '../parts/DeskForm.tsx';
import { ProblemAlert, useProblem } from '../parts/ProblemAlert.tsx';
import { useDesk, useDeskSession } from '../session/DeskContext.tsx';
import type { DeskSession } from '../session/sessionStore.ts';
import { askForPasskey } from './passkeys.ts';
import styles from './signIn.module.css';

type Way = 'totp' | 'passkey' | 'recovery';

/** The second factor, by whichever way the account has; `onShown` gets the session that it opened or renewed. */
export function FactorStep({ onShown }: { onShown: (session: DeskSession) => void }) {
  const factors = useDeskSession()?.factors ?? [];
  const ways: readonly Way[] = factors.filter((kind) => kind !== 'recovery' || factors.length > 0);
  const [chosen, setChosen] = useState<Way | null>(null);
  const way = chosen ?? (ways.includes('totp') ? 'totp' : (ways[0] ?? 'totp'));
  return (
    <div className={styles.stack}>
      {way === 'passkey' ? (
        <PasskeyWay onShown={onShown} />
      ) : (
        <CodeWay key={way} way={way} onShown={onShown} />
      )}
      <OtherWays ways={ways.filter((other) => other !== way)} choose={setChosen} />
    </div>
  );
}

function OtherWays({ ways, choose }: { ways: readonly Way[]; choose: (way: Way) => void }) {
  const { t } = useLingui();
  const names: Record<Way, string> = {
    totp: t({
      id: 'desk.factor.useTotp',
      context: 'Button: show the second factor by an authenticator app instead',
      message: 'Use the authenticator',
    }),
    passkey: t({
      id: 'desk.factor.usePasskey',
      context: 'Button: show the second factor by a passkey instead',
      message: 'Use a passkey',
    }),
    recovery: t({
      id: 'desk.factor.useRecovery',
      context: 'Button: a recovery code in place of a second factor that was lost',
      message: 'Use a recovery code',
    }),
  };
  if (ways.length === 0) return null;
  return (
    <div className={styles.or}>
      {ways.map((way) => (
        <Button key={way} size="small" onClick={() => choose(way)}>
          {names[way]}
        </Button>
      ))}
    </div>
  );
}

function CodeWay({
  way,
  onShown,
}: {
  way: 'totp' | 'recovery';
  onShown: (session: DeskSession) => void;
}) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const isTotp = way === 'totp';
  const show = async ({ code = '' }: TextValues) =>
    onShown(
      await calls.call(isTotp ? showTotp : showRecoveryCode, { body: { code: code.trim() } }),
    );
  return (
    <DeskForm work={show}>
      <TextInput
        source="code"
        label={
          isTotp
            ? t({
                id: 'desk.factor.code',
                context: 'Label of the field for the code of an authenticator app',
                message: 'Code from your authenticator',
              })
            : t({
                id: 'desk.factor.recoveryCode',
                context: 'Label of the field',
                message: 'Recovery code',
              })
        }
        autoComplete={isTotp ? 'one-time-code' : 'off'}
        slotProps={{ htmlInput: isTotp ? { inputMode: 'numeric', maxLength: 7 } : {} }}
        autoFocus
        validate={required()}
        helperText={false}
      />
      <Button type="submit" variant="contained" size="large">
        {t({
          id: 'desk.factor.confirm',
          context: 'Button: checks the second factor',
          message: 'Confirm',
        })}
      </Button>
    </DeskForm>
  );
}

function PasskeyWay({ onShown }: { onShown: (session: DeskSession) => void }) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const { problem, run } = useProblem();
  const show = () =>
    run(async () => {
      const { options } = await calls.call(getPasskeyOptions, { body: {} });
      const response = await askForPasskey(options);
      onShown(await calls.call(showPasskey, { body: { response } }));
    });
  return (
    <div className={styles.stack}>
      <ProblemAlert problem={problem} />
      <Button variant="contained" size="large" autoFocus onClick={() => void show()}>
        {t({
          id: 'desk.factor.askPasskey',
          context: 'Button: the browser asks for the passkey',
          message: 'Continue with a passkey',
        })}
      </Button>
    </div>
  );
}
