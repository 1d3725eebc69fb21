import type { SlotRules } from '../../../engine/games/slots/slotRules.ts';
import type { Pictures } from '../skins/pictures.ts';
import { SymbolPicture } from './SymbolPicture.tsx';
import type { SlotState } from './slotState.ts';
import styles from './WinLayer.module.css';

/** A line through the middles of its places, as thick on every screen. */
const pathOf = (rows: readonly number[]) => ({
  points: rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' '),
  vectorEffect: 'non-scaling-stroke' as const,
});

/** What lies over the reels where they stand: wilds that filled their reels, and the wins with their lines. */
export function WinLayer(props: {
  readonly rules: SlotRules;
  readonly pictures: Pictures;
  readonly state: SlotState;
}) {
  const { rules, pictures, state } = props;
  const { scene, lit, phase } = state;
  if (!scene || phase === 'turning' || phase === 'landing') return null;
  const wins = lit === undefined ? [] : lit === 'all' ? scene.wins : [scene.wins[lit]!];
  const places = new Map(
    wins.flatMap((win) => win.places.map(([reel, row]) => [`${reel} ${row}`, { reel, row }])),
  );
  const nameAt = (reel: number, row: number) => rules.symbolIds[scene.expanded[reel]![row]!]!;
  const filled = scene.expanded.flatMap((reel, index) =>
    reel.some((symbol, row) => symbol !== scene.window[index]![row]) ? [index] : [],
  );
  return (
    <div className={styles.layer} aria-hidden="true">
      {filled.map((reel) => (
        <div key={reel} className={styles.filled} style={{ gridColumn: reel + 1 }}>
          {scene.expanded[reel]!.map((_, row) => (
            <SymbolPicture key={row} pictures={pictures} id={nameAt(reel, row)} />
          ))}
        </div>
      ))}
      {places.size > 0 && <div className={styles.dim} />}
      {rules.lines && (
        <svg
          className={styles.lines}
          viewBox={`0 0 500 ${rules.rows * 100}`}
          preserveAspectRatio="none"
        >
          {wins.map(({ win: { line, count } }) =>
            line === undefined ? null : (
              <g key={line}>
                <polyline className={styles.rest} {...pathOf(rules.lines![line]!)} />
                <polyline {...pathOf(rules.lines![line]!.slice(0, count))} />
              </g>
            ),
          )}
        </svg>
      )}
      {[...places].map(([key, { reel, row }]) => (
        <div
          key={`${String(lit)} ${key}`}
          className={styles.place}
          style={{ gridColumn: reel + 1, gridRow: row + 1 }}
        >
          <SymbolPicture pictures={pictures} id={nameAt(reel, row)} />
        </div>
      ))}
    </div>
  );
}
