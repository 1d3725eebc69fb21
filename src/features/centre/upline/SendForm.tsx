import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import type { TransferStanding } from '../../../api/lineTransfers.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Fact } from '../../../ui/CentreFrame/Fact.tsx';
import { PassDialog } from '../pass/PassDialog.tsx';
import styles from './Upline.module.css';
import { useSendForm } from './useSendForm.ts';

const LONGEST_PURPOSE = 60;

type Form = ReturnType<typeof useSendForm>;

/** How much goes to the agent above or one of the team, and what for; the payment password is asked for last. */
export function SendForm({
  standing,
  account,
  to,
}: {
  standing: TransferStanding;
  account: string;
  /** Id of the one of the team that it is for. */
  to?: string;
}) {
  const form = useSendForm(standing, to);
  const submit = (press: FormEvent) => {
    press.preventDefault();
    form.send();
  };
  return (
    <>
      <form className={`${centre.panel} ${styles.form}`} noValidate onSubmit={submit}>
        <dl className={centre.facts}>
          <ToAccount account={account} />
        </dl>
        <Amount standing={standing} form={form} />
        <TextField
          label={
            <Trans id="centre.upline.purpose" context="Field: what a transfer to the agent is for">
              What for
            </Trans>
          }
          isOptional
          maxLength={LONGEST_PURPOSE}
          value={form.purpose}
          onChange={(event) => form.setPurpose(event.target.value)}
        />
        <p className={centre.quiet}>
          {to === undefined ? (
            <Trans
              id="centre.upline.final"
              context="Above the button that sends money to the agent"
            >
              What you send cannot be taken back. Your agent sees your account name and what it is
              for.
            </Trans>
          ) : (
            <Trans
              id="centre.downline.final"
              context="Above the button of an agent that sends money to a member of the team"
            >
              What you send cannot be taken back. It counts as a deposit, to be played once before
              it can be withdrawn. Both of you see each other’s account names.
            </Trans>
          )}
        </p>
        <Button type="submit" kind="primary" size="large" wide disabled={form.isBlocked}>
          {form.amount === null ? (
            <Trans id="centre.upline.continue" context="Button that sends money to the agent">
              Continue
            </Trans>
          ) : (
            <Trans id="centre.upline.submit" context="Button; the amount is inside">
              Send <MoneyText amount={form.amount} />
            </Trans>
          )}
        </Button>
        <Done form={form} />
      </form>
      <Confirm form={form} account={account} />
    </>
  );
}

/** Asks for the payment password before it goes. */
function Confirm({ form, account }: { form: Form; account: string }) {
  if (!form.isAsking || form.amount === null) return null;
  return (
    <PassDialog
      title={
        <Trans id="centre.upline.confirm" context="Heading of a dialog">
          Confirm the transfer
        </Trans>
      }
      submit={
        <Trans id="centre.upline.confirm.do" context="Button that sends money to the agent">
          Send now
        </Trans>
      }
      perform={form.perform}
      onClose={form.close}
    >
      <dl className={centre.facts}>
        <ToAccount account={account} />
        <Fact
          isTotal
          name={
            <Trans id="centre.upline.sum" context="Name of the amount that is sent">
              Amount
            </Trans>
          }
        >
          <MoneyText amount={form.amount} />
        </Fact>
      </dl>
    </PassDialog>
  );
}

/** Says that it went. */
function Done({ form: { done } }: { form: Form }) {
  const account = done && <bdi>{done.account}</bdi>;
  return (
    <p role="status" className={styles.done}>
      {done && (
        <Trans
          id="centre.upline.done"
          context="After a transfer; the amount and an account are inside"
        >
          <MoneyText amount={done.amount} /> went to {account}.
        </Trans>
      )}
    </p>
  );
}

const ToAccount = ({ account }: { account: string }) => (
  <Fact
    name={
      <Trans id="centre.upline.to" context="Before the account that money is sent to">
        To
      </Trans>
    }
  >
    <bdi>{account}</bdi>
  </Fact>
);

function Amount({
  standing: { available, min, max },
  form,
}: {
  standing: TransferStanding;
  form: Form;
}) {
  return (
    <>
      <MoneyField
        label={
          <Trans id="centre.upline.amount" context="Field: how much is sent">
            Amount
          </Trans>
        }
        help={
          <Trans
            id="centre.upline.range"
            context="Below the amount to be sent; what there is and the least are inside"
          >
            <MoneyText amount={available} /> available. The least is <MoneyText amount={min} />.
          </Trans>
        }
        fault={
          form.isBelow ? (
            <Trans id="centre.upline.below" context="The amount is too small; the least is inside">
              The least that is sent is <MoneyText amount={min} />.
            </Trans>
          ) : (
            form.isAbove && (
              <Trans id="centre.upline.above" context="The amount is too large; the most is inside">
                The most you can send now is <MoneyText amount={max} />.
              </Trans>
            )
          )
        }
        wasSent={form.wasSent}
        value={form.text}
        onChange={form.type}
      />
      {!form.isBlocked && (
        <div className={centre.presets}>
          <Button size="small" onClick={form.takeAll}>
            <Trans
              id="centre.upline.all"
              context="Button that fills in the most; the amount is inside"
            >
              All: <MoneyText amount={max} />
            </Trans>
          </Button>
        </div>
      )}
    </>
  );
}
