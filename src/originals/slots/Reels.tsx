import { memo, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SlotRules } from '../../../engine/games/slots/slotRules.ts';
import type { Pictures } from '../skins/pictures.ts';
import { SymbolPicture } from './SymbolPicture.tsx';
import { cellsOf, createReelMotion, landingTimes, type ReelMotion } from './reelMotion.ts';
import type { SlotState } from './slotState.ts';
import { passingSymbols } from './windowOf.ts';
import styles from './Reels.module.css';

const START_STAGGER_MS = 45;

function afterMs(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** What the five reels are shown by. */
interface ReelsProps {
  readonly rules: SlotRules;
  readonly pictures: Pictures;
  readonly state: SlotState;
  /** Whether reels travel; otherwise they show what they came to. */
  readonly isMoving: boolean;
  readonly onStop: (reel: number) => void;
  readonly onLanded: () => void;
}

/** What stands in one reel's column, as the indexes of symbols. */
interface Shown {
  readonly landing: readonly number[];
  readonly standing: readonly number[];
}

/**
 * Moves the reels as the state says, and tells what stands in their columns. Each column changes in a moment of its own,
 * just before it starts or lands: all at once would take longer than a frame.
 */
function useReelMotions({ rules, state, isMoving, onStop, onLanded }: ReelsProps) {
  const columns = useRef<(HTMLDivElement | null)[]>([]);
  const motions = useRef<readonly ReelMotion[]>([]);
  const { phase, turn, window, standing, isHurried } = state;
  const [shown, setShown] = useState<readonly Shown[]>(() =>
    window.map((landing, reel) => ({ landing, standing: standing[reel]! })),
  );
  const cells = useMemo(() => cellsOf(rules.rows), [rules.rows]);
  const show = (reel: number, change: Partial<Shown>) =>
    flushSync(() =>
      setShown((before) => before.map((one, at) => (at === reel ? { ...one, ...change } : one))),
    );

  useEffect(() => {
    if (!isMoving) return undefined;
    motions.current = columns.current.map((column) => createReelMotion(column!, cells, afterMs));
    return () => motions.current.forEach((motion) => motion.rest());
  }, [cells, isMoving]);

  const start = useEffectEvent((motion: ReelMotion, reel: number) => {
    show(reel, { standing: standing[reel]! });
    motion.start();
  });
  useEffect(() => {
    if (turn === 0) return undefined;
    const ends = motions.current.map((motion, reel) =>
      afterMs(reel * START_STAGGER_MS, () => start(motion, reel)),
    );
    return () => ends.forEach((end) => end());
  }, [turn]);

  const land = useEffectEvent(async () => {
    const needed = rules.awards[state.mode].findIndex((spins) => spins > 0);
    const times = landingTimes(window, rules.scatter, needed);
    const stops = motions.current.map(async (motion, reel) => {
      await motion.land(times[reel]!, () => show(reel, { landing: window[reel]! }));
      onStop(reel);
    });
    await Promise.all(stops);
    onLanded();
  });
  useEffect(() => {
    if (phase === 'rest') motions.current.forEach((motion) => motion.rest());
    if (phase === 'landing' && motions.current.length > 0) void land();
  }, [phase, turn]);

  useEffect(() => {
    if (isHurried) motions.current.forEach((motion) => motion.rush());
  }, [isHurried]);

  const still = window.map((landing, reel) => ({ landing, standing: standing[reel]! }));
  return { columns, cells, shown: isMoving ? shown : still };
}

/** Five reels that turn, land one after the other and stand. */
export function Reels(props: ReelsProps) {
  const { rules, pictures } = props;
  const { columns, cells, shown } = useReelMotions(props);
  return (
    <div className={styles.reels}>
      {rules.strips.paid.map((strip, reel) => (
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
              pictures={pictures}
              landing={shown[reel]!.landing.join()}
              standing={shown[reel]!.standing.join()}
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
  readonly pictures: Pictures;
  readonly landing: string;
  readonly standing: string;
}) {
  const { strip, reel, rows, names, pictures } = props;
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
      <SymbolPicture pictures={pictures} id={names[symbol]!} />
    </div>
  ));
});
