import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawFlatArt } from './flatArt.ts';

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-art-'));
  file = join(folder, 'card.webp');
  await sharp({ create: { width: 240, height: 320, channels: 3, background: '#123' } }).toFile(
    file,
  );
});
afterAll(() => rm(folder, { recursive: true }));

const draw = async (name: string) => (await drawFlatArt(file, name)).toString();

it('stands in for a picture at its size', async () => {
  const picture = await sharp(await drawFlatArt(file, '/art/games/a-240.webp')).metadata();
  expect([picture.width, picture.height]).toEqual([240, 320]);
});

it('has one colour in every size and format of a picture, and another for another picture', async () => {
  expect(await draw('/art/games/a-240.webp')).toBe(await draw('/art/games/a-480.avif'));
  expect(await draw('/art/games/a-240.webp')).not.toBe(await draw('/art/games/b-240.webp'));
});
