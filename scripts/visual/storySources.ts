import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import PO from 'pofile';

const STORIES = ['.storybook/pages/*.stories.tsx', 'src/**/*.stories.tsx'];
/** What every story has around it, in the browser and while Storybook is built. */
const FRAME = ['.storybook/preview.tsx', '.storybook/main.ts', 'scripts/visual/reviewStories.ts'];
/** What brands and themes are made of, and whatever is not ours. */
const DATA = ['brands/**/*', 'themes/*'];
const CATALOGUES = ['locales/*/messages.po', 'locales/*/originals.po'];
/** The frame knows all screens and all variants, and shows none of them. */
const LISTS = /^src\/(app\/catalogue\.ts|features\/\w+\/screens\.ts)$/;
const SLOT = /^src\/ui\/(\w+)\/\1\.tsx$/;
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g;

/** The hash of what the stories of each file are made of: modules, styles, messages, brands, themes, and what draws them. */
export async function hashStorySources(root: string): Promise<ReadonlyMap<string, string>> {
  const list = createList(root);
  const files = list(STORIES);
  const graph = await readGraph(root, list, [
    ...files,
    ...FRAME,
    ...list(['src/ui/*/variants/*.tsx']),
  ]);
  const messages = readMessages(root, list);
  const contents = new Map<string, string>();
  const hashFile = (file: string) => {
    const known = contents.get(file) ?? digest(readFileSync(join(root, file)));
    contents.set(file, known);
    return known;
  };
  const hashOf = (modules: Iterable<string>, extra: readonly string[] = []) =>
    digest(
      [...modules]
        .sort()
        .flatMap((file) => [file, hashFile(file), ...(messages.get(file) ?? [])])
        .concat(extra)
        .join('\n'),
    );
  const data = [...list(DATA), 'package-lock.json'];
  const frame = hashOf(reach(graph, FRAME), [hashOf(data)]);
  return new Map(files.map((file) => [file, hashOf(reach(graph, [file]), [frame])]));
}

type Graph = ReadonlyMap<string, readonly string[]>;

const digest = (data: string | Buffer) =>
  createHash('sha256').update(data).digest('hex').slice(0, 16);

/** Files of the project by patterns in which `*` stands within a folder and `**` for any folders. */
function createList(root: string) {
  const rooms = ['.storybook', 'src', 'brands', 'themes', 'locales'];
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? walk(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    );
  const files = rooms.flatMap(walk).sort();
  return (patterns: readonly string[]): string[] => {
    const wanted = patterns.map(toRegExp);
    return files.filter((file) => wanted.some((one) => one.test(file)));
  };
}

const toRegExp = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replace(/[.+]/g, '\\$&')
      .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'))}$`,
  );

type List = ReturnType<typeof createList>;

/** Every module from some on, with what it imports. */
async function readGraph(root: string, list: List, entries: readonly string[]): Promise<Graph> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...new Set(entries)],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'dist/none',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
    loader: {
      '.svg': 'empty',
      '.webp': 'empty',
      '.woff2': 'empty',
      '.json': 'json',
      '.css': 'css',
    },
    plugins: [leaveOutside],
  });
  const graph = new Map<string, readonly string[]>();
  for (const [file, input] of Object.entries(metafile.inputs)) {
    graph.set(file, [...importsOf(file, input), ...globbedBy(root, list, file)]);
  }
  return graph;
}

/** What a bundler makes itself, and what is no module. */
const leaveOutside: Plugin = {
  name: 'leave-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^virtual:|\?|\.po$|^\// }, ({ path, kind }) =>
      kind === 'entry-point' ? null : { path, external: true },
    );
  },
};

function importsOf(file: string, { imports }: Metafile['inputs'][string]): string[] {
  const isList = LISTS.test(file);
  return imports
    .filter(({ external, kind }) => !external && !(isList && kind === 'dynamic-import'))
    .map(({ path }) => path);
}

/** What a module takes by a pattern; catalogues are counted message by message, and variants where their slot is used. */
function globbedBy(root: string, list: List, file: string): string[] {
  const slot = SLOT.exec(file)?.[1];
  const variants = slot === undefined ? [] : list([`src/ui/${slot}/variants/*.tsx`]);
  if (LISTS.test(file)) return variants;
  const text = readFileSync(join(root, file), 'utf8');
  const patterns = [...text.matchAll(GLOB)]
    .flatMap(([, given = '']) => [...given.matchAll(/'([^'!][^']*)'/g)])
    .map(([, pattern = '']) => normalize(join(file, '..', pattern)))
    .filter((pattern) => !pattern.endsWith('.po'));
  const found = patterns.length > 0 ? list(patterns) : [];
  return [...variants, ...found].filter((path) => !/\.(stories|test)\.tsx?$/.test(path));
}

function reach(graph: Graph, from: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(graph.get(file) ?? []));
  }
  return reached;
}

/** What each source file says in every language. */
function readMessages(root: string, list: List): ReadonlyMap<string, readonly string[]> {
  const messages = new Map<string, string[]>();
  for (const catalogue of list(CATALOGUES)) {
    const { items } = PO.parse(readFileSync(join(root, catalogue), 'utf8'));
    for (const { references, msgid, msgstr } of items) {
      for (const file of new Set(references)) {
        const said = messages.get(file) ?? [];
        said.push(`${catalogue} ${msgid} ${msgstr.join(' ')}`);
        messages.set(file, said);
      }
    }
  }
  return messages;
}
