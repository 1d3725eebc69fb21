import { Trans } from '@lingui/react/macro';
import { useId, type FormEvent } from 'react';
import type { PayoutAccounts, WithdrawalQuote } from '../../../api/payments.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { AccountChoice } from '../accounts/AccountChoice.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Fact } from '../../../ui/CentreFrame/Fact.tsx';
import { PassDialog } from '../pass/PassDialog.tsx';
import { useWithdrawForm } from './useWithdrawForm.ts';
import { AdministrationFeeName, PaidOutName, ToName, WithdrawalFeeName } from './words.tsx';

type Form = ReturnType<typeof useWithdrawForm>;

/** How much, to which account, and what arrives; the payment password is asked for last. */
export function WithdrawForm(props: { quote: WithdrawalQuote; accounts: PayoutAccounts }) {
  const { quote, accounts } = props;
  const form = useWithdrawForm(quote, accounts);
  const formId = useId();
  const submit = (press: FormEvent) => {
    press.preventDefault();
    form.send();
  };
  return (
    <>
      <div className={centre.columns}>
        <div className={centre.stack}>
          {/* Around the amount alone: the accounts have forms of their own, and no form stands in another. */}
          <form id={formId} className={centre.panel} noValidate onSubmit={submit}>
            <Amount quote={quote} form={form} />
          </form>
          <AccountChoice
            accounts={accounts}
            chosen={form.account?.id}
            isMissing={form.wasSent && !form.account}
            onChoose={form.choose}
          />
        </div>
        <section className={centre.panel}>
          <Bill form={form} />
          <FreeLeft quote={quote} />
          <IdentityLeft quote={quote} />
          <EndsBonus quote={quote} form={form} />
          <Button
            type="submit"
            form={formId}
            kind="primary"
            size="large"
            wide
            loading={form.isReckoning}
            disabled={form.isBlocked}
          >
            {form.bill ? (
              <Trans
                id="centre.withdraw.submit"
                context="Button that asks for a withdrawal; the amount is inside"
              >
                Withdraw <MoneyText amount={form.bill.amount} />
              </Trans>
            ) : (
              <Trans id="centre.withdraw.continue" context="Button that asks for a withdrawal">
                Continue
              </Trans>
            )}
          </Button>
        </section>
      </div>
      {form.isAsking && form.bill && (
        <PassDialog
          title={
            <Trans id="centre.withdraw.confirm" context="Heading above the bill of a withdrawal">
              Confirm the withdrawal
            </Trans>
          }
          submit={
            <Trans id="centre.withdraw.confirm.do" context="Button that asks for the withdrawal">
              Withdraw now
            </Trans>
          }
          perform={form.perform}
          onClose={form.close}
        >
          <Bill form={form} />
        </PassDialog>
      )}
    </>
  );
}

function Amount({ quote, form }: { quote: WithdrawalQuote; form: Form }) {
  return (
    <>
      <MoneyField
        label={
          <Trans id="centre.withdraw.amount" context="Field: how much is paid out">
            Amount
          </Trans>
        }
        help={
          <Trans
            id="centre.withdraw.range"
            context="Below the amount to be paid out; what there is and the least are inside"
          >
            <MoneyText amount={quote.available} /> available. The least is{' '}
            <MoneyText amount={quote.min} />.
          </Trans>
        }
        fault={
          form.isBelow ? (
            <Trans
              id="centre.withdraw.below"
              context="The amount is too small; the least is inside"
            >
              The least that is paid out is <MoneyText amount={quote.min} />.
            </Trans>
          ) : (
            form.isAbove && (
              <Trans
                id="centre.withdraw.above"
                context="The amount is too large; the most is inside"
              >
                The most you can withdraw now is <MoneyText amount={quote.max} />.
              </Trans>
            )
          )
        }
        wasSent={form.wasSent}
        value={form.text}
        onChange={form.type}
      />
      {Number(quote.max) >= Number(quote.min) && (
        <div className={centre.presets}>
          <Button size="small" onClick={form.takeAll}>
            <Trans
              id="centre.withdraw.all"
              context="Button that fills in the most that can be paid out; the amount is inside"
            >
              All: <MoneyText amount={quote.max} />
            </Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function Bill({ form: { bill, account } }: { form: Form }) {
  return (
    <dl className={centre.facts}>
      {account && (
        <Fact name={<ToName />}>
          <bdi>
            {account.bank} {account.number}
          </bdi>
        </Fact>
      )}
      <Fact name={<WithdrawalFeeName />}>{bill && <MoneyText amount={bill.fee} />}</Fact>
      {bill && Number(bill.administrationFee) > 0 && (
        <Fact name={<AdministrationFeeName />}>
          <MoneyText amount={bill.administrationFee} />
        </Fact>
      )}
      <Fact isTotal name={<PaidOutName />}>
        {bill && <MoneyText amount={bill.arrives} />}
      </Fact>
    </dl>
  );
}

/** How much is paid out before the house has to know more of the member. */
function IdentityLeft({ quote: { identityLeft, max } }: { quote: WithdrawalQuote }) {
  if (identityLeft === null || Number(identityLeft) >= Number(max)) return null;
  return (
    <p className={centre.quiet}>
      <Trans
        id="centre.withdraw.identityLeft"
        context="Below a withdrawal; the sum that is paid out without showing documents is inside"
      >
        Up to <MoneyText amount={identityLeft} /> without an identity check. Above that the
        withdrawal waits until you have shown who you are.
      </Trans>
    </p>
  );
}

/** That a payout ends the bonus, which has to be agreed to. */
function EndsBonus({ quote: { bonus }, form }: { quote: WithdrawalQuote; form: Form }) {
  if (bonus === null) return null;
  return (
    <Checkbox
      checked={form.endsBonus}
      onChange={({ target }) => form.setEndsBonus(target.checked)}
      fault={
        form.isConsentMissing && (
          <Trans id="centre.withdraw.endsBonus.missing" context="A box has to be ticked first">
            Tick this to withdraw, or play the bonus first.
          </Trans>
        )
      }
    >
      <Trans
        id="centre.withdraw.endsBonus"
        context="Box to tick before a payout that ends a bonus; the amount of bonus money is inside"
      >
        I give up my bonus: withdrawing removes <MoneyText amount={bonus} /> of bonus money.
      </Trans>
    </Checkbox>
  );
}

function FreeLeft({ quote: { freeLeft, fee } }: { quote: WithdrawalQuote }) {
  const isFree = [fee.rate, fee.fixed, fee.min].every((part) => Number(part) === 0);
  if (freeLeft === 0 || isFree) return null;
  return (
    <p className={centre.quiet}>
      <Trans id="centre.withdraw.free" context="Under the bill of a withdrawal">
        Your next withdrawal today costs nothing.
      </Trans>
    </p>
  );
}
