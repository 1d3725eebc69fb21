import { Trans } from '@lingui/react/macro';

/** What paying in costs. */
export function FeeName() {
  return (
    <Trans id="centre.deposit.fee" context="Before an amount: what paying in costs">
      Fee
    </Trans>
  );
}

/** What the member pays, with a fee on top. */
export function ToPayName() {
  return (
    <Trans id="centre.deposit.toPay" context="Before an amount: what the member pays">
      You pay
    </Trans>
  );
}

/** What comes into the wallet. */
export function ArrivesName() {
  return (
    <Trans id="centre.deposit.arrives" context="Before an amount: what is credited">
      Arrives in your wallet
    </Trans>
  );
}

/** What the page to pay in is called where something leads back to it. */
export function DepositName() {
  return (
    <Trans id="centre.deposit.name" context="Link or button: to the page to pay money in">
      Deposit
    </Trans>
  );
}

/** Before the amount that has to be paid to the last digit. */
export function AmountName() {
  return (
    <Trans id="centre.pay.amount" context="Exactly what to pay">
      Exact amount
    </Trans>
  );
}
