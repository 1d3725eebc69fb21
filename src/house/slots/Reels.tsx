import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { SlotRules } from '../../../engine/games/slots/slotRules.ts';
import { SymbolPicture } from './SymbolPicture.tsx';
import { cellsOf, createReelMotion, landingTimes, type ReelMotion } from './reelMotion.ts';
import type { SlotState } from './slotState.ts';
import { passingSymbols } from './windowOf.ts';
import styles from './Reels.module.css';

const START_STAGGER_MS = 45;

/** What the five reels are shown by. */
interface ReelsProps {
  readonly rules: SlotRules;
  readonly prefix: string;
  readonly state: SlotState;
  /** Whether reels travel; otherwise they show what they came to. */
  readonly isMoving: boolean;
  readonly onStop: (reel: number) => void;
  readonly onLanded: () => void;
}

/** Five reels that turn, land one after the other and stand. */
export function Reels({ rules, prefix, state, isMoving, onStop, onLanded }: ReelsProps) {
  const columns = useRef<(HTMLDivElement | null)[]>([]);
  const motions = useRef<readonly ReelMotion[]>([]);
  const { phase, turn, window, standing, mode, isHurried } = state;
  const cells = useMemo(() => cellsOf(rules.rows), [rules.rows]);

  useEffect(() => {
    if (!isMoving) return undefined;
    motions.current = columns.current.map((column) =>
      createReelMotion(column!, cells, (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      }),
    );
    return () => motions.current.forEach((motion) => motion.rest());
  }, [cells, isMoving]);

  useLayoutEffect(() => {
    if (turn > 0) motions.current.forEach((motion, reel) => motion.start(reel * START_STAGGER_MS));
  }, [turn]);

  useLayoutEffect(() => {
    if (phase === 'rest') motions.current.forEach((motion) => motion.rest());
    if (phase !== 'landing' || motions.current.length === 0) return;
    const needed = rules.awards[mode].findIndex((spins) => spins > 0);
    const times = landingTimes(window, rules.scatter, needed);
    const stops = motions.current.map(async (motion, reel) => {
      await motion.land(times[reel]!);
      onStop(reel);
    });
    void Promise.all(stops).then(onLanded);
    // What else is read here changes together with the phase.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [phase, turn]);

  useLayoutEffect(() => {
    if (isHurried) motions.current.forEach((motion) => motion.rush());
  }, [isHurried]);

  return (
    <div className={styles.reels} data-turning={phase === 'turning' || undefined}>
      {rules.strips[mode].map((strip, reel) => (
        <div key={reel} className={styles.reel}>
          <div
            ref={(element) => {
              columns.current[reel] = element;
            }}
            className={styles.column}
            style={{ transform: `translateY(${(-cells.landing / cells.all) * 100}%)` }}
          >
            <Column
              strip={strip}
              reel={reel}
              rows={rules.rows}
              names={rules.symbolIds}
              prefix={prefix}
              landing={window[reel]!.join()}
              standing={standing[reel]!.join()}
            />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The symbols of one reel's column, which change only where it lands. */
const Column = memo(function Column(props: {
  readonly strip: Uint8Array;
  readonly reel: number;
  readonly rows: number;
  readonly names: readonly string[];
  readonly prefix: string;
  readonly landing: string;
  readonly standing: string;
}) {
  const { strip, reel, rows, names, prefix } = props;
  const { ringLength, ring, landing } = cellsOf(rows);
  const passing = passingSymbols(strip, 17 + reel * 5, ringLength + (ring - landing - rows) + 2);
  const turning = passing.slice(0, ringLength);
  const [top, bottom, ...fill] = passing.slice(ringLength);
  const read = (text: string) => text.split(',').map(Number);
  const shown = [
    top!,
    ...read(props.landing),
    ...fill,
    ...turning,
    ...turning.slice(0, rows),
    ...read(props.standing),
    bottom!,
  ];
  return shown.map((symbol, place) => (
    <div key={place} className={styles.cell}>
      <SymbolPicture prefix={prefix} id={names[symbol]!} />
    </div>
  ));
});
