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
  /** Of one colour all over, as an empty section is. */
  readonly isBlank?: true;
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
/** Of 0 to 6: more takes longer and saves nothing. */
const EFFORT = 2;
/** Colours are kept in steps of so much: the browser scatters the shades of gradients, which fills files with noise that nobody sees. */
const SHADE_STEP = 8;

/** Where each state stands when they are put one under the other; states that look the same stand in one place. */
export function layOut(shots: readonly StateShot[]): Segment[] {
  const places = new Map<string, number>();
  let next = 0;
  return shots.map(({ state, shot }) => {
    if (!shot) return { state, top: 0, width: 0, height: 0, hash: '' };
    const { width, height, hash } = shot;
    const top = places.get(hash) ?? next;
    if (top === next) next += height + GAP;
    places.set(hash, top);
    return { state, top, width, height, hash, ...(shot.isBlank && { isBlank: true }) };
  });
}

/** The picture of a sheet as its file holds it, without loss but for its shades; null where no state paints anything. */
export async function encodeSheet(shots: readonly StateShot[]): Promise<Buffer | null> {
  const segments = layOut(shots).filter(({ height }) => height > 0);
  if (segments.length === 0) return null;
  const width = Math.max(...segments.map((segment) => segment.width));
  const height = Math.max(...segments.map((segment) => segment.top + segment.height));
  const painted = new Map(shots.flatMap(({ shot }) => (shot ? [[shot.hash, shot.png]] : [])));
  const layers = new Map(segments.map(({ hash, top }) => [top, painted.get(hash)!]));
  const raw = await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite([...layers].map(([top, input]) => ({ input, left: 0, top })))
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(roundShades(raw), { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: EFFORT })
    .toBuffer();
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

/** The pixels of a picture of one state, in the shades that a sheet's file keeps. */
export async function readPixels(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: roundShades(data), width: info.width, height: info.height };
}

function roundShades(data: Buffer): Buffer {
  const shades = Uint8Array.from({ length: 256 }, (_, shade) =>
    Math.min(255, Math.round(shade / SHADE_STEP) * SHADE_STEP),
  );
  for (let at = 0; at < data.length; at++) data[at] = shades[data[at]!]!;
  return data;
}
