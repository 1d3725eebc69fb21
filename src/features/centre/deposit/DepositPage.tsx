import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { limits } from '../../../api/limits.ts';
import { depositOptions, type DepositOptions } from '../../../api/payments.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { FirstLimit } from '../limits/FirstLimit.tsx';
import { OrderLines } from '../orders/OrderLines.tsx';
import { useDepositLines } from '../orders/useHistory.tsx';
import orders from '../orders/Orders.module.css';
import { DepositForm } from './DepositForm.tsx';

/** Where money is paid in: orders that wait first, then amount, way and what it costs. */
export function DepositPage() {
  const path = useScreenPath('deposit') ?? '';
  const query = useQuery(depositOptions(useHttp()));
  return (
    <CentreFrame
      title={
        <Trans id="centre.deposit.title" context="Heading of the page to pay money in">
          Deposit
        </Trans>
      }
      aside={
        <ButtonLink size="small" href={`${path}?view=history`}>
          <Trans id="centre.deposit.history" context="Link to all deposits of the member">
            Your deposits
          </Trans>
        </ButtonLink>
      }
    >
      {query.data ? (
        <Offer options={query.data} />
      ) : query.isPending ? (
        <Skeleton className={centre.shape} />
      ) : (
        <LoadFault onRetry={() => void query.refetch()}>
          <Trans id="centre.deposit.fault" context="The ways to pay in could not be loaded">
            The ways to pay in could not be loaded. Check your connection.
          </Trans>
        </LoadFault>
      )}
    </CentreFrame>
  );
}

function Offer({ options }: { options: DepositOptions }) {
  const { data: own, isPending } = useQuery(limits(useHttp()));
  const toLines = useDepositLines();
  return (
    <>
      {options.open.length > 0 && (
        <section className={centre.choices} aria-labelledby="waiting">
          <h2 id="waiting" className={centre.panelTitle}>
            <Trans id="centre.deposit.open" context="Heading above deposits that are under way">
              Under way
            </Trans>
          </h2>
          <OrderLines lines={toLines(options.open)} />
        </section>
      )}
      {options.groups.length === 0 ? (
        <div className={orders.nothing}>
          <Trans id="centre.deposit.nothing" context="The merchant offers no way to pay in now">
            There is no way to pay in right now. Look again in a moment, or ask customer service.
          </Trans>
        </div>
      ) : (
        <>
          <FirstLimit />
          {/* A form that gives way to the question of a limit a moment later would move what is about to be pressed. */}
          {isPending ? (
            <Skeleton className={centre.shape} />
          ) : (
            own?.isAsked !== false && <DepositForm options={options} />
          )}
        </>
      )}
    </>
  );
}
