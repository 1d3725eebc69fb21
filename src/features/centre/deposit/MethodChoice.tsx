import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { DepositMethod, DepositOptions } from '../../../api/payments.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { amountFault, billOf, type useDepositForm } from './useDepositForm.ts';

type Group = DepositOptions['groups'][number];

/** The ways to pay in, group by group, each with what the typed amount would cost by it. */
export function MethodChoice(props: {
  options: DepositOptions;
  form: ReturnType<typeof useDepositForm>;
}) {
  const { options, form } = props;
  const name = useId();
  return (
    <fieldset className={centre.panel}>
      <legend className="visuallyHidden">
        <Trans id="centre.deposit.methods" context="Name of the choice between ways to pay">
          Way to pay
        </Trans>
      </legend>
      {options.groups.map((group) => (
        <div key={group.id} className={centre.choices}>
          <span className={centre.groupName}>{group.title}</span>
          {group.methods.map((method) => (
            <label key={method.id} className={centre.choice}>
              <input
                type="radio"
                className="visuallyHidden"
                name={name}
                value={method.id}
                checked={method.id === form.method.id}
                onChange={() => form.choose(method.id)}
              />
              <Icon name={iconOf(group)} size={24} />
              <span className={centre.choiceWords}>
                <span className={centre.choiceName}>{method.title}</span>
                {method.type !== 'voucher' && (
                  <span className={centre.quiet}>
                    <MoneyText amount={method.min} /> – <MoneyText amount={method.max} />
                  </span>
                )}
              </span>
              <span className={centre.choiceEnd}>
                <FeeWord method={method} minor={form.minor} decimals={options.decimals} />
              </span>
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
}

const iconOf = ({ icon }: Group) => (icon === 'qr' ? 'qrCode' : icon);

/** What the amount would cost, or that it does not fit. */
function FeeWord(props: { method: DepositMethod; minor: bigint | null; decimals: number }) {
  const { method, minor, decimals } = props;
  const { fee, feeBearer } = method;
  const isFree =
    feeBearer === 'house' ||
    (Number(fee.rate) === 0 && Number(fee.fixed) === 0 && Number(fee.min) === 0);
  const isTyped = method.type !== 'voucher';
  if (isTyped && minor !== null && amountFault(minor, method, decimals)) {
    return (
      <Trans
        id="centre.deposit.doesNotFit"
        context="Beside a way to pay that is not for this amount"
      >
        Not for this amount
      </Trans>
    );
  }
  if (isFree) {
    return (
      <Trans id="centre.deposit.free" context="Beside a way to pay that costs nothing">
        No fee
      </Trans>
    );
  }
  if (minor === null || !isTyped) {
    return (
      <Trans id="centre.deposit.withFee" context="Beside a way to pay that costs a fee">
        With a fee
      </Trans>
    );
  }
  return (
    <Trans id="centre.deposit.feeOf" context="Beside a way to pay; what it costs is inside">
      Fee <MoneyText amount={billOf(minor, method, decimals).fee} />
    </Trans>
  );
}
