import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import records from '../../ui/Records/Records.module.css';
import styles from './Agent.module.css';

/** Narrows a record to one member of the team; other filters stand beside it. */
export function AccountFilter(props: {
  value: string;
  onChoose: (account: string) => void;
  children?: ReactNode;
}) {
  const { value, onChoose, children } = props;
  const [typed, setTyped] = useState(value);
  const submit = (press: FormEvent) => {
    press.preventDefault();
    onChoose(typed.trim());
  };
  return (
    <>
      <form className={styles.search} role="search" onSubmit={submit}>
        <TextField
          label={
            <Trans id="agent.filter.account" context="Field: records of one member of the team">
              Account
            </Trans>
          }
          isOptional
          maxLength={64}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">
          <Trans id="agent.filter.show" context="Button: shows the records of one account">
            Show
          </Trans>
        </Button>
      </form>
      {children && <div className={records.row}>{children}</div>}
    </>
  );
}
