import sharp from 'sharp';
import type { Shot } from './capture.ts';

/** Where a state stands in the picture of its sheet. */
export interface Segment {
  /** Story id. */
  readonly state: string;
  readonly top: number;
  readonly width: number;
  /** 0 where the state paints nothing in this setting. */
  readonly height: number;
  /** Of its pixels; empty where it paints nothing. */
  readonly hash: string;
}

/** A state with what was painted of it; null where it paints nothing in this setting. */
export interface StateShot {
  readonly state: string;
  readonly shot: Shot | null;
}

/** The pixels of one state. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const GAP = 8;
const GROUND = { r: 128, g: 128, b: 128 };

/** Lossless pictures up to this size stay lossless; larger ones mostly hold drawn art, which compresses ten times better with loss. */
const LOSSLESS_MAX_BYTES = 8_000;
/** PNGs above this never come out that small without loss, and trying takes seconds. */
const HOPELESS_PNG_BYTES = 120_000;

/** Where each state stands when they are put one under the other. */
export function layOut(shots: readonly StateShot[]): Segment[] {
  let top = 0;
  return shots.map(({ state, shot }) => {
    const segment = {
      state,
      top,
      width: shot?.width ?? 0,
      height: shot?.height ?? 0,
      hash: shot?.hash ?? '',
    };
    if (shot) top += shot.height + GAP;
    return segment;
  });
}

/** The picture of a sheet as its file holds it; null where no state paints anything. */
export async function encodeSheet(
  shots: readonly StateShot[],
  lossless?: boolean,
): Promise<{ file: Buffer; lossless: boolean } | null> {
  const segments = layOut(shots);
  const painted = shots.flatMap(({ shot }, at) => (shot ? [{ shot, segment: segments[at]! }] : []));
  if (painted.length === 0) return null;
  const last = painted.at(-1)!.segment;
  const width = Math.max(...painted.map(({ shot }) => shot.width));
  const height = last.top + last.height;
  const raw = await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite(painted.map(({ shot, segment }) => ({ input: shot.png, left: 0, top: segment.top })))
    .removeAlpha()
    .raw()
    .toBuffer();
  const picture = () => sharp(raw, { raw: { width, height, channels: 3 } });
  const encode = async (exactly: boolean) => ({
    file: await picture()
      .webp(exactly ? { lossless: true, effort: 3 } : { quality: 25 })
      .toBuffer(),
    lossless: exactly,
  });
  if (lossless !== undefined) return encode(lossless);
  const pngBytes = painted.reduce((sum, { shot }) => sum + shot.png.length, 0);
  if (pngBytes > HOPELESS_PNG_BYTES) return encode(false);
  const exact = await encode(true);
  if (exact.file.length <= LOSSLESS_MAX_BYTES) return exact;
  const lossy = await encode(false);
  return lossy.file.length < exact.file.length ? lossy : exact;
}

/** The pixels of one state out of its sheet's file. */
export async function cutSegment(file: Buffer, segment: Segment): Promise<Pixels> {
  const { top, width, height } = segment;
  const data = await sharp(file)
    .extract({ left: 0, top, width, height })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}
