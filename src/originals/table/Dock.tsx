import { Trans, useLingui } from '@lingui/react/macro';
import { Eraser, RotateCcw, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CountUp } from '../parts/CountUp.tsx';
import { ChipDisc } from './ChipDisc.tsx';
import { chipOf } from './chipValues.ts';
import type { TableDirector } from './createTableDirector.ts';
import { sumOf } from './laying.ts';
import type { TableMoney } from './tableMoney.ts';
import type { TableState } from './tableState.ts';
import styles from './Dock.module.css';

const BALANCE_SECONDS = 1.2;
const MARK = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What a player bets with: money, chips, the steps back and again, and the one button. */
export function Dock(props: {
  readonly state: TableState<unknown>;
  readonly director: TableDirector<unknown>;
  readonly money: TableMoney;
  readonly isMoving: boolean;
}) {
  const { state, director, money, isMoving } = props;
  return (
    <div className={styles.dock}>
      <div className={styles.inner}>
        <Figures state={state} money={money} isMoving={isMoving} />
        <Chips state={state} director={director} money={money} />
        <Tools state={state} director={director} />
        <PlaceButton state={state} director={director} money={money} />
      </div>
    </div>
  );
}

/** The balance, which runs up to what it becomes by a win. */
function Balance(props: {
  readonly minor: number;
  readonly money: TableMoney;
  readonly isMoving: boolean;
}) {
  const { minor, money, isMoving } = props;
  const [way, setWay] = useState({ from: minor, to: minor });
  if (way.to !== minor) setWay({ from: Math.min(way.to, minor), to: minor });
  return (
    <>
      <CountUp
        {...way}
        key={way.to}
        seconds={BALANCE_SECONDS}
        isMoving={isMoving}
        format={money.amount}
      />
      <span className="visuallyHidden">{money.amount(minor)}</span>
    </>
  );
}

function Figures(props: {
  readonly state: TableState<unknown>;
  readonly money: TableMoney;
  readonly isMoving: boolean;
}) {
  const { state, money, isMoving } = props;
  const { balance, placing, standing } = state;
  return (
    <div className={styles.figures}>
      <dl>
        <dt>
          <Trans id="originals.balance" context="Label of the player's money in a game">
            Balance
          </Trans>
        </dt>
        <dd>
          <Balance minor={balance - sumOf(placing)} money={money} isMoving={isMoving} />
        </dd>
      </dl>
      <dl>
        <dt>
          <Trans
            id="originals.table.onTable"
            context="Label of what the player has bet in this round"
          >
            On the table
          </Trans>
        </dt>
        <dd>{money.amount(sumOf(standing) + sumOf(placing))}</dd>
      </dl>
    </div>
  );
}

function Chips(props: {
  readonly state: TableState<unknown>;
  readonly director: TableDirector<unknown>;
  readonly money: TableMoney;
}) {
  const { state, director, money } = props;
  const { t } = useLingui();
  return (
    <div
      className={styles.chips}
      role="group"
      aria-label={t({
        id: 'originals.table.chips',
        context: 'Name of the row of chips to choose from, read to screen readers',
        message: 'Chip in hand',
      })}
    >
      {director.chips.map((minor, index) => (
        <button
          key={minor}
          type="button"
          className={styles.chip}
          aria-pressed={state.chip === index}
          aria-label={money.amount(minor)}
          onClick={() => director.choose(index)}
        >
          <ChipDisc chip={chipOf(director.chips, minor)} label={money.chip(minor)} />
        </button>
      ))}
    </div>
  );
}

function Tools({
  state,
  director,
}: {
  readonly state: TableState<unknown>;
  readonly director: TableDirector<unknown>;
}) {
  const { t } = useLingui();
  const isOpen = state.phase === 'betting';
  const isLaid = state.laid.size > 0;
  return (
    <div className={styles.tools}>
      <Tool
        mark={<Undo2 {...MARK} />}
        label={t({
          id: 'originals.table.undo',
          context: 'Button that takes the last chip back',
          message: 'Undo',
        })}
        isOff={state.past.length === 0}
        onPress={director.undo}
      />
      <Tool
        mark={<Eraser {...MARK} />}
        label={t({
          id: 'originals.table.clear',
          context: 'Button that takes all chips back that are not bet yet',
          message: 'Clear',
        })}
        isOff={!isLaid}
        onPress={director.clear}
      />
      <Tool
        mark={
          <b className={styles.twice} aria-hidden="true">
            2×
          </b>
        }
        label={t({
          id: 'originals.table.double',
          context: 'Button that doubles the chips on the cloth',
          message: 'Double',
        })}
        isOff={!isOpen || (!isLaid && state.standing.size === 0)}
        onPress={director.double}
      />
      <Tool
        mark={<RotateCcw {...MARK} />}
        label={t({
          id: 'originals.table.repeat',
          context: 'Button that lays the bets of the last round again',
          message: 'Repeat',
        })}
        isOff={!isOpen || state.last.size === 0}
        onPress={director.repeat}
      />
    </div>
  );
}

function Tool(props: {
  readonly mark: ReactNode;
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}) {
  const { mark, label, isOff, onPress } = props;
  return (
    <button type="button" className={styles.tool} disabled={isOff} title={label} onClick={onPress}>
      {mark}
      <span className={styles.label}>{label}</span>
    </button>
  );
}

function PlaceButton(props: {
  readonly state: TableState<unknown>;
  readonly director: TableDirector<unknown>;
  readonly money: TableMoney;
}) {
  const { state, director, money } = props;
  const { laid, placing, phase } = state;
  const isWaiting = placing.size > 0;
  return (
    <button
      type="button"
      className={styles.place}
      disabled={laid.size === 0 || isWaiting || phase !== 'betting'}
      aria-busy={isWaiting}
      onClick={director.place}
    >
      <span>
        {isWaiting ? (
          <Trans id="originals.table.placing" context="On the button while the bet is on its way">
            Placing the bet
          </Trans>
        ) : (
          <Trans id="originals.table.place" context="Button that bets all chips that are laid">
            Place bet
          </Trans>
        )}
      </span>
      <span className={styles.sum}>{money.amount(sumOf(isWaiting ? placing : laid))}</span>
    </button>
  );
}
