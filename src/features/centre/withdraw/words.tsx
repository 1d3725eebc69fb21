import { Trans } from '@lingui/react/macro';

/** What the page to be paid out is called where something leads back to it. */
export function WithdrawName() {
  return (
    <Trans id="centre.withdraw.name" context="Link or button: to the page to be paid out">
      Withdraw
    </Trans>
  );
}

/** The account that is paid out to. */
export function ToName() {
  return (
    <Trans id="centre.withdraw.to" context="Before the account that is paid out to">
      To
    </Trans>
  );
}

/** What a withdrawal costs. */
export function WithdrawalFeeName() {
  return (
    <Trans id="centre.withdraw.fee" context="Before an amount: what a withdrawal costs">
      Fee
    </Trans>
  );
}

/** The fee on deposits that were not played. */
export function AdministrationFeeName() {
  return (
    <Trans
      id="centre.withdraw.administrationFee"
      context="Before an amount: the fee on deposits that were not played"
    >
      Fee on unplayed deposits
    </Trans>
  );
}

/** What is paid out. */
export function PaidOutName() {
  return (
    <Trans id="centre.withdraw.arrives" context="Before an amount: what is paid out">
      Arrives in your account
    </Trans>
  );
}
