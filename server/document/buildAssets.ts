import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Built files that a page needs, as addresses below the host. */
export interface PageAssets {
  /** The script that starts the application; undefined in development, where the template has its own. */
  readonly entry?: string;
  /** Scripts to fetch beside it, so that nothing is discovered late. */
  readonly scripts: readonly string[];
  readonly styles: readonly { readonly href: string; readonly text: string }[];
}

/** What the document takes from the browser's build. */
export interface BuildAssets {
  /** The page's HTML with the places `<!--livery-head-->`, `<!--livery-page-->` and `<!--livery-state-->`. */
  template(path: string): Promise<string>;
  /** The files behind source modules; `deferred` ones give their styles only. */
  collect(modules: readonly string[], deferred: readonly string[]): Promise<PageAssets>;
}

const BUILT_TAGS =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:stylesheet|modulepreload)"[^>]*>)/g;

class Collector {
  readonly scripts = new Set<string>();
  readonly styles = new Set<string>();
  readonly #seen = new Set<string>();
  readonly #manifest: Manifest;

  constructor(manifest: Manifest) {
    this.#manifest = manifest;
  }

  add(key: string, withScripts: boolean): void {
    const chunk = this.#manifest[key];
    if (!chunk || this.#seen.has(key)) return;
    this.#seen.add(key);
    for (const dependency of chunk.imports ?? []) this.add(dependency, withScripts);
    for (const sheet of chunk.css ?? []) this.styles.add(sheet);
    if (withScripts) this.scripts.add(chunk.file);
  }
}

/** Reads the browser's build in `clientDir`: its manifest, its template and its small stylesheets. */
export async function readBuildAssets(clientDir: string): Promise<BuildAssets> {
  const read = (file: string) => readFile(path.join(clientDir, file), 'utf8');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const template = (await read('index.html')).replace(BUILT_TAGS, '');
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const entry = entryKey && manifest[entryKey];
  if (!entryKey || !entry)
    throw new Error(`No entry in ${clientDir}/.vite/manifest.json. Run "npm run build".`);
  const sheets = new Map<string, Promise<string>>();
  const readSheet = (file: string) => {
    const known = sheets.get(file) ?? read(file).then((text) => text.trim());
    sheets.set(file, known);
    return known;
  };
  return {
    template: async () => template,
    async collect(modules, deferred) {
      const collector = new Collector(manifest);
      for (const key of [entryKey, ...modules]) collector.add(key, true);
      for (const key of deferred) collector.add(key, false);
      collector.scripts.delete(entry.file);
      return {
        entry: `/${entry.file}`,
        scripts: [...collector.scripts].map((file) => `/${file}`),
        styles: await Promise.all(
          [...collector.styles].map(async (file) => ({
            href: `/${file}`,
            text: await readSheet(file),
          })),
        ),
      };
    },
  };
}
