import { Trans } from '@lingui/react/macro';

/** What stands in place of a rank for a trial account. */
export function TrialWord() {
  return (
    <Trans id="account.trial" context="Small label beside the name of a free trial account">
      Trial
    </Trans>
  );
}
