import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** The pixels of one visit. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** How two pictures of the same visit differ; the pixels that do are marked where both have the same size. */
export interface Difference {
  readonly pixels: number;
  readonly marked?: Pixels;
}

/** Colours are kept in steps of so much: the browser scatters the shades of gradients, which fills files with noise that nobody sees. */
const SHADE_STEP = 8;
/** How far a colour may be off before its pixel counts, 0 to 1. */
const COLOR_TOLERANCE = 0.1;
/** So many pixels may differ, less than a letter's dot… */
const PIXELS_TOLERATED = 6;
/** …or this share of what is painted: builds of a browser set a letter's edge a shade apart. */
const SHARE_TOLERATED = 0.0002;

/** A picture as its file holds it: without loss but for its shades. */
export async function encodePicture(png: Buffer): Promise<Buffer> {
  const { data, width, height } = await readPicture(png);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
}

/** The pixels of a file or of what a browser painted, in the shades that files keep. */
export async function readPicture(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at++) {
    data[at] = Math.min(255, Math.round(data[at]! / SHADE_STEP) * SHADE_STEP);
  }
  return { data, width: info.width, height: info.height };
}

/** Compares what is painted now with what was accepted; null where nobody would see a difference. */
export function comparePictures(before: Pixels, after: Pixels): Difference | null {
  const { width, height } = after;
  const area = width * height;
  if (before.width !== width || before.height !== height) {
    return { pixels: Math.max(area, before.width * before.height) };
  }
  const data = Buffer.alloc(after.data.length);
  const options = { threshold: COLOR_TOLERANCE };
  const pixels = pixelmatch(before.data, after.data, data, width, height, options);
  if (pixels <= Math.max(PIXELS_TOLERATED, area * SHARE_TOLERATED)) return null;
  return { pixels, marked: { data, width, height } };
}
