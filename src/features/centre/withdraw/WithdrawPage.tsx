import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { payoutAccounts, withdrawalQuote } from '../../../api/payments.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { OrderLines } from '../orders/OrderLines.tsx';
import { useWithdrawalLines } from '../orders/useHistory.tsx';
import { Blocks } from './Blocks.tsx';
import { Turnover } from './Turnover.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

/** Where money is paid out: what keeps it back first, then amount, account and what arrives. */
export function WithdrawPage() {
  const http = useHttp();
  const path = useScreenPath('withdraw') ?? '';
  const quote = useQuery(withdrawalQuote(http));
  const accounts = useQuery(payoutAccounts(http));
  const toLines = useWithdrawalLines();
  return (
    <CentreFrame
      title={
        <Trans id="centre.withdraw.title" context="Heading of the page to be paid out">
          Withdraw
        </Trans>
      }
      aside={
        <ButtonLink size="small" href={`${path}?view=history`}>
          <Trans id="centre.withdraw.history" context="Link to all withdrawals of the member">
            Your withdrawals
          </Trans>
        </ButtonLink>
      }
    >
      {quote.data && accounts.data ? (
        <>
          {quote.data.open.length > 0 && (
            <section className={centre.choices} aria-labelledby="underWay">
              <h2 id="underWay" className={centre.panelTitle}>
                <Trans id="centre.withdraw.open" context="Heading above open withdrawals">
                  Under way
                </Trans>
              </h2>
              <OrderLines lines={toLines(quote.data.open)} />
            </section>
          )}
          <Blocks quote={quote.data} />
          {Number(quote.data.turnover.left) > 0 && <Turnover quote={quote.data} />}
          <WithdrawForm quote={quote.data} accounts={accounts.data} />
        </>
      ) : quote.isPending || accounts.isPending ? (
        <Skeleton className={centre.shape} />
      ) : (
        <LoadFault
          onRetry={() => {
            void quote.refetch();
            void accounts.refetch();
          }}
        >
          <Trans id="centre.withdraw.fault" context="What can be withdrawn could not be loaded">
            What you can withdraw could not be loaded. Your money is safe; check your connection.
          </Trans>
        </LoadFault>
      )}
    </CentreFrame>
  );
}
