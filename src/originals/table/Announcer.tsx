import { Trans } from '@lingui/react/macro';
import { sumOf } from './laying.ts';
import type { TableMoney } from './tableMoney.ts';
import type { Outcome, Said, TableState } from './tableState.ts';
import { OutcomeText } from './TableStatus.tsx';
import type { TableNames } from './tableNames.ts';

/** Tells screen readers, politely, what happens at the table. */
export function Announcer<Drawn>(props: {
  readonly state: TableState<Drawn>;
  readonly money: TableMoney;
  readonly names: TableNames<Drawn>;
}) {
  const { state, money, names } = props;
  return (
    <p className="visuallyHidden" role="status">
      {state.said && <SaidText said={state.said} state={state} money={money} names={names} />}
    </p>
  );
}

function SaidText<Drawn>(props: {
  readonly said: Said<Drawn>;
  readonly state: TableState<Drawn>;
  readonly money: TableMoney;
  readonly names: TableNames<Drawn>;
}) {
  const { said, state, money, names } = props;
  const sum = money.amount(sumOf(state.laid));
  switch (said.kind) {
    case 'laid': {
      const spot = names.spot(said.spot);
      const amount = money.amount(said.minor);
      return (
        <Trans
          id="originals.table.said.laid"
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
          id="originals.table.said.sum"
          context="Read when chips were laid or taken back; {sum} is an amount"
        >
          In hand, not placed: {sum}
        </Trans>
      );
    case 'placed': {
      const standing = money.amount(sumOf(state.standing));
      return (
        <Trans
          id="originals.table.said.placed"
          context="Read when a bet was taken; {standing} is an amount"
        >
          Bet placed. On the table: {standing}
        </Trans>
      );
    }
    case 'open':
      return (
        <Trans id="originals.table.open" context="A live table takes bets">
          Place your bets
        </Trans>
      );
    case 'soon':
      return (
        <Trans id="originals.table.said.soon" context="Read five seconds before the end of betting">
          Five seconds left to bet
        </Trans>
      );
    case 'result':
      return <ResultText outcome={said.outcome} money={money} names={names} />;
    case 'closed':
    case 'notNow':
      return (
        <Trans id="originals.table.closed" context="A live table takes no more bets">
          No more bets
        </Trans>
      );
  }
}

function ResultText<Drawn>(props: {
  readonly outcome: Outcome<Drawn>;
  readonly money: TableMoney;
  readonly names: TableNames<Drawn>;
}) {
  const { outcome, money, names } = props;
  const drawn = names.drawn(outcome.drawn);
  if (outcome.stake === 0) return drawn;
  return (
    <>
      {`${drawn}. `}
      <OutcomeText outcome={outcome} money={money} />
    </>
  );
}
