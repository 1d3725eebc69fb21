import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { DrawResult } from '../../../api/lottery.ts';
import { DemoMark } from '../parts/DemoMark.tsx';
import { namePrize } from '../words/prizes.ts';
import { headsAndTails, readBoard, type BoardRow } from './board.ts';
import styles from './Board.module.css';

/** Whether a result is a board of many prizes. */
export const isBoard = (draw: unknown): boolean =>
  typeof draw === 'object' &&
  draw !== null &&
  ['DB', 'G1', 'G7', 'G8', 'S', 'C'].some((prize) => prize in draw);

const WIDTHS = ['all', 3, 2] as const;

/** Bets have ended, and no number is known yet. */
const AWAITED: ReadonlySet<DrawResult['state']> = new Set(['closed', 'delayed']);

/** A board with its station's name. */
type BoardResult = Pick<DrawResult, 'issue' | 'draw' | 'state' | 'demo'> & {
  readonly name?: string;
};

/** Boards of one day side by side, filling as they are drawn: whole numbers, or their last digits, and heads and tails. */
export function PrizeBoard(props: { family: string; results: readonly BoardResult[] }) {
  const { family, results } = props;
  const { i18n } = useI18n();
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('all');
  const boards = results.map(({ draw }) => readBoard(family, draw));
  const [first = []] = boards;
  const awaited = results.some(({ state }) => AWAITED.has(state)) && <Awaited />;
  return (
    <div className={styles.board}>
      <Widths
        width={width}
        onChange={setWidth}
        live={results.some(({ state }) => state === 'drawing') ? <DrawingNow /> : awaited}
        isDemo={results.some(({ demo }) => demo)}
      />
      <div className={styles.scroll}>
        <table className={styles.table}>
          {results.length > 1 && (
            <thead>
              <tr>
                <td />
                {results.map(({ issue, name }) => (
                  <th key={issue} scope="col">
                    {name ?? <bdi>{issue}</bdi>}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {first.map(({ prize }, row) => (
              <tr key={prize} data-prize={prize}>
                <th scope="row">{namePrize(prize, i18n)}</th>
                {boards.map((board, at) => (
                  <td key={at}>
                    <span className={styles.numbers} dir="ltr">
                      {board[row]?.numbers.map((number, place) => (
                        <span
                          key={place}
                          className={styles.number}
                          data-waiting={number.startsWith('·') || undefined}
                        >
                          {width === 'all' ? number : number.slice(-width)}
                        </span>
                      ))}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {first.some(({ prize }) => prize === 'DB') && (
        <div className={styles.pairs}>
          {boards.map((board, at) => (
            <HeadTail
              key={at}
              rows={board}
              name={results.length > 1 ? results[at]!.name : undefined}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function Widths(props: {
  width: (typeof WIDTHS)[number];
  onChange: (width: (typeof WIDTHS)[number]) => void;
  /** How far the draw is, where it is not over. */
  live: ReactNode;
  isDemo: boolean;
}) {
  const { width, onChange, live, isDemo } = props;
  const { t } = useLingui();
  const words = {
    all: t({
      id: 'lottery.board.all',
      context: 'Lottery: show all digits of the prizes of a board',
      message: 'All digits',
    }),
    3: t({
      id: 'lottery.board.three',
      context: 'Lottery: show the last three digits of the prizes of a board',
      message: 'Last 3',
    }),
    2: t({
      id: 'lottery.board.two',
      context: 'Lottery: show the last two digits of the prizes of a board',
      message: 'Last 2',
    }),
  };
  return (
    <div className={styles.widths} role="group">
      {WIDTHS.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.width}
          aria-pressed={each === width}
          onClick={() => onChange(each)}
        >
          {words[each]}
        </button>
      ))}
      {isDemo && <DemoMark />}
      {live && (
        <span className={styles.live} role="status">
          {live}
        </span>
      )}
    </div>
  );
}

/** Its numbers come one by one. */
export const DrawingNow = () => (
  <Trans id="lottery.board.live" context="Lottery: beside a board whose prizes are being drawn now">
    Drawing now
  </Trans>
);

const Awaited = () => (
  <Trans
    id="lottery.board.awaited"
    context="Lottery: beside a board that is still empty; bets have ended and the draw is due"
  >
    Waiting for the first number
  </Trans>
);

function HeadTail({ rows, name }: { rows: readonly BoardRow[]; name: string | undefined }) {
  const { heads, tails } = headsAndTails(rows);
  return (
    <table className={styles.heads}>
      {name && <caption>{name}</caption>}
      <thead>
        <tr>
          <th scope="col">
            <Trans
              id="lottery.board.head"
              context="Lottery: head of a column of tens digits, called đầu"
            >
              Head
            </Trans>
          </th>
          <th scope="col">
            <Trans
              id="lottery.board.tails"
              context="Lottery: head of a column of units digits that follow a tens digit, called đuôi"
            >
              Tails
            </Trans>
          </th>
          <th scope="col">
            <Trans
              id="lottery.board.tail"
              context="Lottery: head of a column of units digits, called đuôi"
            >
              Tail
            </Trans>
          </th>
          <th scope="col">
            <Trans
              id="lottery.board.heads"
              context="Lottery: head of a column of tens digits that stand before a units digit, called đầu"
            >
              Heads
            </Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {heads.map((units, digit) => (
          <tr key={digit}>
            <th scope="row">{digit}</th>
            <td>{units.join(', ') || '–'}</td>
            <th scope="row">{digit}</th>
            <td>{tails[digit]!.join(', ') || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
