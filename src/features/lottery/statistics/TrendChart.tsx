import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { DrawJson } from '../../../../engine/lottery/lotteryModel.ts';
import type { Place } from '../../../../engine/lottery/statistics.ts';
import styles from './Statistics.module.css';

const CELL = 28;
const ROW = 24;
/** Width of the column of names of draws. */
const ISSUES = 132;

interface ChartProps {
  readonly place: Place;
  readonly draws: readonly (DrawJson | null)[];
  readonly issues: readonly string[];
}

const x = (index: number) => index * CELL + CELL / 2;
const y = (at: number) => at * ROW + ROW / 2;

/** Which symbol came in a place, draw by draw from the oldest, with a line through them; the newest is in sight. */
export function TrendChart({ place, draws, issues }: ChartProps) {
  const { t } = useLingui();
  const { symbols } = place;
  const came = draws.map((draw) => symbols.indexOf(place.read(draw)[0] ?? ''));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [place]);
  const newest = came
    .toReversed()
    .slice(0, 10)
    .map((index) => symbols[index])
    .join(', ');
  const label = t({
    id: 'lottery.stats.trendLabel',
    context: 'Lottery: describes a chart for those who do not see it; the newest numbers follow',
    message: `Newest first: ${newest}`,
  });
  const inlineSize = symbols.length * CELL + ISSUES;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <Trans
          id="lottery.stats.trend"
          context="Lottery: heading of a chart of which number came in a place, draw by draw"
        >
          Which number came, draw by draw
        </Trans>
      </figcaption>
      <div ref={box} className={styles.chart} dir="ltr" tabIndex={0} role="img" aria-label={label}>
        <div className={styles.heads} style={{ inlineSize }}>
          <span className={styles.corner} />
          {symbols.map((symbol) => (
            <span key={symbol} className={styles.headSymbol} style={{ inlineSize: CELL }}>
              {symbol}
            </span>
          ))}
        </div>
        <div className={styles.body} style={{ inlineSize }}>
          <ol className={styles.issues}>
            {issues.map((issue) => (
              <li key={issue} style={{ blockSize: ROW }}>
                {issue.slice(-13)}
              </li>
            ))}
          </ol>
          <Lines symbols={symbols} came={came} />
        </div>
      </div>
    </figure>
  );
}

function Lines({ symbols, came }: { symbols: readonly string[]; came: readonly number[] }) {
  const width = symbols.length * CELL;
  const height = came.length * ROW;
  const known = came.flatMap((index, at) => (index < 0 ? [] : [{ index, at }]));
  const line = known.map(
    ({ index, at }, first) => `${first === 0 ? 'M' : 'L'}${x(index)} ${y(at)}`,
  );
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={styles.svg}
      aria-hidden="true"
    >
      <path
        d={symbols.map((_, at) => `M${at * CELL} 0V${height}`).join('')}
        className={styles.gridLine}
      />
      <path d={line.join('')} className={styles.trendLine} />
      {known.map(({ index, at }) => (
        <g key={at}>
          <circle cx={x(index)} cy={y(at)} r={10} className={styles.dot} />
          <text x={x(index)} y={y(at) + 4} className={styles.dotText}>
            {symbols[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}
