import { Plural, Trans } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import type { TableClock } from './createTableDirector.ts';
import { Countdown } from './Countdown.tsx';
import type { TableMoney } from './tableMoney.ts';
import type { Outcome, TableState } from './tableState.ts';
import { useSpotNames } from './useSpotNames.ts';
import styles from './TableStatus.module.css';

/** What the table does now: takes bets, lets the ball run, or has a number, with what it brought. */
export function TableStatus(props: {
  readonly state: TableState;
  readonly money: TableMoney;
  readonly clock: TableClock;
}) {
  const { state, money, clock } = props;
  const { phase, endsAtMs, phaseMs, players, isHeard } = state;
  const isOpen = phase === 'betting' && isHeard;
  return (
    <div className={styles.status} data-phase={isHeard ? phase : 'joining'}>
      {isOpen && <Countdown endsAtMs={endsAtMs} phaseMs={phaseMs} clock={clock} />}
      <div className={styles.words}>
        <p className={styles.headline}>
          <Headline state={state} />
        </p>
        <p className={styles.detail}>
          {state.outcome && state.outcome.stake > 0 ? (
            <OutcomeText outcome={state.outcome} money={money} />
          ) : (
            phase !== 'joining' && (
              <>
                <Users size={14} strokeWidth={1.75} aria-hidden="true" />
                <Plural
                  id="originals.roulette.players"
                  context="Under what a roulette table does: how many people have bet in this round"
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

function Headline({ state }: { readonly state: TableState }) {
  const { phase, shown, number, isHeard } = state;
  const names = useSpotNames();
  if (!isHeard || phase === 'joining') {
    return isHeard ? (
      <Trans id="originals.roulette.joining" context="While a roulette table is joined">
        Taking a seat at the table
      </Trans>
    ) : (
      <Trans id="originals.roulette.lost" context="While a roulette table cannot be reached">
        Looking for the table again
      </Trans>
    );
  }
  if (phase === 'betting') {
    return (
      <Trans id="originals.roulette.open" context="A roulette table takes bets">
        Place your bets
      </Trans>
    );
  }
  const isOver = shown === 'landed' || shown === 'told';
  return isOver && number !== null ? (
    names.number(number)
  ) : (
    <Trans
      id="originals.roulette.closed"
      context="A roulette table takes no more bets; the ball runs"
    >
      No more bets
    </Trans>
  );
}

/** What was staked and paid, the same to see and to hear. */
export function OutcomeText({
  outcome,
  money,
}: {
  readonly outcome: Outcome;
  readonly money: TableMoney;
}) {
  const paid = money.amount(outcome.paid);
  const stake = money.amount(outcome.stake);
  return outcome.paid > 0 ? (
    <span className={styles.won}>
      <Trans
        id="originals.roulette.won"
        context="What a round of roulette brought: {paid} and {stake} are amounts; {paid} has the stake of the winning bets in it"
      >
        Paid {paid} on a stake of {stake}
      </Trans>
    </span>
  ) : (
    <Trans
      id="originals.roulette.none"
      context="A round of roulette that paid nothing; {stake} is an amount"
    >
      No win on a stake of {stake}
    </Trans>
  );
}
