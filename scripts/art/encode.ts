import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { hex } from './colour.ts';

/** Small pictures are watched closely and carry lettering, so they keep more detail. */
const AVIF = { effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP = { effort: 3, smartSubsample: true } as const;
const qualityFor = (width: number) =>
  width <= 240 ? { avif: 50, webp: 66 } : { avif: 52, webp: 72 };

export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

export const ENCODER_SETTINGS = JSON.stringify([
  AVIF,
  WEBP,
  qualityFor(240),
  qualityFor(480),
  sharp.versions.sharp,
]);

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
  const [r = 0, g = 0, b = 0] = [...pixel].map((v) => {
    const x = v / 255;
    return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(bb, a) * 180) / Math.PI;
  return hex(Math.min(0.36, Math.max(0.2, light * 0.8)), Math.min(0.09, Math.hypot(a, bb)), hue);
};

export const encodePicture = async (svg: string, widths: readonly number[]): Promise<Encoded> => {
  const { data, info } = await sharp(Buffer.from(svg))
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
