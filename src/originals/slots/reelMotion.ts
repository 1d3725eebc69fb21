/** Cells of a reel's column, from its top: one to spare, what it lands on, and what runs through before. */
export interface ReelCells {
  /** First cell of what stands when it has landed. */
  readonly landing: number;
  /** First cell of the ring that runs through while the result is not there. */
  readonly ring: number;
  readonly ringLength: number;
  /** First cell of what stood before. */
  readonly standing: number;
  readonly all: number;
}

/** Symbols between the ring and what the reel lands on. */
const FILL = 3;
const RING = 6;

/** Places of a column's cells; the first rows of the ring come once more behind it, so that it closes. */
export function cellsOf(rows: number): ReelCells {
  const landing = 1;
  const ring = landing + rows + FILL;
  const standing = ring + RING + rows;
  return { landing, ring, ringLength: RING, standing, all: standing + rows + 1 };
}

const CELLS_PER_SECOND = 30;
/** Slopes of the curves below where they meet the even run, so that a reel never changes its speed at once. */
const START_SLOPE = 1.6;
const LAND_SLOPE = 2;
const START_CURVE = 'cubic-bezier(0.4, 0, 0.75, 0.6)';
const LAND_CURVE = 'cubic-bezier(0.3, 0.6, 0.7, 0.95)';
const WIND_UP = 0.1;
const OVERSHOOT = 0.11;

/** One reel that turns and stops, by animations of its column's transform that need no script while they run. */
export interface ReelMotion {
  /** Winds up and runs until it is told to land. */
  start(): void;
  /** Comes to a stop after `bring` has put what it lands on into the column; resolves when it stands. */
  land(afterMs: number, bring: () => void): Promise<void>;
  /** Stops as soon as it can. */
  rush(): void;
  /** Stands at once. */
  rest(): void;
}

/** Moves one reel's column; `after` waits, and gives what ends the wait. */
export function createReelMotion(
  column: HTMLElement,
  cells: ReelCells,
  after: (ms: number, run: () => void) => () => void,
): ReelMotion {
  const at = (cell: number) => `translateY(${((-cell / cells.all) * 100).toFixed(4)}%)`;
  let starting: Animation | undefined;
  let running: Animation | undefined;
  let endWait: (() => void) | undefined;
  let isRushed = false;

  const play = (frames: Keyframe[], timing: KeyframeAnimationOptions) => {
    running?.cancel();
    running = column.animate(frames, { fill: 'both', ...timing });
    return running;
  };
  const loop = () => {
    const { ring, ringLength } = cells;
    play([{ transform: at(ring + ringLength) }, { transform: at(ring) }], {
      duration: (ringLength / CELLS_PER_SECOND) * 1000,
      iterations: Infinity,
    });
  };
  const place = () => {
    const progress = running?.effect?.getComputedTiming().progress ?? 0;
    return cells.ring + cells.ringLength * (1 - progress);
  };
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const takeBack = after(ms, resolve);
      endWait = () => {
        takeBack();
        resolve();
      };
    });

  return {
    start: () => {
      isRushed = false;
      const distance = cells.standing - cells.ring;
      starting = play(
        [
          { transform: at(cells.standing), easing: 'ease-out' },
          { transform: at(cells.standing + WIND_UP), easing: START_CURVE, offset: 0.16 },
          { transform: at(cells.ring) },
        ],
        { duration: (START_SLOPE * distance * 1000) / CELLS_PER_SECOND / 0.84 },
      );
      const own = starting;
      own.finished.then(() => own === running && loop()).catch(() => undefined);
    },
    land: async (afterMs, bring) => {
      if (!isRushed) await starting?.finished.catch(() => undefined);
      if (!isRushed && afterMs > 0) await wait(afterMs);
      bring();
      const from = isRushed ? cells.landing + 2.4 : place();
      const distance = from - cells.landing;
      const stop = play(
        [
          { transform: at(from), easing: LAND_CURVE },
          { transform: at(cells.landing - OVERSHOOT), easing: 'ease-in-out', offset: 0.82 },
          { transform: at(cells.landing) },
        ],
        { duration: (LAND_SLOPE * distance * 1000) / CELLS_PER_SECOND / 0.82 },
      );
      await stop.finished.catch(() => undefined);
    },
    rush: () => {
      isRushed = true;
      endWait?.();
    },
    rest: () => {
      running?.cancel();
      running = undefined;
      starting = undefined;
    },
  };
}

/** Milliseconds between the stops of two reels. */
const STAGGER_MS = 150;
/** So much longer a reel turns on which free spins may be decided. */
const SUSPENSE_MS = 450;

/** When each reel begins to stop, in milliseconds after the result is there. */
export function landingTimes(
  window: readonly (readonly number[])[],
  scatter: number,
  scattersNeeded: number,
): readonly number[] {
  let scatters = 0;
  let at = 0;
  return window.map((reel, index) => {
    if (index > 0) at += STAGGER_MS;
    if (scattersNeeded > 0 && scatters >= scattersNeeded - 1) at += SUSPENSE_MS;
    if (reel.includes(scatter)) scatters += 1;
    return at;
  });
}
