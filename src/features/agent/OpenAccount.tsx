import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { DownlineKind } from '../../../schemas/api/agents.ts';
import { openAccount, refreshAgent } from '../../api/agents.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { Problem } from '../../platform/http/problem.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { CallFault } from '../../ui/CentreFrame/CallFault.tsx';
import centre from '../../ui/CentreFrame/Centre.module.css';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './Agent.module.css';
import { KindField, PointField } from './fields.tsx';

/** Opens an account right below the agent, which is told the password once. */
export function OpenAccount({ own }: { own: { readonly point: number; readonly base: number } }) {
  const http = useHttp();
  const client = useQueryClient();
  const [kind, setKind] = useState<DownlineKind>('player');
  const [point, setPoint] = useState(own.point);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const open = useMutation({
    mutationFn: () => openAccount(http, { kind, username, password, point }),
    onSuccess: () => {
      setUsername('');
      setPassword('');
      void refreshAgent(client);
    },
  });
  const isInvalid = open.error instanceof Problem && open.error.code === 'fieldsInvalid';
  const submit = (press: FormEvent) => {
    press.preventDefault();
    if (username.trim() && password) open.mutate();
  };
  return (
    <form className={`${centre.panel} ${centre.form}`} method="post" noValidate onSubmit={submit}>
      <h2 className={centre.panelTitle}>
        <Trans id="agent.open.title" context="Heading of the form that opens an account">
          Open an account
        </Trans>
      </h2>
      {isInvalid ? null : <CallFault cause={open.error} />}
      <KindField value={kind} onChoose={setKind} />
      <PointField own={own} value={point} onChoose={setPoint} />
      <TextField
        label={
          <Trans id="agent.open.username" context="Field: the name of an account that is opened">
            Username
          </Trans>
        }
        fault={
          isInvalid && (
            <Trans id="agent.open.invalid" context="Below a name or password that is not taken">
              This name or password is not taken. A name is short and plain, a password is long and
              not a common one.
            </Trans>
          )
        }
        autoComplete="off"
        maxLength={64}
        value={username}
        onChange={({ target }) => setUsername(target.value)}
      />
      <PasswordField
        label={
          <Trans id="agent.open.password" context="Field: the first password of another account">
            First password
          </Trans>
        }
        help={
          <Trans id="agent.open.once" context="Below the first password of another account">
            Pass it on yourself: it is shown nowhere again, and has to be changed at the first
            sign-in.
          </Trans>
        }
        autoComplete="new-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" kind="primary" size="large" loading={open.isPending}>
        <Trans id="agent.open.do" context="Button: opens the account">
          Open the account
        </Trans>
      </Button>
      <Opened account={open.data?.account} />
    </form>
  );
}

function Opened({ account }: { account: string | undefined }) {
  return (
    <div role="status">
      {account !== undefined && (
        <p className={styles.done}>
          <Trans id="agent.open.done" context="After an account was opened; its name is inside">
            <bdi>{account}</bdi> is in your team now.
          </Trans>
        </p>
      )}
    </div>
  );
}
