import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AccountSearch } from '../../ui/Records/AccountSearch.tsx';
import records from '../../ui/Records/Records.module.css';

/** Narrows a record to one member of the team; other filters stand beside it. */
export function AccountFilter(props: {
  value: string;
  onChoose: (account: string) => void;
  children?: ReactNode;
}) {
  const { value, onChoose, children } = props;
  return (
    <>
      <AccountSearch
        value={value}
        isOptional
        label={
          <Trans id="agent.filter.account" context="Field: records of one member of the team">
            Account
          </Trans>
        }
        button={
          <Trans id="agent.filter.show" context="Button: shows the records of one account">
            Show
          </Trans>
        }
        onSearch={onChoose}
      />
      {children && <div className={records.row}>{children}</div>}
    </>
  );
}
