import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { comparePictures, encodePicture, readPicture, type Pixels } from './picture.ts';

const WIDTH = 40;

/** A plain ground with some pixels of another colour. */
const paint = (ground: number, dots: readonly number[] = [], ink = 255): Pixels => {
  const data = Buffer.alloc(WIDTH * WIDTH * 4, ground);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  for (const dot of dots) data.fill(ink, dot * 4, dot * 4 + 3);
  return { data, width: WIDTH, height: WIDTH };
};
const row = (length: number) => Array.from({ length }, (_, at) => 5 * WIDTH + at);

describe('two pictures of a visit', () => {
  it('are the same where nothing differs, or less than a letter’s dot', () => {
    expect(comparePictures(paint(16), paint(16))).toBeNull();
    expect(comparePictures(paint(16), paint(16, row(4)))).toBeNull();
  });

  it('differ where a stroke, a colour or the size does', () => {
    expect(comparePictures(paint(16), paint(16, row(30)))?.pixels).toBeGreaterThan(6);
    expect(comparePictures(paint(16), paint(96))?.pixels).toBe(WIDTH * WIDTH);
    const higher = { ...paint(16), data: Buffer.alloc(WIDTH * 41 * 4), height: 41 };
    expect(comparePictures(paint(16), higher)).toEqual({ pixels: WIDTH * 41 });
  });

  it('are kept so that what was painted is the same as its file', async () => {
    const { data } = paint(19, row(30), 203);
    const png = await sharp(data, { raw: { width: WIDTH, height: WIDTH, channels: 4 } })
      .png()
      .toBuffer();
    const kept = await readPicture(await encodePicture(png));
    expect(comparePictures(kept, await readPicture(png))).toBeNull();
    expect(kept.data.equals((await readPicture(png)).data)).toBe(true);
  });
});
