import { Trans } from '@lingui/react/macro';
import { useModals } from '../../../platform/modals/modals.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { PageHead } from '../PageHead.tsx';
import { Nothing } from '../parts/Nothing.tsx';

/** What guests see in place of their bets; the page itself comes once they are signed in. */
export function OrdersGuest({ path }: { path: string }) {
  const { requireMember } = useModals();
  return (
    <>
      <PageHead
        path={path}
        gameCode={null}
        title={
          <Trans id="lottery.orders.title" context="Lottery: heading above the member’s bets">
            My bets
          </Trans>
        }
      />
      <Nothing
        title={
          <Trans id="lottery.orders.guest" context="Lottery: in place of a list of bets, to guests">
            Your bets, their draws and what they won stand here.
          </Trans>
        }
      >
        <Button kind="primary" size="large" onClick={() => requireMember(() => undefined)}>
          <Trans id="lottery.orders.logIn" context="Lottery: button in place of a list of bets">
            Log in to see your bets
          </Trans>
        </Button>
      </Nothing>
    </>
  );
}
