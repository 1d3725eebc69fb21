import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { DrawJson } from '../../../../engine/lottery/lotteryModel.ts';
import type { Place } from '../../../../engine/lottery/statistics.ts';
import { namePlace } from './placeWords.ts';
import { CELL, dotsPath, gridPath, linePath, type TrendHit } from './trendPath.ts';
import styles from './Statistics.module.css';

/** A draw of the chart. */
export interface TrendDraw {
  readonly issue: string;
  readonly draw: DrawJson | null;
}

const LABEL = 116;
const SHORT = 14;

/** The end of a long name says which draw it is. */
const shorten = (issue: string) => (issue.length > SHORT ? `…${issue.slice(1 - SHORT)}` : issue);

/**
 * What came in one place, draw by draw, the newest first, with a line through it. Grid, line and dots are one path each, so
 * that 200 draws are as cheap as 30.
 */
export function TrendChart({ place, draws }: { place: Place; draws: readonly TrendDraw[] }) {
  const { i18n } = useI18n();
  const { t } = useLingui();
  const hits = useMemo(
    () =>
      draws.flatMap(({ draw }, row): readonly TrendHit[] =>
        place
          .read(draw)
          .map((symbol) => ({ row, column: place.symbols.indexOf(symbol) }))
          .filter(({ column }) => column >= 0),
      ),
    [place, draws],
  );
  const isLine = hits.length <= draws.length;
  const { length } = place.symbols;
  const name = namePlace(place.id, i18n);
  const [width, height] = [LABEL + length * CELL, (draws.length + 1) * CELL];
  return (
    <figure className={styles.chart}>
      <div className={styles.scroll} dir="ltr" tabIndex={0} role="group" aria-label={name}>
        <svg
          className={styles.trend}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={t({
            id: 'lottery.trend.label',
            context:
              'Lottery: what a chart shows, for those who do not see it; {name} is a place of the draw, and a table follows',
            message: `${name}: what was drawn, the newest first. The same stands in the table below.`,
          })}
        >
          <g transform={`translate(${LABEL} 0)`} className={styles.symbols}>
            {place.symbols.map((symbol, at) => (
              <text key={symbol} x={at * CELL + CELL / 2} y={CELL / 2}>
                {symbol}
              </text>
            ))}
          </g>
          <g transform={`translate(0 ${CELL})`} className={styles.issues}>
            {draws.map(({ issue }, row) => (
              <text key={issue} x={0} y={row * CELL + CELL / 2}>
                {shorten(issue)}
              </text>
            ))}
          </g>
          <g transform={`translate(${LABEL} ${CELL})`}>
            <path className={styles.grid} d={gridPath(draws.length, length)} />
            {isLine && <path className={styles.line} d={linePath(hits)} />}
            <path className={styles.dots} d={dotsPath(hits)} />
            <g className={styles.hits}>
              {hits.map(({ row, column }, at) => (
                <text key={at} x={column * CELL + CELL / 2} y={row * CELL + CELL / 2}>
                  {place.symbols[column]}
                </text>
              ))}
            </g>
          </g>
        </svg>
      </div>
      <TrendTable place={place} draws={draws} name={name} />
    </figure>
  );
}

/** The chart in words; made only for who opens it. */
function TrendTable(props: { place: Place; draws: readonly TrendDraw[]; name: string }) {
  const { place, draws, name } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <Trans id="lottery.trend.table" context="Lottery: opens the table behind a chart">
          Show as a table
        </Trans>
      </summary>
      {isOpen && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans
                  id="lottery.trend.issue"
                  context="Lottery: head of a column with the names of draws"
                >
                  Draw
                </Trans>
              </th>
              <th scope="col">{name}</th>
            </tr>
          </thead>
          <tbody>
            {draws.map(({ issue, draw }) => (
              <tr key={issue}>
                <th scope="row">
                  <bdi>{issue}</bdi>
                </th>
                <td dir="ltr">{place.read(draw).join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
