import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { profit, type Profit } from '../../../api/bets.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CentreRoot } from '../CentreRoot.tsx';
import { Fact } from '../../../ui/CentreFrame/Fact.tsx';
import { CATEGORY_WORDS } from '../../../ui/Records/betWords.ts';
import { NetText } from '../../../ui/Records/NetText.tsx';
import { ProfitChart } from './ProfitChart.tsx';
import { RangeBar } from '../../../ui/Records/RangeBar.tsx';
import styles from '../../../ui/Records/Records.module.css';
import { Totals } from '../../../ui/Records/Totals.tsx';
import { useAddress } from '../../../ui/Records/useAddress.ts';

/** What the member won and lost in a range of days, and what they paid in since the start. */
export default function ProfitScreen() {
  return (
    <CentreRoot>
      <CentreFrame
        title={
          <Trans id="profit.title" context="Heading: what a member won and lost">
            Personal loss
          </Trans>
        }
      >
        <Content />
      </CentreFrame>
    </CentreRoot>
  );
}

function Content() {
  const { today, range, chooseRange } = useAddress('month');
  const query = useQuery(profit(useHttp(), range));
  return (
    <>
      <RangeBar today={today} range={range} onChoose={chooseRange} />
      {query.data ? (
        <>
          <Sums data={query.data} />
          <ProfitChart days={query.data.days} range={range} />
          <Bill data={query.data} />
          <Categories data={query.data} />
          <Lifetime data={query.data} />
        </>
      ) : query.isPending ? (
        <Skeleton className={centre.shape} />
      ) : (
        <LoadFault onRetry={() => void query.refetch()}>
          <Trans id="records.fault" context="A record of bets or money did not come">
            This record could not be loaded. Check your connection.
          </Trans>
        </LoadFault>
      )}
    </>
  );
}

function Sums({ data: { sum } }: { data: Profit }) {
  return (
    <Totals
      sums={[
        {
          name: (
            <Trans
              id="profit.profit"
              context="Sum: what was won in all, or lost where it is below zero"
            >
              Won or lost
            </Trans>
          ),
          value: <NetText amount={sum.profit} />,
        },
        {
          name: (
            <Trans id="records.sum.bet" context="Sum of a record: what was staked">
              Total bet
            </Trans>
          ),
          value: <MoneyText amount={sum.bet} />,
        },
        {
          name: (
            <Trans id="profit.deposits" context="Sum: what was paid in">
              Deposits
            </Trans>
          ),
          value: <MoneyText amount={sum.deposits} />,
        },
        {
          name: (
            <Trans id="profit.withdrawals" context="Sum: what was paid out">
              Withdrawals
            </Trans>
          ),
          value: <MoneyText amount={sum.withdrawals} />,
        },
      ]}
    />
  );
}

/** How the profit comes about, as a bill. */
function Bill({ data: { sum } }: { data: Profit }) {
  return (
    <section className={centre.panel}>
      <h2 className={centre.panelTitle}>
        <Trans id="profit.bill" context="Heading of the lines that a profit or loss is made of">
          How it adds up
        </Trans>
      </h2>
      <dl className={centre.facts}>
        <Fact
          name={
            <Trans id="records.payout" context="Column of the betting record: what was paid for it">
              Payout
            </Trans>
          }
        >
          <MoneyText amount={sum.payout} />
        </Fact>
        <Fact
          name={
            <Trans id="profit.cashback" context="Line of a bill: cashback and rebates of lotteries">
              Cashback and rebates
            </Trans>
          }
        >
          <MoneyText amount={sum.cashback} />
        </Fact>
        <Fact
          name={
            <Trans id="profit.bonus" context="Line of a bill: bonuses that came">
              Bonuses
            </Trans>
          }
        >
          <MoneyText amount={sum.bonus} />
        </Fact>
        {Number(sum.income) !== 0 && (
          <Fact
            name={
              <Trans
                id="profit.income"
                context="Line of a bill: commissions and salaries of agents"
              >
                Agent income
              </Trans>
            }
          >
            <MoneyText amount={sum.income} />
          </Fact>
        )}
        <Fact
          name={
            <Trans id="records.bet" context="Column of the betting record: what was staked">
              Bet
            </Trans>
          }
        >
          <NetText amount={`-${sum.bet}`} />
        </Fact>
        <Fact
          isTotal
          name={
            <Trans
              id="profit.profit"
              context="Sum: what was won in all, or lost where it is below zero"
            >
              Won or lost
            </Trans>
          }
        >
          <NetText amount={sum.profit} />
        </Fact>
      </dl>
    </section>
  );
}

function Categories({ data: { categories } }: { data: Profit }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  if (categories.length === 0) return null;
  return (
    <section className={centre.panel}>
      <h2 className={centre.panelTitle}>
        <Trans id="profit.categories" context="Heading of sums by category of games">
          By category
        </Trans>
      </h2>
      <dl className={centre.facts}>
        {categories.map(({ category, count, bet, net }) => (
          <Fact
            key={category}
            name={
              <>
                {i18n._(CATEGORY_WORDS[category])}
                <div className={styles.quiet}>
                  <MoneyText amount={bet} /> · {formats.number(count)}
                </div>
              </>
            }
          >
            <NetText amount={net} />
          </Fact>
        ))}
      </dl>
    </section>
  );
}

function Lifetime({ data: { lifetime } }: { data: Profit }) {
  const limits = useScreenPath('limits');
  return (
    <section className={centre.panel}>
      <h2 className={centre.panelTitle}>
        <Trans
          id="profit.lifetime"
          context="Heading: deposits less withdrawals since the account was opened"
        >
          Net deposit since you joined
        </Trans>
      </h2>
      <dl className={centre.facts}>
        <Fact
          name={
            <Trans id="profit.deposits" context="Sum: what was paid in">
              Deposits
            </Trans>
          }
        >
          <MoneyText amount={lifetime.deposits} />
        </Fact>
        <Fact
          name={
            <Trans id="profit.withdrawals" context="Sum: what was paid out">
              Withdrawals
            </Trans>
          }
        >
          <MoneyText amount={lifetime.withdrawals} />
        </Fact>
        <Fact
          isTotal
          name={
            <Trans id="profit.netDeposit" context="Sum: deposits less withdrawals">
              Net deposit
            </Trans>
          }
        >
          <MoneyText amount={lifetime.netDeposit} />
        </Fact>
      </dl>
      {limits && (
        <div className={centre.actions}>
          <ButtonLink icon="shield" href={limits}>
            <Trans
              id="profit.limits"
              context="Button below what was lost: to limits of money and time"
            >
              Set a limit
            </Trans>
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
