import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Everything the build reads. Brands and themes are data, read while the gateway runs. */
const inputs = [
  'desk.html',
  'engine',
  'index.html',
  'lingui.config.ts',
  'locales',
  'package-lock.json',
  'public',
  'schemas',
  'scripts/art',
  'scripts/build',
  'scripts/build.ts',
  'scripts/fonts',
  'server',
  'src',
  'themes/default.tokens.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.desk.config.ts',
  'vite.games.config.ts',
];

/** Tests, stories and notes change nothing in a build; migrations are read at the start. */
const outputOnly = /\.(test|stories)\.[jt]sx?$|\.md$|\.sql$|(^|\/)\./;

async function listFiles(root, relative) {
  let entries;
  try {
    entries = await readdir(path.join(root, relative), { withFileTypes: true });
  } catch (error) {
    return error.code === 'ENOTDIR' ? [relative] : [];
  }
  const nested = await Promise.all(
    entries.map((entry) => {
      const inside = `${relative}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, inside) : [inside];
    }),
  );
  return nested.flat();
}

function stampFile(root) {
  return path.join(root, 'dist/.stamp');
}

/** A hash of the names and contents of all that the build reads, and of the Node that runs it. */
export async function hashInputs(root) {
  const files = (await Promise.all(inputs.map((input) => listFiles(root, input)))).flat();
  const hash = createHash('sha256').update(process.versions.modules);
  for (const file of files.filter((name) => !outputOnly.test(name)).sort()) {
    const content = await readFile(path.join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The hash that the present build was made from; empty when there is none or it was cut short. */
export async function readStamp(root) {
  return readFile(stampFile(root), 'utf8').catch(() => '');
}

/** Marks the build as unfinished: to be called before anything in dist/ changes. */
export async function removeStamp(root) {
  await rm(stampFile(root), { force: true });
}

/** Marks the build as finished for these inputs. */
export async function writeStamp(root, hash) {
  await mkdir(path.dirname(stampFile(root)), { recursive: true });
  await writeFile(stampFile(root), hash);
}
