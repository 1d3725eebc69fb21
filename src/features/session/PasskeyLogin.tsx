import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { askPasskeySignIn, signInByPasskey } from '../../../schemas/api/security.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import type { Http } from '../../platform/http/http.ts';
import { Problem } from '../../platform/http/problem.ts';
import { mayHavePasskey, rememberPasskey } from '../../platform/session/rememberedLogin.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { useMounted } from '../../ui/motion/useMounted.ts';
import { ProblemFault } from './ProblemFault.tsx';
import styles from './session.module.css';
import type { SignedIn, SignInWay } from './signIn.ts';
import { useOnce } from './useOnce.ts';

/** Has the device sign, asked by a button or, with `isOffered`, among what it offers for the name of the account. */
async function signIn(http: Http, isOffered: boolean): Promise<SignedIn> {
  const { options } = await http.call(askPasskeySignIn, { body: {} });
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const response = await startAuthentication({
    optionsJSON: options as never,
    useBrowserAutofill: isOffered,
  }).catch(() => {
    throw new Problem('passkeyMissing', 'The device showed no passkey.');
  });
  const value = await http.call(signInByPasskey, { body: { response: { ...response } } });
  rememberPasskey();
  return value;
}

/** Signs in by a passkey, where the browser knows such; one that has made one offers it in the field for the name, too. */
export function PasskeyLogin({
  onSignedIn,
}: {
  onSignedIn: (value: SignedIn, way: SignInWay) => Promise<void>;
}) {
  const http = useHttp();
  const isMounted = useMounted();
  const [problem, setProblem] = useState<unknown>(null);
  const { run, isBusy } = useOnce(async () => {
    setProblem(null);
    try {
      await onSignedIn(await signIn(http, false), 'code');
    } catch (refusal) {
      setProblem(refusal);
    }
  });
  const [offered, setOffered] = useState<SignedIn | null>(null);
  const isKnown = isMounted && 'PublicKeyCredential' in window;
  useEffect(() => {
    if (!isKnown || !mayHavePasskey()) return undefined;
    let isGone = false;
    // Nobody asked for it, so nobody is told where it came to nothing.
    signIn(http, true).then(
      (value) => !isGone && setOffered(value),
      () => undefined,
    );
    return () => {
      isGone = true;
      void import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) =>
        WebAuthnAbortService.cancelCeremony(),
      );
    };
  }, [http, isKnown]);
  useEffect(() => {
    if (offered) void onSignedIn(offered, 'code');
    // Once, whatever the form is drawn anew for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [offered]);
  if (!isKnown) return null;
  return (
    <div className={styles.form}>
      <ProblemFault problem={problem} />
      <Button size="large" wide loading={isBusy} onClick={() => void run()}>
        <span className={styles.passkey}>
          <KeyRound size={20} aria-hidden="true" />
          <Trans id="login.passkey" context="Button: log in by fingerprint or face">
            Log in with a passkey
          </Trans>
        </span>
      </Button>
    </div>
  );
}
