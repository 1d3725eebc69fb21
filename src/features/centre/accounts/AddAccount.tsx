import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { PayoutAccounts } from '../../../api/payments.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { PassDialog } from '../pass/PassDialog.tsx';
import styles from '../withdraw/Withdraw.module.css';
import { ACCOUNT_WORDS } from './accountWords.ts';
import { useNewAccount } from './useNewAccount.ts';

type Form = ReturnType<typeof useNewAccount>;

/** Asks for an account to be paid to, and then for the payment password. */
export function AddAccount(props: { accounts: PayoutAccounts; onClose: () => void }) {
  const { accounts } = props;
  const form = useNewAccount(accounts);
  const onClose = () => {
    form.forget();
    props.onClose();
  };
  if (form.isProving) {
    return (
      <PassDialog
        title={<AddTitle />}
        submit={
          <Trans id="centre.accounts.add.do" context="Button that adds an account">
            Add it
          </Trans>
        }
        perform={async (pass) => {
          await form.perform(pass);
          onClose();
        }}
        onClose={form.goBack}
      >
        <p className={centre.quiet}>
          <bdi>
            {form.typed.bank} {form.typed.number}
          </bdi>
        </p>
      </PassDialog>
    );
  }
  return (
    <Dialog
      size="small"
      isDirty={form.isDirty}
      title={<AddTitle />}
      lead={<AddLead accounts={accounts} />}
      onClose={onClose}
    >
      <form className={centre.form} noValidate onSubmit={form.submit}>
        {accounts.types.length > 1 && <TypeChoice types={accounts.types} form={form} />}
        <Fields form={form} />
        <DialogActions>
          <Button type="submit" kind="primary" size="large">
            <Trans id="centre.accounts.next" context="Button: on to the payment password">
              Continue
            </Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Fields({ form }: { form: Form }) {
  const { i18n } = useLingui();
  return (
    <>
      {form.wants.bank && (
        <TextField
          label={
            <Trans id="centre.accounts.bank" context="Field: the bank of an account">
              Bank
            </Trans>
          }
          fault={form.isMissing('bank') && <Missing />}
          maxLength={80}
          value={form.typed.bank}
          onChange={({ target }) => form.write('bank', target.value)}
        />
      )}
      <TextField
        label={i18n._(ACCOUNT_WORDS[form.type].number)}
        fault={
          form.isNumberWrong && (
            <Trans
              id="centre.accounts.number.wrong"
              context="Below the number of an account that is not right"
            >
              This number cannot be right. Check every digit.
            </Trans>
          )
        }
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={128}
        value={form.typed.number}
        onChange={({ target }) => form.write('number', target.value)}
      />
      {form.wants.network && (
        <TextField
          label={
            <Trans id="centre.accounts.network" context="Field: the network of a coin">
              Network
            </Trans>
          }
          fault={form.isMissing('network') && <Missing />}
          maxLength={20}
          value={form.typed.network}
          onChange={({ target }) => form.write('network', target.value)}
        />
      )}
      {form.wants.holder && (
        <TextField
          label={
            <Trans id="centre.accounts.holder" context="Field: whose account it is">
              Name of the account holder
            </Trans>
          }
          help={
            <Trans id="centre.accounts.holder.help" context="Below the name of the holder">
              Your own name, as the bank writes it. All your accounts must be in this name.
            </Trans>
          }
          fault={form.isMissing('holder') && <Missing />}
          maxLength={80}
          autoComplete="name"
          value={form.typed.holder}
          onChange={({ target }) => form.write('holder', target.value)}
        />
      )}
    </>
  );
}

function AddTitle() {
  return (
    <Trans id="centre.accounts.add.title" context="Heading above the fields of a new account">
      Add an account
    </Trans>
  );
}

function AddLead({ accounts: { payeeName, waitHours } }: { accounts: PayoutAccounts }) {
  return (
    <>
      {payeeName !== null && (
        <>
          <Trans
            id="centre.accounts.name"
            context="Under the heading of a new account; {payeeName} is the member’s name"
          >
            It must be in the name of {payeeName}.
          </Trans>{' '}
        </>
      )}
      {waitHours > 0 && (
        <Plural
          id="centre.accounts.wait"
          context="Under the heading of a new account: how long it waits"
          value={waitHours}
          one="Money can go to it after # hour."
          other="Money can go to it after # hours."
        />
      )}
    </>
  );
}

function Missing() {
  return (
    <Trans id="centre.accounts.empty" context="Below a field that may not be empty">
      Fill this in.
    </Trans>
  );
}

function TypeChoice({ types, form }: { types: PayoutAccounts['types']; form: Form }) {
  const { i18n } = useLingui();
  const name = useId();
  return (
    <fieldset className={styles.outcomes}>
      <legend className={centre.groupName}>
        <Trans id="centre.accounts.kind" context="Above the choice between kinds of accounts">
          Kind of account
        </Trans>
      </legend>
      {types.map((type) => (
        <label key={type} className={styles.outcome}>
          <input
            type="radio"
            name={name}
            checked={type === form.type}
            onChange={() => form.setType(type)}
          />
          {i18n._(ACCOUNT_WORDS[type].name)}
        </label>
      ))}
    </fieldset>
  );
}
