import { Trans } from '@lingui/react/macro';
import type { ChipLimits } from './chipValues.ts';
import type { TableMoney } from './tableMoney.ts';
import type { Note, Outcome } from './tableState.ts';
import { OutcomeText } from './TableStatus.tsx';
import type { TableNames } from './tableNames.ts';
import styles from './TableNote.module.css';

/** What the player has to know, over the chips; the line's loss before all else. */
export function TableNote<Drawn>(props: {
  readonly note: Note<Drawn> | undefined;
  readonly names: TableNames<Drawn>;
  readonly isLineThere: boolean;
  readonly limits: ChipLimits;
  readonly money: TableMoney;
}) {
  const { note, names, isLineThere, limits, money } = props;
  const isShown = !isLineThere || note !== undefined;
  return (
    <div role="alert" className={styles.room}>
      {isShown && (
        <p className={styles.note} data-kind={isLineThere ? note?.kind : 'line'}>
          {isLineThere ? (
            note && <NoteText note={note} names={names} limits={limits} money={money} />
          ) : (
            <Trans
              id="originals.table.lineLost"
              context="Over a live table whose connection is lost"
            >
              Connection lost. Trying again. Your chips stay in hand, and bets that stand count.
            </Trans>
          )}
        </p>
      )}
    </div>
  );
}

function LimitText(props: {
  readonly kind: 'spotLimit' | 'roundLimit';
  readonly limits: ChipLimits;
  readonly money: TableMoney;
}) {
  const { kind, limits, money } = props;
  const most = money.amount(kind === 'spotLimit' ? limits.mostASpot : limits.mostARound);
  return kind === 'spotLimit' ? (
    <Trans
      id="originals.table.note.spot"
      context="Where a chip cannot be laid; {most} is an amount"
    >
      A spot takes at most {most}.
    </Trans>
  ) : (
    <Trans
      id="originals.table.note.round"
      context="Where a chip cannot be laid; {most} is an amount"
    >
      A round takes at most {most} in all.
    </Trans>
  );
}

function MissedText<Drawn>(props: {
  readonly outcome: Outcome<Drawn>;
  readonly names: TableNames<Drawn>;
  readonly money: TableMoney;
}) {
  const { outcome, names, money } = props;
  const drawn = names.drawn(outcome.drawn);
  return (
    <>
      <Trans
        id="originals.table.note.missed"
        context="Before what a round brought that ended while the connection was lost; {drawn} is such as “17 black”"
      >
        While you were away: {drawn}.
      </Trans>{' '}
      <OutcomeText outcome={outcome} money={money} />
    </>
  );
}

function NoteText<Drawn>(props: {
  readonly note: Note<Drawn>;
  readonly names: TableNames<Drawn>;
  readonly limits: ChipLimits;
  readonly money: TableMoney;
}) {
  const { note, names, limits, money } = props;
  switch (note.kind) {
    case 'missed':
      return <MissedText outcome={note.outcome} names={names} money={money} />;
    case 'spotLimit':
    case 'roundLimit':
      return <LimitText kind={note.kind} limits={limits} money={money} />;
    case 'balance':
      return (
        <Trans id="originals.table.note.balance" context="Where a bet is dearer than the balance">
          Your balance is too low for these chips. Nothing was taken.
        </Trans>
      );
    case 'returned':
      return (
        <Trans
          id="originals.table.note.returned"
          context="Chips lay on the cloth, but were not bet"
        >
          Betting closed before these chips were placed. They are back in your hand.
        </Trans>
      );
    case 'tooLate':
      return (
        <Trans id="originals.table.note.tooLate" context="A bet came after the end of betting">
          This bet came just too late. Nothing was taken.
        </Trans>
      );
    case 'unsure':
      return (
        <Trans id="originals.table.note.unsure" context="Nobody knows whether a bet was taken">
          The table did not confirm this bet. Only chips that stand on the cloth count.
        </Trans>
      );
    default:
      return (
        <Trans id="originals.table.note.refused" context="A bet was not taken">
          The table did not take this bet. Nothing was taken. Try again.
        </Trans>
      );
  }
}
