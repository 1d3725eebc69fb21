import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { folderOfTool, markOf } from './madeTool.mjs';

const HOUR_MS = 3_600_000;

/** A file finds others by where its source lies, wherever what was made of it lies. */
const ownPlace = {
  name: 'own-place',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      if (file.includes('node_modules')) return undefined;
      const contents = readFileSync(file, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
      return { contents, loader: 'ts' };
    });
  },
};

/**
 * Makes the files of a tool from `scripts/<name>.ts` and returns the one to run; where nothing may be written, the
 * source itself after registering a reader for it. Running tools keep what they were started from.
 */
export async function makeTool(root, name) {
  const source = path.join(root, 'scripts', `${name}.ts`);
  try {
    return await make(root, name, source);
  } catch (error) {
    if (!/^(EROFS|EACCES|EPERM|ENOSPC)$/.test(error.code ?? '')) throw error;
    const { register } = await import('tsx/esm/api');
    register();
    return source;
  }
}

async function make(root, name, source) {
  const folder = folderOfTool(root, name);
  mkdirSync(folder, { recursive: true });
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [source],
    outdir: folder,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    outExtension: { '.js': '.mjs' },
    logLevel: 'silent',
    plugins: [ownPlace],
  });
  const files = Object.keys(metafile.inputs).filter((file) => !file.includes(':'));
  const sources = Object.fromEntries(files.map((file) => [file, markOf(path.join(root, file))]));
  const own = ['scripts/tool/makeTool.mjs', 'package-lock.json'];
  for (const file of own) sources[file] = markOf(path.join(root, file));
  const stamp = createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 16);
  const target = path.join(folder, stamp);
  const draft = path.join(folder, `.${stamp}.${process.pid}`);
  mkdirSync(draft, { recursive: true });
  for (const file of outputFiles)
    writeFileSync(path.join(draft, path.basename(file.path)), file.contents);
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
  const entry = path.join(target, `${name}.mjs`);
  const note = path.join(folder, `.made.${process.pid}`);
  writeFileSync(note, JSON.stringify({ node: process.version, entry, sources }));
  renameSync(note, path.join(folder, 'made.json'));
  sweep(folder, target);
  return entry;
}

/** Takes away what was made of former sources, unless a tool may still be running from it. */
function sweep(folder, kept) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (!entry.isDirectory() || place === kept) continue;
    if (Date.now() - statSync(place).mtimeMs > HOUR_MS)
      rmSync(place, { recursive: true, force: true });
  }
}
