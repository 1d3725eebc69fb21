import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { hex, lchOf } from './colour.ts';

/** Small pictures are watched closely and carry lettering, so they keep more detail. */
const AVIF = { effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP = { effort: 3, smartSubsample: true } as const;
/** The largest are seen at two pixels a point, where coarser detail is as sharp. */
const qualityFor = (width: number) => {
  if (width <= 240) return { avif: 50, webp: 66 };
  return width <= 1600 ? { avif: 52, webp: 72 } : { avif: 44, webp: 60 };
};

export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** What the encoding of some widths depends on. */
export const encoderSettings = (widths: readonly number[]): string =>
  JSON.stringify([AVIF, WEBP, ...widths.map(qualityFor), sharp.versions.sharp]);

export const digest = (...parts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 24);
};

export interface Encoded {
  files: { width: number; format: Format; bytes: Buffer }[];
  /** The picture's dominant colour, brought down to a dark placeholder tone. */
  colour: string;
}

const darkTone = async (image: Sharp): Promise<string> => {
  const pixel = await image.clone().resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const { l, c, h } = lchOf(`#${pixel.toString('hex')}`);
  return hex(Math.min(0.36, Math.max(0.2, l * 0.8)), Math.min(0.09, c), h);
};

/** Draws at the greatest width asked for, however large the drawing says it is: banners are asked for larger. */
export const encodePicture = async (svg: string, widths: readonly number[]): Promise<Encoded> => {
  const [, drawnWidth = ''] = /^<svg[^>]* width="(\d+)"/.exec(svg) ?? [];
  const scale = Math.max(1, Math.max(...widths) / Number(drawnWidth));
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * scale })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  });
  const files = await Promise.all(
    widths.flatMap((width) =>
      FORMATS.map(async (format) => {
        const sized = width === info.width ? image.clone() : image.clone().resize({ width });
        const quality = qualityFor(width)[format];
        const bytes = await (
          format === 'avif' ? sized.avif({ ...AVIF, quality }) : sized.webp({ ...WEBP, quality })
        ).toBuffer();
        return { width, format, bytes };
      }),
    ),
  );
  return { files, colour: await darkTone(image) };
};
