import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { OwnerProof, Security } from '../../../api/security.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { CodeField } from '../../../ui/fields/TextField.tsx';

/** What is typed to show that it is the owner who asks. */
export function useOwnerProof({ password, asksCode }: Security) {
  const [typed, setTyped] = useState({ password: '', code: '' });
  const lacks = {
    password: password.isSet && typed.password === '',
    code: asksCode && typed.code.trim() === '',
  };
  const proof: OwnerProof = {
    ...(password.isSet && { password: typed.password }),
    ...(asksCode && { code: typed.code }),
  };
  return {
    proof,
    lacks,
    isComplete: !lacks.password && !lacks.code,
    asks: { password: password.isSet, code: asksCode },
    typed,
    setTyped,
  };
}

/** The fields for it: the password of the account, and a code of the authenticator where one is bound. */
export function ProofFields(props: {
  owner: ReturnType<typeof useOwnerProof>;
  wasSent: boolean;
  /** The form begins with them. */
  isFirst?: boolean;
}) {
  const { owner, wasSent, isFirst } = props;
  const { asks, lacks, typed, setTyped } = owner;
  return (
    <>
      {asks.password && (
        <PasswordField
          label={
            <Trans
              id="centre.pass.own"
              context="Field: the password of the account, not the new one"
            >
              Password you log in with
            </Trans>
          }
          fault={
            wasSent &&
            lacks.password && (
              <Trans id="centre.pass.own.missing" context="Below an empty field for a password">
                Enter the password that you log in with.
              </Trans>
            )
          }
          autoComplete="current-password"
          maxLength={128}
          data-first-focus={isFirst}
          value={typed.password}
          onChange={({ target }) => setTyped({ ...typed, password: target.value })}
        />
      )}
      {asks.code && (
        <CodeField
          label={
            <Trans id="centre.own.code" context="Field: six digits from an app, or a recovery code">
              Authenticator or recovery code
            </Trans>
          }
          fault={
            wasSent &&
            lacks.code && (
              <Trans id="centre.own.code.missing" context="Below an empty field">
                Enter the six digits from your app, or a recovery code.
              </Trans>
            )
          }
          inputMode="text"
          maxLength={64}
          value={typed.code}
          onChange={({ target }) => setTyped({ ...typed, code: target.value })}
        />
      )}
    </>
  );
}
