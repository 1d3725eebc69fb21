import { Trans } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import { WithMessages } from '../../platform/i18n/WithMessages.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { ApplicationForm } from './join/ApplicationForm.tsx';
import styles from './join/Join.module.css';
import { LineSimulator } from './join/LineSimulator.tsx';

/** The page that wins agents and affiliates: what a line earns, on figures of one's own, and the form to apply. */
export default function JoinScreen() {
  return (
    <Suspense fallback={<Skeleton className={styles.shape} />}>
      <WithMessages part="account">
        <WithMessages part="agent">
          <Page />
        </WithMessages>
      </WithMessages>
    </Suspense>
  );
}

function Page() {
  return (
    <div className={styles.page}>
      <header className={styles.head} data-scheme="dark">
        <h1>
          <Trans id="join.title" context="Heading of the page that wins agents and affiliates">
            Earn with everybody you bring
          </Trans>
        </h1>
        <p className={styles.lead}>
          <Trans id="join.lead" context="Under the heading of the page that wins agents">
            Agents are paid for what their whole line plays, level by level, day by day. You see
            every bill with the bets behind it.
          </Trans>
        </p>
        <div>
          <ButtonLink kind="primary" size="large" href="#apply">
            <Trans id="join.toForm" context="Button that leads to the form below">
              Apply now
            </Trans>
          </ButtonLink>
        </div>
      </header>
      <Ways />
      <LineSimulator />
      <ApplicationForm />
    </div>
  );
}

/** The three things that a line is paid by. */
function Ways() {
  return (
    <ul role="list" className={styles.ways}>
      <Way
        icon="cashback"
        name={
          <Trans id="join.way.difference" context="Name of a way in which agents earn">
            Rebate difference
          </Trans>
        }
      >
        <Trans id="join.way.differenceText" context="How agents earn by lottery rebates">
          On lottery bets you get the difference between your rebate and that of the level below.
        </Trans>
      </Way>
      <Way
        icon="wallet"
        name={
          <Trans id="join.way.salary" context="Name of a way in which agents earn">
            Salary
          </Trans>
        }
      >
        <Trans id="join.way.salaryText" context="How agents earn by salaries">
          By the hour or by the day, a part of what your team bets, whether it wins or loses.
        </Trans>
      </Way>
      <Way
        icon="profit"
        name={
          <Trans id="join.way.dividend" context="Name of a way in which agents earn">
            Dividend
          </Trans>
        }
      >
        <Trans id="join.way.dividendText" context="How agents earn by dividends">
          Twice a month a share of what your team brought the house, after its costs.
        </Trans>
      </Way>
    </ul>
  );
}

function Way(props: {
  icon: 'cashback' | 'wallet' | 'profit';
  name: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={styles.way}>
      <span className={styles.sign} aria-hidden="true">
        <Icon name={props.icon} size={24} />
      </span>
      <h2 className={styles.wayName}>{props.name}</h2>
      <p className={styles.quiet}>{props.children}</p>
    </li>
  );
}
