import pLimit from 'p-limit';
import { inspectSvg } from '../../../engine/brand/svgProblems.ts';
import { Problem } from '../../http/problem.ts';

/** The largest file that is taken, in bytes. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** The most pixels that a picture is opened for: a photograph of a good camera. */
const MAX_PIXELS = 40_000_000;

/** The longest side of what is kept; larger pictures are made smaller. */
const MAX_SIDE = 4096;

/** The largest drawing, in bytes: a longer one is a traced photograph, or made to hold browsers up. */
const MAX_DRAWING_BYTES = 512 * 1024;

const SECONDS_TO_DRAW = 10;

/** What a picture is kept as. */
export type PictureType = 'png' | 'jpeg' | 'webp' | 'svg';

/** Why a file is not taken. */
export type PictureFault =
  'empty' | 'tooLarge' | 'notPicture' | 'damaged' | 'tooManyPixels' | 'moving' | 'unsafeDrawing';

/** A picture that was made anew of what was uploaded; nothing but its pixels or shapes is left. */
export interface Picture {
  readonly type: PictureType;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A refusal, and why in one sentence. */
export interface RefusedPicture {
  readonly fault: PictureFault;
  readonly message: string;
}

const MESSAGES: Readonly<Record<PictureFault, string>> = {
  empty: 'The file is empty.',
  tooLarge: 'The file is larger than 5 MB, or a drawing larger than 512 kB.',
  notPicture: 'The file is no PNG, JPEG, WebP or SVG picture, whatever its name says.',
  damaged: 'The picture is damaged, or cannot be drawn.',
  tooManyPixels: 'The picture has more than 40 million pixels.',
  moving: 'Moving pictures are not taken.',
  unsafeDrawing: 'The drawing holds what may not be in one.',
};

class Refusal extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, detail?: string) {
    super(detail === undefined ? MESSAGES[fault] : `${MESSAGES[fault].slice(0, -1)}: ${detail}`);
    this.fault = fault;
  }
}

/** What a file begins with tells what it is; its name and what the browser says of it do not. */
const BEGINNINGS: readonly (readonly [PictureType, RegExp])[] = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['svg', /^(\xef\xbb\xbf)?\s*</],
];

const typeOf = (bytes: Buffer) =>
  BEGINNINGS.find(([, begins]) => begins.test(bytes.toString('latin1', 0, 64)))?.[0];

/** Decoding takes memory by the pixel, so that files come one after the other. */
const inTurn = pLimit(1);

async function remake(bytes: Buffer, type: Exclude<PictureType, 'svg'>): Promise<Picture> {
  const { default: sharp } = await import('sharp');
  const limits = { limitInputPixels: MAX_PIXELS, failOn: 'warning', sequentialRead: true } as const;
  const {
    format,
    width,
    height,
    pages = 1,
  } = await sharp(bytes, { ...limits, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal('damaged');
    });
  if (format !== type) throw new Refusal('notPicture');
  if (width * height > MAX_PIXELS) throw new Refusal('tooManyPixels');
  if (pages > 1) throw new Refusal('moving');
  const { data, info } = await sharp(bytes, limits)
    .timeout({ seconds: SECONDS_TO_DRAW })
    // Cameras write which way is up beside the pixels, and what stands beside them goes.
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .toFormat(type, { quality: 88, effort: 4 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refusal('damaged');
    });
  return { type, bytes: data, width: info.width, height: info.height };
}

/** The line that many programs write in front, which declares nothing. */
const PLAIN_DOCTYPE = /<!DOCTYPE\s+svg(\s+(PUBLIC|SYSTEM)(\s+"[^"[\]<>]*"){1,2})?\s*>/i;

function requireSafe(text: string): void {
  const [problem] = inspectSvg(text).problems;
  if (problem) throw new Refusal('unsafeDrawing', problem.message);
}

async function tidyDrawing(text: string): Promise<string> {
  const { optimize } = await import('svgo/browser');
  const { data } = optimize(text, {
    plugins: [
      {
        name: 'preset-default',
        // Programs' animations and styles may name what looks unused.
        params: { overrides: { cleanupIds: false, removeHiddenElems: false } },
      },
      'removeScripts',
      'removeTitle',
    ],
  });
  return data;
}

/** Draws it once: what refers to itself a million times over is given up by the renderer, as by browsers. */
async function measureDrawing(drawing: Buffer): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(drawing, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) throw new Refusal('tooManyPixels');
  await sharp(drawing, { limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: SECONDS_TO_DRAW })
    .resize(64)
    .raw()
    .toBuffer();
  return { width, height };
}

async function remakeDrawing(bytes: Buffer): Promise<Picture> {
  if (bytes.length > MAX_DRAWING_BYTES) throw new Refusal('tooLarge');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(PLAIN_DOCTYPE, '');
  } catch {
    throw new Refusal('notPicture');
  }
  if (!/<(\w+:)?svg[\s>]/.test(text)) throw new Refusal('notPicture');
  // Before a library meets it, and of what the library made of it.
  requireSafe(text);
  const tidied = await tidyDrawing(text);
  requireSafe(tidied);
  const drawing = Buffer.from(tidied);
  const size = await measureDrawing(drawing);
  return { type: 'svg', bytes: drawing, ...size };
}

/**
 * Makes an uploaded picture anew: told by its content and not by its name, decoded within limits, and written again, so
 * that nothing is left of what stood beside or behind it. Never throws for whatever the file is.
 */
export async function readPicture(bytes: Buffer): Promise<Picture | RefusedPicture> {
  try {
    if (bytes.length === 0) throw new Refusal('empty');
    if (bytes.length > MAX_UPLOAD_BYTES) throw new Refusal('tooLarge');
    const type = typeOf(bytes);
    if (type === undefined) throw new Refusal('notPicture');
    return await inTurn(() => (type === 'svg' ? remakeDrawing(bytes) : remake(bytes, type)));
  } catch (error) {
    if (error instanceof Refusal) return { fault: error.fault, message: error.message };
    return { fault: 'damaged', message: MESSAGES.damaged };
  }
}

/** Reads a picture of some types that a member uploaded in base64. Throws Problem pictureInvalid. */
export async function readUploaded<const Type extends PictureType>(
  base64: string,
  types: readonly Type[],
): Promise<Picture & { readonly type: Type }> {
  const made = await readPicture(Buffer.from(base64, 'base64'));
  const type = 'fault' in made ? undefined : types.find((one) => one === made.type);
  if ('fault' in made || type === undefined) {
    const names = types.map((one) => one.toUpperCase()).join(' or ');
    throw new Problem('pictureInvalid', `That is no ${names} of 5 MB at most.`);
  }
  return { ...made, type };
}

/** The ending and the media type of a picture. */
export const PICTURE_TYPES: Readonly<Record<PictureType, { ending: string; media: string }>> = {
  png: { ending: 'png', media: 'image/png' },
  jpeg: { ending: 'jpg', media: 'image/jpeg' },
  webp: { ending: 'webp', media: 'image/webp' },
  svg: { ending: 'svg', media: 'image/svg+xml' },
};
