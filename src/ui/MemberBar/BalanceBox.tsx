import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { toggleBalance, useIsBalanceHidden } from './balanceHidden.ts';
import type { Balance } from './memberBarProps.ts';
import styles from './BalanceBox.module.css';

const MASK = '***';

/** The balance: a press hides it from those who look over a shoulder, and a button asks for it again. */
export function BalanceBox({
  balance,
  isPlay,
  onRefresh,
}: {
  balance: Balance;
  /** It is play money, and says so. */
  isPlay: boolean;
  onRefresh: () => void;
}) {
  const { t } = useLingui();
  const isHidden = useIsBalanceHidden();
  const [wasAsked, setAsked] = useState(false);
  const isBusy = balance.state === 'loading' || (balance.state === 'known' && balance.isRefreshing);
  const refresh = () => {
    setAsked(true);
    onRefresh();
  };
  const hint = isHidden
    ? t({
        id: 'account.balance.show',
        context: 'Hint on the balance that is hidden',
        message: 'Show the balance',
      })
    : t({
        id: 'account.balance.hide',
        context: 'Hint on the balance that shows',
        message: 'Hide the balance',
      });
  return (
    <div className={styles.box}>
      <button type="button" className={styles.amount} title={hint} onClick={toggleBalance}>
        <span className="visuallyHidden">
          <Trans id="account.balance" context="Read out before the amount of money of a member">
            Balance
          </Trans>{' '}
        </span>
        <span className={styles.wallet}>
          <Icon name="wallet" />
        </span>
        <span className={styles.sum}>
          <Amount balance={balance} isHidden={isHidden} />
          <Below balance={balance} isPlay={isPlay} isHidden={isHidden} />
        </span>
        <span className="visuallyHidden"> {hint}</span>
      </button>
      <button
        type="button"
        className={styles.refresh}
        aria-busy={isBusy || undefined}
        aria-label={t({
          id: 'account.balance.refresh',
          context: 'Button beside the balance that asks for it again',
          message: 'Refresh the balance',
        })}
        title={t({
          id: 'account.balance.refresh',
          context: 'Button beside the balance that asks for it again',
          message: 'Refresh the balance',
        })}
        onClick={isBusy ? undefined : refresh}
      >
        <Icon name="refresh" size={16} />
      </button>
      <span role="status" className="visuallyHidden">
        {wasAsked && !isBusy && <Outcome balance={balance} isHidden={isHidden} />}
      </span>
    </div>
  );
}

function Amount({ balance, isHidden }: { balance: Balance; isHidden: boolean }) {
  if (balance.state === 'loading') {
    return (
      <span className={styles.room}>
        <Skeleton />
      </span>
    );
  }
  if (balance.state === 'failed') return <span aria-hidden="true">–</span>;
  return <Sum amount={balance.amount} isHidden={isHidden} />;
}

/** What the amount is where it is no money, or what is beside it. */
function Below({
  balance,
  isPlay,
  isHidden,
}: {
  balance: Balance;
  isPlay: boolean;
  isHidden: boolean;
}) {
  return (
    <>
      {balance.state === 'known' && balance.bonus !== undefined && (
        <span className={styles.play}>
          <Trans
            id="account.bonusMoney"
            context="Below the balance in the header: bonus money, an amount; keep it very short"
          >
            Bonus <Sum amount={balance.bonus} isHidden={isHidden} />
          </Trans>
        </span>
      )}
      {isPlay && (
        <span className={styles.play}>
          <Trans
            id="account.playMoney"
            context="Below the amount that a trial account plays with: it is not worth anything"
          >
            Play money
          </Trans>
        </span>
      )}
    </>
  );
}

function Sum({ amount, isHidden }: { amount: string; isHidden: boolean }) {
  return isHidden ? <span>{MASK}</span> : <MoneyText amount={amount} />;
}

function Outcome({ balance, isHidden }: { balance: Balance; isHidden: boolean }) {
  if (balance.state === 'failed') {
    return (
      <Trans id="account.balance.failed" context="Read out after the balance could not be fetched">
        The balance did not load
      </Trans>
    );
  }
  return (
    <>
      <Trans id="account.balance.updated" context="Read out after the balance was fetched again">
        Balance updated
      </Trans>{' '}
      {balance.state === 'known' && !isHidden && <MoneyText amount={balance.amount} />}
    </>
  );
}
