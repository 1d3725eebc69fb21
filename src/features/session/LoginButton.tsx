import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button/Button.tsx';

/** Signs in; it rests while the gateway asks for a pause. */
export function LoginButton({ isBusy, waitSeconds }: { isBusy: boolean; waitSeconds: number }) {
  return (
    <Button
      type="submit"
      kind="primary"
      size="large"
      wide
      loading={isBusy}
      disabled={waitSeconds > 0}
    >
      <Trans id="login.submit" context="Button of the log-in form">
        Log in
      </Trans>
    </Button>
  );
}
