import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cashback, claimAllCashback, type Cashback } from '../../../api/cashback.ts';
import { balance, funds } from '../../../api/wallet.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { useOrderKey } from '../../../ui/CentreFrame/useOrderKey.ts';
import styles from './Cashback.module.css';

/** What can be claimed now with the button that does, and how today stands. */
export function Claim({ of }: { of: Cashback }) {
  const { claimable, today, carried, terms } = of;
  const claim = useClaim();
  const canClaim = Number(claimable) > 0;
  const paid = claim.data && Number(claim.data.amount) > 0 ? claim.data.amount : null;
  return (
    <section className={centre.panel} aria-labelledby="claim">
      <div className={styles.head}>
        <div className={styles.sum}>
          <h2 id="claim" className={centre.groupName}>
            <Trans id="centre.cashback.claimable" context="Above the amount that can be claimed">
              To claim now
            </Trans>
          </h2>
          <MoneyText amount={claimable} className={styles.amount ?? ''} />
        </div>
        <Button
          kind="primary"
          size="large"
          disabled={!canClaim}
          loading={claim.isPending}
          onClick={() => claim.mutate(claimable)}
        >
          <Trans id="centre.cashback.claim" context="Button that claims all cashback">
            Claim
          </Trans>
        </Button>
      </div>
      <CallFault cause={claim.error} />
      <p role="status" className={styles.said}>
        {paid !== null && (
          <Trans id="centre.cashback.paid" context="Said after a claim; an amount is inside">
            <MoneyText amount={paid} /> is in your wallet.
          </Trans>
        )}
      </p>
      <Hint of={of} />
      {today && <Figures today={today} carried={carried} />}
      {!terms && !canClaim && (
        <p className={centre.quiet}>
          <Trans id="centre.cashback.off" context="Where no cashback is offered at the moment">
            No cashback is offered at the moment. What you have earned stays here.
          </Trans>
        </p>
      )}
    </section>
  );
}

/** How today stands, and what came over from days before. */
function Figures({ today, carried }: { today: NonNullable<Cashback['today']>; carried: string }) {
  return (
    <dl className={centre.facts}>
      <div>
        <dt>
          <Trans id="centre.cashback.today" context="What today's bets give back so far">
            Today so far
          </Trans>
        </dt>
        <dd>
          <MoneyText amount={today.amount} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans id="centre.cashback.valid" context="What of today's bets counts for cashback">
            Bets that count today
          </Trans>
        </dt>
        <dd>
          <MoneyText amount={today.validBet} />
        </dd>
      </div>
      {Number(carried) > 0 && (
        <div>
          <dt>
            <Trans
              id="centre.cashback.carried"
              context="What days before gave that were below the least amount; it is added to the next day"
            >
              Carried over
            </Trans>
          </dt>
          <dd>
            <MoneyText amount={carried} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** When there will be something to claim. */
function Hint({ of: { opensAt, terms, claimable } }: { of: Cashback }) {
  const formats = useFormats();
  if (opensAt !== null) {
    const time = formats.dateTime(opensAt);
    return (
      <p className={centre.quiet}>
        <Trans
          id="centre.cashback.opens"
          context="When a day that is over can be claimed; {time} is a date and time"
        >
          The day that is over can be claimed from {time}.
        </Trans>
      </p>
    );
  }
  if (!terms || Number(claimable) > 0) return null;
  return (
    <p className={centre.quiet}>
      {terms.mode === 'daily' ? (
        <Trans
          id="centre.cashback.daily"
          context="Below the amount that can be claimed: nothing yet"
        >
          Today’s cashback can be claimed tomorrow from 00:30.
        </Trans>
      ) : (
        <Trans id="centre.cashback.now" context="Below the amount that can be claimed: nothing yet">
          Cashback of every settled bet can be claimed at once.
        </Trans>
      )}
    </p>
  );
}

function useClaim() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { keyOf, settle } = useOrderKey();
  return useMutation({
    mutationFn: (claimable: string) => claimAllCashback(http, keyOf(claimable)),
    onSuccess: settle,
    onSettled: () => {
      for (const { queryKey } of [cashback(http), balance(http), funds(http)]) {
        void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 2) });
      }
    },
  });
}
