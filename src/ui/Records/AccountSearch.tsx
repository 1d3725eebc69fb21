import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import styles from './Records.module.css';

/** Looks for an account of a team: what was typed is asked for by its button or Enter, without spaces around it. */
export function AccountSearch(props: {
  /** What it starts with. */
  value?: string;
  label?: ReactNode;
  button?: ReactNode;
  /** Says beside the label that everything shows without it. */
  isOptional?: boolean;
  onSearch: (text: string) => void;
}) {
  const { value = '', label, button, isOptional, onSearch } = props;
  const [typed, setTyped] = useState(value);
  const submit = (press: FormEvent) => {
    press.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form className={styles.accountSearch} role="search" onSubmit={submit}>
      <TextField
        label={
          label ?? (
            <Trans id="agent.team.search" context="Field: the beginning of an account in the team">
              Find an account
            </Trans>
          )
        }
        isOptional={isOptional}
        maxLength={64}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">
        {button ?? (
          <Trans id="agent.team.find" context="Button beside the search for an account">
            Find
          </Trans>
        )}
      </Button>
    </form>
  );
}
