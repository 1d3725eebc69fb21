import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { PayoutAccount, PayoutAccounts } from '../../../api/payments.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { FaultText } from '../../../ui/fields/Field.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import styles from '../withdraw/Withdraw.module.css';
import { ACCOUNT_WORDS } from './accountWords.ts';
import { AddAccount } from './AddAccount.tsx';
import { RemoveAccount } from './RemoveAccount.tsx';

/** The accounts that can be paid out to, and the ways to add and remove one. */
export function AccountChoice(props: {
  accounts: PayoutAccounts;
  chosen: string | undefined;
  /** Sent without an account that can be used. */
  isMissing: boolean;
  onChoose: (id: string) => void;
}) {
  const { accounts, chosen, isMissing, onChoose } = props;
  const name = useId();
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<PayoutAccount>();
  return (
    <>
      <fieldset className={centre.panel} aria-labelledby={`${name}name`}>
        <div className={centre.choices}>
          <div className={styles.accountsHead}>
            <h2 id={`${name}name`} className={centre.panelTitle}>
              <Trans id="centre.accounts" context="Heading above accounts to be paid out to">
                Your accounts
              </Trans>
            </h2>
            {accounts.accounts.length < accounts.most && (
              <Button size="small" onClick={() => setAdding(true)}>
                <Trans id="centre.accounts.add" context="Button: add an account to be paid to">
                  Add an account
                </Trans>
              </Button>
            )}
          </div>
          {accounts.accounts.map((account) => (
            <div key={account.id} className={styles.accountRow}>
              <Choice
                account={account}
                name={name}
                isChosen={account.id === chosen}
                onChoose={onChoose}
              />
              {!account.isBusy && (
                <Button kind="quiet" size="small" onClick={() => setRemoving(account)}>
                  <Trans id="centre.accounts.remove" context="Button: remove an account">
                    Remove
                  </Trans>
                </Button>
              )}
            </div>
          ))}
          {accounts.accounts.length === 0 && (
            <p className={centre.quiet}>
              <Trans id="centre.accounts.none" context="In place of a list of accounts">
                You have no account to be paid to yet. Add one of your own.
              </Trans>
            </p>
          )}
          {isMissing && (
            <FaultText>
              <Trans id="centre.accounts.missing" context="No account that can be used is there">
                Add an account, or wait until one can be used.
              </Trans>
            </FaultText>
          )}
        </div>
      </fieldset>
      {isAdding && <AddAccount accounts={accounts} onClose={() => setAdding(false)} />}
      {removing && <RemoveAccount account={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

function Choice(props: {
  account: PayoutAccount;
  name: string;
  isChosen: boolean;
  onChoose: (id: string) => void;
}) {
  const { account, name, isChosen, onChoose } = props;
  const { i18n } = useLingui();
  const formats = useFormats();
  const words = ACCOUNT_WORDS[account.type];
  const from = formats.dateTime(account.usableAt);
  return (
    <label className={centre.choice}>
      <input
        type="radio"
        className="visuallyHidden"
        name={name}
        value={account.id}
        disabled={!account.isUsable}
        checked={isChosen}
        onChange={() => onChoose(account.id)}
      />
      <Icon name={words.icon} size={24} />
      <span className={centre.choiceWords}>
        <bdi className={centre.choiceName}>
          {account.bank ?? i18n._(words.name)} {account.number}
        </bdi>
        <span className={centre.quiet}>
          {account.isUsable ? (
            <bdi>{account.holder}</bdi>
          ) : (
            <Trans
              id="centre.accounts.from"
              context="Under an account that cannot be used yet; a time is inside"
            >
              Can be used from <time dateTime={account.usableAt}>{from}</time>
            </Trans>
          )}
        </span>
      </span>
    </label>
  );
}
