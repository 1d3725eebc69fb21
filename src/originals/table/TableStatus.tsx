import { Plural, Trans } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import type { TableClock } from './tableStage.ts';
import { Countdown } from './Countdown.tsx';
import type { TableMoney } from './tableMoney.ts';
import type { Outcome, TableState } from './tableState.ts';
import type { TableNames } from './tableNames.ts';
import styles from './TableStatus.module.css';

/** What the table does now: takes bets, takes no more, or has an outcome, with what it brought. */
export function TableStatus<Drawn>(props: {
  readonly state: TableState<Drawn>;
  readonly names: TableNames<Drawn>;
  readonly money: TableMoney;
  readonly clock: TableClock;
}) {
  const { state, names, money, clock } = props;
  const { phase, endsAtMs, phaseMs, players, isHeard } = state;
  const isOpen = phase === 'betting' && isHeard;
  return (
    <div className={styles.status} data-phase={isHeard ? phase : 'joining'}>
      {isOpen && <Countdown endsAtMs={endsAtMs} phaseMs={phaseMs} clock={clock} />}
      <div className={styles.words}>
        <p className={styles.headline}>
          <Headline state={state} names={names} />
        </p>
        <p className={styles.detail}>
          {state.outcome && state.outcome.stake > 0 ? (
            <OutcomeText outcome={state.outcome} money={money} />
          ) : (
            phase !== 'joining' && (
              <>
                <Users size={14} strokeWidth={1.75} aria-hidden="true" />
                <Plural
                  id="originals.table.players"
                  context="Under what a live table does: how many people have bet in this round"
                  value={players}
                  one="# player in this round"
                  other="# players in this round"
                />
              </>
            )
          )}
        </p>
      </div>
    </div>
  );
}

function Headline<Drawn>(props: {
  readonly state: TableState<Drawn>;
  readonly names: TableNames<Drawn>;
}) {
  const { state, names } = props;
  const { phase, shown, drawn, isHeard } = state;
  if (!isHeard || phase === 'joining') {
    return isHeard ? (
      <Trans id="originals.table.joining" context="While a live table is joined">
        Taking a seat at the table
      </Trans>
    ) : (
      <Trans id="originals.table.lost" context="While a live table cannot be reached">
        Looking for the table again
      </Trans>
    );
  }
  if (phase === 'betting') {
    return (
      <Trans id="originals.table.open" context="A live table takes bets">
        Place your bets
      </Trans>
    );
  }
  const isOver = shown === 'come' || shown === 'told';
  return isOver && drawn !== null ? (
    names.drawn(drawn)
  ) : (
    <Trans id="originals.table.closed" context="A live table takes no more bets">
      No more bets
    </Trans>
  );
}

/** What was staked and paid, the same to see and to hear. */
export function OutcomeText({
  outcome,
  money,
}: {
  readonly outcome: Pick<Outcome<unknown>, 'stake' | 'paid'>;
  readonly money: TableMoney;
}) {
  const paid = money.amount(outcome.paid);
  const stake = money.amount(outcome.stake);
  return outcome.paid > 0 ? (
    <span className={outcome.paid > outcome.stake ? styles.won : undefined}>
      <Trans
        id="originals.table.won"
        context="What a round of a live table brought: {paid} and {stake} are amounts; {paid} has the stake of the winning bets in it"
      >
        Paid {paid} on a stake of {stake}
      </Trans>
    </span>
  ) : (
    <Trans
      id="originals.table.none"
      context="A round of a live table that paid nothing; {stake} is an amount"
    >
      No win on a stake of {stake}
    </Trans>
  );
}
