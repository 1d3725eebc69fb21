import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { digest, encoderSettings, encodePicture, FORMATS } from './encode.ts';
import { planPictures } from './plan.ts';
import type { Picture } from './plan.ts';

export interface ArtBuild {
  /** The repository: holds `.cache/art/` and `server/seed/artColors.json`. */
  root: string;
  /** The folder that receives `games/`, `banners/` and `vendors/`. */
  outDir: string;
  log?: (line: string) => void;
}

interface Entry {
  /** Hash of the drawing code and the picture's own input: equal means no need to draw. */
  source: string;
  /** Hash of the SVG and the encoder settings: equal means no need to encode. */
  content: string;
  colour: string;
}
type Manifest = Record<string, Entry>;

const PARALLEL = 4;
const here = dirname(fileURLToPath(import.meta.url));

const filesOf = ({ key, widths }: Picture) =>
  widths.flatMap((width) => FORMATS.map((format) => `${key}-${width}.${format}`));

/** Changes whenever any drawing code does, so that a warm build need not draw to know. */
const hashDrawingCode = (root: string) => {
  const folder = existsSync(join(root, 'scripts/art')) ? join(root, 'scripts/art') : here;
  const sources = (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .sort();
  return digest(...sources.map((file) => readFileSync(join(folder, file), 'utf8')));
};

const readManifest = async (file: string): Promise<Manifest> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Manifest;
  } catch {
    return {};
  }
};

const runAll = async <T>(items: readonly T[], work: (item: T) => Promise<void>) => {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    }),
  );
};

const publish = async (from: string, to: string) => {
  const [drawn, shown] = await Promise.all([stat(from), stat(to).catch(() => null)]);
  if (shown?.ino === drawn.ino) return;
  await mkdir(dirname(to), { recursive: true });
  await rm(to, { force: true });
  await link(from, to).catch(() => copyFile(from, to));
};

const writeIfChanged = async (file: string, text: string) => {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};

const coloursOf = (pictures: readonly Picture[], manifest: Manifest) =>
  `${JSON.stringify(
    Object.fromEntries(
      pictures
        .flatMap(({ key, colourId }) => (colourId ? [[colourId, manifest[key]?.colour]] : []))
        .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    ),
    null,
    2,
  )}\n`;

/** Draws what changed into `.cache/art/`, then links every picture into `outDir`. */
export const buildArt = async ({ root, outDir, log = () => undefined }: ArtBuild) => {
  const cache = join(root, '.cache/art');
  const manifestFile = join(cache, 'manifest.json');
  const manifest = await readManifest(manifestFile);
  const code = hashDrawingCode(root);
  const pictures = planPictures();
  const next: Manifest = {};
  const stale = pictures.filter((picture) => {
    const entry = manifest[picture.key];
    const fresh =
      entry?.source === digest(code, encoderSettings(picture.widths), picture.input) &&
      filesOf(picture).every((file) => existsSync(join(cache, file)));
    if (entry && fresh) next[picture.key] = entry;
    return !fresh;
  });

  sharp.concurrency(1);
  let drawn = 0;
  let encoded = 0;
  await runAll(stale, async (picture) => {
    const svg = picture.draw();
    const settings = encoderSettings(picture.widths);
    const source = digest(code, settings, picture.input);
    const content = digest(svg, settings);
    const known = manifest[picture.key];
    if (
      known?.content === content &&
      filesOf(picture).every((file) => existsSync(join(cache, file)))
    ) {
      next[picture.key] = { ...known, source };
    } else {
      const { files, colour } = await encodePicture(svg, picture.widths);
      for (const { width, format, bytes } of files) {
        const file = join(cache, `${picture.key}-${width}.${format}`);
        await mkdir(dirname(file), { recursive: true });
        // A linked file in outDir must keep its old bytes until it is published anew.
        await rm(file, { force: true });
        await writeFile(file, bytes);
      }
      next[picture.key] = { source, content, colour };
      encoded++;
    }
    drawn++;
    if (drawn % 50 === 0 || drawn === stale.length) log(`art: ${drawn}/${stale.length} pictures`);
  });

  await rm(outDir, { recursive: true, force: true });
  await runAll(pictures.flatMap(filesOf), (file) => publish(join(cache, file), join(outDir, file)));
  await writeIfChanged(manifestFile, JSON.stringify(next));
  const colours = coloursOf(pictures, next);
  await writeIfChanged(join(cache, 'colors.json'), colours);
  await writeIfChanged(join(root, 'server/seed/artColors.json'), colours);
  log(`art: ${pictures.length} pictures ready, ${encoded} encoded`);
};

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = resolve(here, '../..');
  await buildArt({ root, outDir: join(root, 'dist/art'), log: (text) => console.log(text) });
}
