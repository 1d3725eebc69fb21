import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { formatMinor } from '../../../../engine/minorUnits.ts';
import type { DepositOptions } from '../../../api/payments.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FormFault } from '../../../ui/fields/FormFault.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Fact } from '../../../ui/CentreFrame/Fact.tsx';
import { BonusChoice, BonusName, Missing } from './BonusChoice.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { useDepositForm } from './useDepositForm.ts';
import { VoucherForm } from './VoucherForm.tsx';
import { ArrivesName, FeeName, ToPayName } from './words.tsx';

type Form = ReturnType<typeof useDepositForm>;

/** How much, by what, and what that comes to; nothing is asked for before the last press. */
export function DepositForm({ options }: { options: DepositOptions }) {
  const form = useDepositForm(options);
  const methods = <MethodChoice options={options} form={form} />;
  if (form.method.type === 'voucher') {
    return <VoucherForm method={form.method}>{methods}</VoucherForm>;
  }
  const submit = (press: FormEvent) => {
    press.preventDefault();
    form.send();
  };
  return (
    <form className={centre.columns} noValidate onSubmit={submit}>
      <div className={centre.stack}>
        <section className={centre.panel}>
          <Amount form={form} />
        </section>
        {methods}
        <BonusChoice offers={options.bonuses} form={form} />
        {form.method.needsPayerName && (
          <section className={centre.panel}>
            <Payer form={form} />
          </section>
        )}
      </div>
      <Summary form={form} />
    </form>
  );
}

function Amount({ form }: { form: Form }) {
  return (
    <>
      <MoneyField
        label={
          <Trans id="centre.deposit.amount" context="Field: how much is paid in">
            Amount
          </Trans>
        }
        help={<Range form={form} />}
        fault={form.fault && <AmountFaultText form={form} />}
        wasSent={form.wasSent}
        value={form.text}
        onChange={form.type}
      />
      {form.method.presets.length > 0 && (
        <div className={centre.presets}>
          {form.method.presets.map((amount) => (
            <Button key={amount} size="small" onClick={() => form.take(amount)}>
              <MoneyText amount={amount} />
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function Range({ form: { method } }: { form: Form }) {
  return (
    <Trans
      id="centre.deposit.range"
      context="Below the amount to pay in; the least and the most are inside"
    >
      From <MoneyText amount={method.min} /> to <MoneyText amount={method.max} /> by this way to
      pay.
    </Trans>
  );
}

function AmountFaultText({ form: { fault, method } }: { form: Form }) {
  switch (fault) {
    case 'below':
      return (
        <Trans id="centre.deposit.below" context="The amount is too small; the least is inside">
          The least for this way to pay is <MoneyText amount={method.min} />.
        </Trans>
      );
    case 'above':
      return (
        <Trans id="centre.deposit.above" context="The amount is too large; the most is inside">
          The most for this way to pay is <MoneyText amount={method.max} />.
        </Trans>
      );
    default:
      return (
        <Trans id="centre.deposit.notWhole" context="The amount has decimals and may not">
          This way to pay takes whole amounts only.
        </Trans>
      );
  }
}

function Payer({ form }: { form: Form }) {
  return (
    <TextField
      label={
        <Trans id="centre.deposit.payer" context="Field: in whose name the payment is made">
          Name on the paying account
        </Trans>
      }
      help={
        <Trans id="centre.deposit.payer.help" context="Below the field for the payer’s name">
          As your bank writes it. Pay from an account of your own only.
        </Trans>
      }
      fault={
        form.isPayerMissing && (
          <Trans id="centre.deposit.payer.missing" context="The payer’s name is empty">
            Enter the name of who pays.
          </Trans>
        )
      }
      autoComplete="name"
      maxLength={80}
      value={form.payerName}
      onChange={({ target }) => form.setPayerName(target.value)}
    />
  );
}

/** What is paid, what it costs and what arrives, before anything is asked for. */
function Summary({ form }: { form: Form }) {
  const { bill, sums, decimals } = form;
  return (
    <section className={centre.panel}>
      <dl className={centre.facts}>
        <Fact name={<FeeName />}>
          {bill && Number(bill.fee) === 0 ? (
            <Trans id="centre.deposit.noFee" context="In place of the amount of a fee">
              None
            </Trans>
          ) : (
            bill && <MoneyText amount={bill.fee} />
          )}
        </Fact>
        <Fact name={<ToPayName />}>{bill && <MoneyText amount={bill.toPay} />}</Fact>
        <Fact isTotal name={<ArrivesName />}>
          {bill && <MoneyText amount={bill.arrives} />}
        </Fact>
        {sums && (
          <Fact name={<BonusName />}>
            {sums.missingMinor > 0n ? (
              <Missing minor={sums.missingMinor} decimals={decimals} />
            ) : (
              <MoneyText amount={formatMinor(sums.amountMinor, decimals)} direction="in" />
            )}
          </Fact>
        )}
      </dl>
      {form.method.text !== null && <p className={centre.quiet}>{form.method.text}</p>}
      {form.isBonusMissing && (
        <FormFault>
          <Trans
            id="centre.deposit.bonus.tooSmall"
            context="A deposit is too small for the bonus that is chosen"
          >
            This deposit is too small for the bonus. Pay in more, or choose no bonus.
          </Trans>
        </FormFault>
      )}
      <CallFault cause={form.problem} />
      <Button type="submit" kind="primary" size="large" wide loading={form.isBusy}>
        {bill ? (
          <Trans
            id="centre.deposit.submit"
            context="Button that asks for a deposit; the amount to pay is inside"
          >
            Pay <MoneyText amount={bill.toPay} />
          </Trans>
        ) : (
          <Trans id="centre.deposit.continue" context="Button that asks for a deposit">
            Continue
          </Trans>
        )}
      </Button>
    </section>
  );
}
