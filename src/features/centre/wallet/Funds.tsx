import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { bonusMoney } from '../../../api/bonuses.ts';
import { funds } from '../../../api/wallet.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import styles from './Wallet.module.css';

/** What the member can spend, what is set aside beside it, and the ways in and out. */
export function Funds() {
  const query = useQuery(funds(useHttp()));
  const deposit = useScreenPath('deposit');
  const withdraw = useScreenPath('withdraw');
  const { data } = query;
  if (!data) {
    if (query.isPending) return <Skeleton className={styles.fundsShape} />;
    return (
      <LoadFault onRetry={() => void query.refetch()}>
        <Trans id="centre.funds.fault" context="The member’s money could not be loaded">
          Your balance could not be loaded. Your money is safe; check your connection.
        </Trans>
      </LoadFault>
    );
  }
  return (
    <section className={styles.funds}>
      <dl className={styles.sums}>
        <div>
          <dt>
            <Trans id="centre.funds.available" context="Above the amount that can be spent">
              Available
            </Trans>
          </dt>
          <dd className={styles.large}>
            <MoneyText amount={data.sumBalance} />
          </dd>
        </div>
        <BonusSum />
        {Number(data.sumHeld) > 0 && (
          <div>
            <dt>
              <Trans
                id="centre.funds.held"
                context="Above an amount that is set aside for a withdrawal or bets to come"
              >
                Set aside
              </Trans>
            </dt>
            <dd>
              <MoneyText amount={data.sumHeld} />
            </dd>
          </div>
        )}
        {Number(data.sumUnderWay) > 0 && (
          <div>
            <dt>
              <Trans
                id="centre.funds.underWay"
                context="Above an amount that is on its way between the member’s wallets"
              >
                On its way
              </Trans>
            </dt>
            <dd>
              <MoneyText amount={data.sumUnderWay} />
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.ways}>
        {deposit && (
          <ButtonLink kind="primary" size="large" icon="deposit" href={deposit}>
            <Trans id="centre.funds.deposit" context="Button beside the balance: pay money in">
              Deposit
            </Trans>
          </ButtonLink>
        )}
        {withdraw && (
          <ButtonLink size="large" icon="withdraw" href={withdraw}>
            <Trans id="centre.funds.withdraw" context="Button beside the balance: be paid out">
              Withdraw
            </Trans>
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** Bonus money beside cash; nothing for who has none. */
function BonusSum() {
  const { data } = useQuery(bonusMoney(useHttp()));
  if (!data || Number(data.balance) <= 0) return null;
  return (
    <div>
      <dt>
        <Trans id="centre.funds.bonus" context="Above bonus money, which is no cash yet">
          Bonus money
        </Trans>
      </dt>
      <dd>
        <MoneyText amount={data.balance} />
      </dd>
    </div>
  );
}
