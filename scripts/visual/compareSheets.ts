import pixelmatch from 'pixelmatch';
import {
  cutSegment,
  layOut,
  readPixels,
  type Pixels,
  type Segment,
  type StateShot,
} from './sheetFile.ts';

/** A picture that was accepted. */
export interface Baseline {
  readonly segments: readonly Segment[];
}

/** What became of one state since its picture was accepted. */
export interface Change {
  readonly state: string;
  readonly kind: 'changed' | 'new' | 'gone';
  readonly before?: Pixels;
  readonly after?: Pixels;
  /** The changed pixels marked; only where both have the same size. */
  readonly difference?: Pixels;
  /** How many pixels differ; all of the larger where the size differs. */
  readonly pixels: number;
}

/** How far a colour may be off before its pixel counts, 0 to 1. */
const COLOR_TOLERANCE = 0.1;
/** So many pixels may differ: less than a letter's dot. */
const PIXELS_TOLERATED = 6;

/** Compares what is painted now with the accepted picture, state by state; empty where nothing changed. */
export async function compareSheets(
  shots: readonly StateShot[],
  baseline: Baseline,
  readFile: () => Promise<Buffer>,
): Promise<Change[]> {
  const now = layOut(shots);
  const accepted = new Map(baseline.segments.map((segment) => [segment.state, segment]));
  const kept = new Set(now.map(({ state }) => state));
  const gone = baseline.segments.filter(({ state }) => !kept.has(state));
  const moved = now.filter(({ state, hash }) => accepted.get(state)?.hash !== hash);
  if (gone.length === 0 && moved.length === 0) return [];

  const cut = cutterOf(readFile);
  const painted = new Map(shots.map(({ state, shot }) => [state, shot]));
  const changes = await Promise.all(
    moved.map(async (segment): Promise<Change | null> => {
      const before = accepted.get(segment.state);
      const png = painted.get(segment.state)?.png;
      const after = png && (await readPixels(png));
      if (!before) return { state: segment.state, kind: 'new', after, pixels: areaOf(segment) };
      return compareSegments(segment.state, await cut(before), after);
    }),
  );
  const left = gone.map(async (segment): Promise<Change> => {
    const before = await cut(segment);
    return { state: segment.state, kind: 'gone', before, pixels: areaOf(segment) };
  });
  return [...changes.filter((change) => change !== null), ...(await Promise.all(left))];
}

/** Marks what differs between two pictures of a state; null where it is too little to be seen. */
export function compareSegments(state: string, before?: Pixels, after?: Pixels): Change | null {
  if (!before || !after || before.width !== after.width || before.height !== after.height) {
    const pixels = Math.max(areaOf(before), areaOf(after));
    return { state, kind: 'changed', before, after, pixels };
  }
  const { width, height } = after;
  const data = Buffer.alloc(after.data.length);
  const pixels = pixelmatch(before.data, after.data, data, width, height, {
    threshold: COLOR_TOLERANCE,
  });
  if (pixels <= PIXELS_TOLERATED) return null;
  return { state, kind: 'changed', before, after, difference: { data, width, height }, pixels };
}

const areaOf = (size?: { width: number; height: number }) => (size ? size.width * size.height : 0);

/** Reads a file once, and only when a painted segment of it is wanted. */
function cutterOf(read: () => Promise<Buffer>) {
  let file: Promise<Buffer> | undefined;
  return async (segment: Segment): Promise<Pixels | undefined> =>
    segment.height === 0 ? undefined : cutSegment(await (file ??= read()), segment);
}
