import { Trans } from '@lingui/react/macro';
import { sumOf } from './laying.ts';
import type { TableMoney } from './tableMoney.ts';
import type { Outcome, Said, TableState } from './tableState.ts';
import { OutcomeText } from './TableStatus.tsx';
import { useSpotNames } from './useSpotNames.ts';

/** Tells screen readers, politely, what happens at the table. */
export function Announcer(props: { readonly state: TableState; readonly money: TableMoney }) {
  const { state, money } = props;
  return (
    <p className="visuallyHidden" role="status">
      {state.said && <SaidText said={state.said} state={state} money={money} />}
    </p>
  );
}

function SaidText(props: {
  readonly said: Said;
  readonly state: TableState;
  readonly money: TableMoney;
}) {
  const { said, state, money } = props;
  const names = useSpotNames();
  const sum = money.amount(sumOf(state.laid));
  switch (said.kind) {
    case 'laid': {
      const spot = names.name(said.spot);
      const amount = money.amount(said.minor);
      return (
        <Trans
          id="originals.roulette.said.laid"
          context="Read when a chip was laid; {amount} lies on {spot}"
        >
          {spot}: {amount}
        </Trans>
      );
    }
    case 'undone':
    case 'cleared':
    case 'sum':
      return (
        <Trans
          id="originals.roulette.said.sum"
          context="Read when chips were laid or taken back; {sum} is an amount"
        >
          In hand, not placed: {sum}
        </Trans>
      );
    case 'placed': {
      const standing = money.amount(sumOf(state.standing));
      return (
        <Trans
          id="originals.roulette.said.placed"
          context="Read when a bet was taken; {standing} is an amount"
        >
          Bet placed. On the table: {standing}
        </Trans>
      );
    }
    case 'open':
      return (
        <Trans id="originals.roulette.open" context="A roulette table takes bets">
          Place your bets
        </Trans>
      );
    case 'soon':
      return (
        <Trans
          id="originals.roulette.said.soon"
          context="Read five seconds before the end of betting"
        >
          Five seconds left to bet
        </Trans>
      );
    case 'result':
      return <ResultText outcome={said.outcome} money={money} />;
    case 'closed':
    case 'notNow':
      return (
        <Trans
          id="originals.roulette.closed"
          context="A roulette table takes no more bets; the ball runs"
        >
          No more bets
        </Trans>
      );
  }
}

function ResultText(props: { readonly outcome: Outcome; readonly money: TableMoney }) {
  const { outcome, money } = props;
  const number = useSpotNames().number(outcome.number);
  if (outcome.stake === 0) return number;
  return (
    <>
      {`${number}. `}
      <OutcomeText outcome={outcome} money={money} />
    </>
  );
}
