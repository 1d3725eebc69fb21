import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBaselines } from './baselines.ts';
import { isBlank } from './capture.ts';
import type { Sheet } from './plan.ts';
import { writeReport } from './report.ts';
import { acceptSheet, judgeSheet, type Taken } from './review.ts';
import type { StateShot } from './sheetFile.ts';

const MACHINE = {
  system: 'debian 12',
  architecture: 'x64',
  vectors: 'avx2',
  chromium: '1',
  fonts: 'a',
};

const sheet: Sheet = {
  title: 'Parts/<Button>',
  name: 'parts-button.aurora-dark-en-phone',
  setting: { brand: 'aurora', scheme: 'dark', locale: 'en', viewport: 'phone' },
  states: [
    { id: 'button--rest', name: 'Rest' },
    { id: 'button--hover', name: 'Hover' },
  ],
};

/** A dark square with a lighter one of this size in it. */
async function draw(state: string, size: number, width = 60): Promise<StateShot> {
  const inner = { width: size, height: size, channels: 3 as const, background: '#d0a040' };
  const png = await sharp({ create: { width, height: 40, channels: 3, background: '#102018' } })
    .composite([{ input: await sharp({ create: inner }).png().toBuffer(), left: 4, top: 4 }])
    .png()
    .toBuffer();
  return { state, shot: { png, width, height: 40, isBlank: false, hash: `${size} ${width}` } };
}

const taken = async (...shots: Promise<StateShot>[]): Promise<Taken> => ({
  sheet,
  shots: await Promise.all(shots),
  faults: [],
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-visual-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function acceptAll(accepted: Taken) {
  const baselines = await openBaselines(folder);
  await acceptSheet(accepted, baselines);
  await baselines.save(MACHINE, [{ id: 'aurora', locales: ['en'] }]);
  return openBaselines(folder);
}

describe('a picture', () => {
  it('is new until it is accepted, and the same afterwards', async () => {
    const now = await taken(draw('button--rest', 20), draw('button--hover', 24));
    expect((await judgeSheet(now, await openBaselines(folder))).kind).toBe('new');
    expect((await judgeSheet(now, await acceptAll(now))).kind).toBe('same');
  });

  it('is changed in the state that changed, with how many pixels, and not in those below it', async () => {
    const baselines = await acceptAll(
      await taken(draw('button--rest', 20), draw('button--hover', 24)),
    );
    const now = await taken(draw('button--rest', 25), draw('button--hover', 24));
    const { kind, changes } = await judgeSheet(now, baselines);
    expect(kind).toBe('changed');
    expect(changes.map(({ state, kind: what, pixels }) => [state, what, pixels])).toEqual([
      ['button--rest', 'changed', 25 * 25 - 20 * 20],
    ]);
  });

  it('is the same where only a few pixels are a shade off', async () => {
    const [rest] = [await draw('button--rest', 20)];
    const baselines = await acceptAll({ sheet, shots: [rest], faults: [] });
    const shot = { ...rest.shot!, hash: 'other bytes of the same pixels' };
    const now = { sheet, shots: [{ ...rest, shot }], faults: [] };
    expect((await judgeSheet(now, baselines)).kind).toBe('same');
  });

  it('tells states that came, went or stopped painting anything', async () => {
    const baselines = await acceptAll(
      await taken(draw('button--rest', 20), draw('button--gone', 24)),
    );
    const empty = { state: 'button--rest', shot: null };
    const now = { sheet, shots: [empty, await draw('button--hover', 20)], faults: [] };
    const { changes } = await judgeSheet(now, baselines);
    expect(changes.map(({ state, kind }) => `${state} ${kind}`).sort()).toEqual([
      'button--gone gone',
      'button--hover new',
      'button--rest changed',
    ]);
  });

  it('keeps its file when it is accepted again unchanged', async () => {
    const now = await taken(draw('button--rest', 20));
    const baselines = await acceptAll(now);
    expect(await acceptSheet(now, baselines)).toBe(false);
    expect(await readdir(folder)).toEqual(['manifest.json', `${sheet.name}.webp`]);
  });

  it('holds states that look the same once, and gives each of them back', async () => {
    const twice = await taken(draw('button--rest', 20), draw('button--hover', 20));
    const baselines = await acceptAll(twice);
    expect(await sharp(await baselines.read(sheet.name)).metadata()).toMatchObject({ height: 40 });
    const now = await taken(draw('button--rest', 20), draw('button--hover', 22));
    const { changes } = await judgeSheet(now, baselines);
    expect(changes.map(({ state, pixels }) => [state, pixels])).toEqual([
      ['button--hover', 22 * 22 - 20 * 20],
    ]);
  });

  it('that could not be drawn is a fault, and never accepted', async () => {
    const baselines = await openBaselines(folder);
    const faulty = { ...(await taken()), faults: ['Rest: it threw.'] };
    expect((await judgeSheet(faulty, baselines)).kind).toBe('fault');
    expect(await acceptSheet(faulty, baselines)).toBe(false);
  });

  it('of one colour is blank', async () => {
    expect(await isBlank((await draw('a', 20)).shot!.png)).toBe(false);
    const plain = sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } });
    expect(await isBlank(await plain.png().toBuffer())).toBe(true);
  });
});

it('writes a page with the pictures before and after, names of components made safe', async () => {
  const baselines = await acceptAll(await taken(draw('button--rest', 20)));
  const verdict = await judgeSheet(await taken(draw('button--rest', 25)), baselines);
  const page = await writeReport(join(folder, 'report'), [verdict], ['parts-old.aurora-dark']);
  const html = await readFile(page, 'utf8');
  expect(html).toContain('Parts/&#60;Button&#62;');
  expect(html).not.toContain('<Button>');
  expect(html).toContain('225 pixels differ');
  expect(html).toContain('parts-old.aurora-dark');
  expect(await readdir(join(folder, 'report/pictures'))).toHaveLength(3);
});
