import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button/Button.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import type { SlipTotals } from './slip.ts';
import { UnitsWord } from './SlipList.tsx';
import styles from './Slip.module.css';

/** Under the thumb: how many bets there are, what they cost, the most that can be won, and the way on. */
export function SlipBar(props: {
  totals: SlipTotals;
  lines: number;
  /** The most that can be won, as a decimal. */
  prize: string;
  isClosed: boolean;
  isEmpty: boolean;
  canAdd: boolean;
  onAdd: () => void;
  onBet: () => void;
  /** Absent where there are no draws to come. */
  onChase?: () => void;
  /** At how many stations each line is bet. */
  stations: number;
}) {
  const { totals, lines, isClosed, isEmpty, stations } = props;
  return (
    <div className={styles.bar} data-stands-on-nav>
      <div className={styles.totals} role="status">
        <Counts units={totals.units} lines={lines} stations={stations} />
        <strong className={styles.stake}>
          <MoneyText amount={totals.stake} />
        </strong>
        {!isEmpty && (
          <span className={styles.prize}>
            <Trans
              id="lottery.slip.most"
              context="Lottery: the most that a slip can win; an amount is inside"
            >
              Wins up to <MoneyText amount={props.prize} />
            </Trans>
          </span>
        )}
      </div>
      <div className={styles.actions}>
        <Button size="small" disabled={!props.canAdd} onClick={props.onAdd}>
          <Trans
            id="lottery.slip.add"
            context="Lottery: short button that puts what is picked on the slip"
          >
            Add
          </Trans>
        </Button>
        {props.onChase && (
          <Button size="small" disabled={isEmpty || isClosed} onClick={props.onChase}>
            <Trans
              id="lottery.slip.chase"
              context="Lottery: short button that opens a plan to bet the same over several draws, called a chase"
            >
              Chase
            </Trans>
          </Button>
        )}
        <Button kind="primary" disabled={isEmpty || isClosed} onClick={props.onBet}>
          <Trans id="lottery.slip.bet" context="Lottery: button that goes on to confirm the bet">
            Bet
          </Trans>
        </Button>
      </div>
    </div>
  );
}

/** How many bets, on how many lines, at how many stations. */
function Counts({ units, lines, stations }: { units: number; lines: number; stations: number }) {
  return (
    <span className={styles.count}>
      <UnitsWord units={units} />
      {lines > 1 && (
        <>
          {' · '}
          <Plural
            id="lottery.lines"
            context="Lottery: how many lines a slip has"
            value={lines}
            one="# line"
            other="# lines"
          />
        </>
      )}
      {stations > 1 && (
        <>
          {' · '}
          <Plural
            id="lottery.stations.count"
            context="Lottery: at how many stations each line of a slip is bet"
            value={stations}
            one="# station"
            other="# stations"
          />
        </>
      )}
    </span>
  );
}
