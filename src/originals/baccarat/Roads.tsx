import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { JudgedHand } from '../../../engine/games/baccarat/hand.ts';
import {
  deriveRoad,
  layOut,
  ROAD_ROWS,
  toColumns,
  toRuns,
  type RoadCell,
} from '../../../engine/games/baccarat/roads.ts';
import { useSpotWords } from './useBaccaratNames.ts';
import styles from './Roads.module.css';

/** How many columns of cells a road shows; the newest are always there. */
const COLUMNS = { bead: 12, big: 24, derived: 12 } as const;

/** The board of a baccarat table: bead plate, big road, and what is derived of it. Newest first is turned round here. */
export function Roads({ history }: { readonly history: readonly JudgedHand[] }) {
  const { t } = useLingui();
  const hands = [...history].reverse();
  const columns = toColumns(hands);
  return (
    <section
      className={styles.roads}
      aria-label={t({
        id: 'originals.baccarat.roads',
        context: 'Name of the board with the roads of a baccarat table, read to screen readers',
        message: 'Roads',
      })}
    >
      <Tally hands={hands} />
      <div className={styles.boards} dir="ltr">
        <BeadPlate hands={hands} />
        <BigRoad columns={columns} />
        <Derived columns={columns} />
      </div>
    </section>
  );
}

function Tally({ hands }: { readonly hands: readonly JudgedHand[] }) {
  const words = useSpotWords();
  const count = (winner: string) => hands.filter((hand) => hand.winner === winner).length;
  return (
    <p className={styles.tally}>
      {(['player', 'banker', 'tie'] as const).map((winner) => (
        <span key={winner} data-winner={winner}>
          {words[winner]} <b>{count(winner)}</b>
        </span>
      ))}
    </p>
  );
}

/** A grid of marks, of which the newest columns are seen. */
function Board<Mark>(props: {
  readonly name: string;
  readonly kind: keyof typeof COLUMNS;
  readonly marks: readonly (RoadCell & { readonly mark: Mark })[];
  readonly draw: (mark: Mark) => ReactNode;
}) {
  const { name, kind, marks, draw } = props;
  const columns = COLUMNS[kind];
  const last = marks.reduce((most, { column }) => Math.max(most, column), 0);
  const from = Math.max(0, last + 1 - columns);
  return (
    <svg
      className={styles.board}
      data-kind={kind}
      viewBox={`0 0 ${columns * 10} ${ROAD_ROWS * 10}`}
      role="img"
      aria-label={name}
    >
      <g className={styles.grid}>
        {Array.from({ length: columns + 1 }, (_, at) => (
          <path key={`c${at}`} d={`M${at * 10} 0v${ROAD_ROWS * 10}`} />
        ))}
        {Array.from({ length: ROAD_ROWS + 1 }, (_, at) => (
          <path key={`r${at}`} d={`M0 ${at * 10}h${columns * 10}`} />
        ))}
      </g>
      {marks
        .filter(({ column }) => column >= from)
        .map(({ column, row, mark }) => (
          <g key={`${column} ${row}`} transform={`translate(${(column - from) * 10} ${row * 10})`}>
            {draw(mark)}
          </g>
        ))}
    </svg>
  );
}

function BeadPlate({ hands }: { readonly hands: readonly JudgedHand[] }) {
  const { t } = useLingui();
  const totals = { player: 'playerTotal', banker: 'bankerTotal', tie: 'playerTotal' } as const;
  return (
    <Board
      name={t({
        id: 'originals.baccarat.bead',
        context: 'Name of a road of baccarat: every result in turn',
        message: 'Bead plate',
      })}
      kind="bead"
      marks={hands.map((mark, at) => ({
        column: Math.floor(at / ROAD_ROWS),
        row: at % ROAD_ROWS,
        mark,
      }))}
      draw={(hand) => (
        <>
          <circle className={styles.bead} data-winner={hand.winner} cx="5" cy="5" r="4.2" />
          <text className={styles.figure} x="5" y="7">
            {hand[totals[hand.winner]]}
          </text>
          {hand.playerPair && (
            <circle className={styles.pair} data-winner="player" cx="8.6" cy="8.6" r="1.3" />
          )}
          {hand.bankerPair && (
            <circle className={styles.pair} data-winner="banker" cx="1.4" cy="1.4" r="1.3" />
          )}
        </>
      )}
    />
  );
}

type Columns = ReturnType<typeof toColumns>;

function BigRoad({ columns }: { readonly columns: Columns }) {
  const { t } = useLingui();
  const entries = columns.flatMap(({ winner, ties }) => ties.map((tied) => ({ winner, tied })));
  const cells = layOut(columns.map(({ ties }) => ties.length));
  return (
    <Board
      name={t({
        id: 'originals.baccarat.bigRoad',
        context: 'Name of a road of baccarat: runs of wins as columns',
        message: 'Big road',
      })}
      kind="big"
      marks={cells.map((cell, at) => ({ ...cell, mark: entries[at]! }))}
      draw={({ winner, tied }) => (
        <>
          <circle className={styles.ring} data-winner={winner} cx="5" cy="5" r="3.6" />
          {tied > 0 && <path className={styles.tied} d="M2 8 8 2" />}
          {tied > 1 && (
            <text className={styles.tiedCount} x="5" y="7">
              {tied}
            </text>
          )}
        </>
      )}
    />
  );
}

function Derived({ columns }: { readonly columns: Columns }) {
  const { t } = useLingui();
  const roads = [
    {
      back: 1,
      name: t({
        id: 'originals.baccarat.bigEyeBoy',
        context: 'Name of a derived road of baccarat',
        message: 'Big eye boy',
      }),
    },
    {
      back: 2,
      name: t({
        id: 'originals.baccarat.smallRoad',
        context: 'Name of a derived road of baccarat',
        message: 'Small road',
      }),
    },
    {
      back: 3,
      name: t({
        id: 'originals.baccarat.cockroach',
        context: 'Name of a derived road of baccarat',
        message: 'Cockroach road',
      }),
    },
  ] as const;
  return roads.map(({ back, name }) => {
    const runs = toRuns(deriveRoad(columns, back));
    const marks = runs.flatMap(({ mark, length }) => Array.from({ length }, () => mark));
    const cells = layOut(runs.map(({ length }) => length));
    return (
      <Board
        key={back}
        name={name}
        kind="derived"
        marks={cells.map((cell, at) => ({ ...cell, mark: marks[at]! }))}
        draw={(mark) =>
          back === 1 ? (
            <circle className={styles.ring} data-mark={mark} cx="5" cy="5" r="3.4" />
          ) : back === 2 ? (
            <circle className={styles.bead} data-mark={mark} cx="5" cy="5" r="3.8" />
          ) : (
            <path className={styles.slash} data-mark={mark} d="M1.8 8.2 8.2 1.8" />
          )
        }
      />
    );
  });
}

/** The same for who does not see the board. */
export function LastHands({
  history,
  nameOf,
}: {
  readonly history: readonly JudgedHand[];
  readonly nameOf: (hand: JudgedHand) => string;
}) {
  return (
    <div className="visuallyHidden">
      <h2>
        <Trans
          id="originals.baccarat.history"
          context="Heading above the list of the last hands, read to screen readers"
        >
          Last hands, newest first
        </Trans>
      </h2>
      <ol>
        {history.map((hand, at) => (
          <li key={history.length - at}>{nameOf(hand)}</li>
        ))}
      </ol>
    </div>
  );
}
