import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { BRAND_FILE, isAside, listBrandFolders } from './brandFolders.ts';
import type { BrandLog } from './faultBook.ts';
import { WatchedTree, type TreeWatch } from './watchTree.ts';

/** Whom the watch tells. */
export interface BrandWatchOptions {
  readonly roots: readonly string[];
  readonly themeFolders: readonly string[];
  readonly log: BrandLog;
  readonly onBrand: (rootIndex: number, id: string) => void;
  readonly onTheme: (file: string) => void;
  readonly onReset: () => void;
  /** How a folder is watched; the system's own way by default. */
  readonly watchFolder?: TreeWatch['watchFolder'];
}

/** brand.json and assets, and two levels of folders in assets. */
const BRAND_DEPTH = 4;
const SWEEP_MS = 60_000;
const SWEEP_UNWATCHED_MS = 500;
/** A sweep may take at most this share of the time. */
const SWEEP_SHARE = 1 / 20;
/** Brands looked at in one go; between two goes those who ask for pages come first. */
const SWEEP_STEP = 20;

/** Waits so long that what began then has taken no more than its share of the time. */
const restAfter = (startedAt: number) =>
  wait((performance.now() - startedAt) / SWEEP_SHARE, undefined, { ref: false });

/**
 * Watches roots and themes. The kernel's word is the quick way; a slow sweep over all files catches what the kernel
 * does not tell (network drives, too few watches, overflow).
 */
export class BrandWatch {
  readonly #options: BrandWatchOptions;
  readonly #trees: WatchedTree[];
  readonly #marks = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;
  #isRefused = false;
  #isClosed = false;
  /** Whether what is there was seen once, so that whatever is new is news. */
  #hasSwept = false;

  constructor(options: BrandWatchOptions) {
    this.#options = options;
    const { roots, themeFolders, onBrand, onTheme, onReset, watchFolder } = options;
    const common = { onReset, watchFolder, onRefused: (error: Error) => this.#onRefused(error) };
    this.#trees = roots.map(
      (root, index) =>
        new WatchedTree({
          ...common,
          root,
          depth: BRAND_DEPTH,
          onChange: (names) =>
            names.filter((name) => !isAside(name)).forEach((id) => onBrand(index, id)),
        }),
    );
    const onChange = (names: readonly string[]) => names.forEach(onTheme);
    for (const root of themeFolders) {
      this.#trees.push(new WatchedTree({ ...common, root, depth: 0, onChange }));
    }
  }

  /** Watches the folders of brands, without what lies in them. */
  armNow(rootIndex: number, names: readonly string[]): void {
    this.#trees[rootIndex]?.armNow(names);
  }

  /** Watches the folders within the brands too, and starts to sweep. */
  async settle(): Promise<void> {
    for (const tree of this.#trees) await tree.armAll();
    await this.#sweep();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const tree of this.#trees) tree.close();
  }

  #onRefused(error: Error): void {
    if (this.#isRefused) return;
    this.#isRefused = true;
    const hint = 'Edits are found by looking instead; raise fs.inotify.max_user_watches.';
    this.#options.log.warn({ err: error }, `The system refuses to watch the brands. ${hint}`);
    if (this.#timer) this.#sweepIn(SWEEP_UNWATCHED_MS);
  }

  async #sweep(): Promise<void> {
    this.#timer = undefined;
    const { roots, themeFolders, onBrand, onTheme } = this.#options;
    for (const [index, root] of roots.entries()) {
      const listed = await listBrandFolders(root);
      const ids = typeof listed === 'string' ? [] : listed;
      for (let at = 0; at < ids.length && !this.#isClosed; at += SWEEP_STEP) {
        const stepStartedAt = performance.now();
        await pLimit(4).map(ids.slice(at, at + SWEEP_STEP), async (id) => {
          const mark = await markOf(path.join(root, id), [BRAND_FILE, 'assets']);
          if (this.#isNews(path.join(root, id), mark)) onBrand(index, id);
        });
        if (this.#hasSwept) await restAfter(stepStartedAt);
      }
      if (this.#isClosed) return;
      this.#noticeVanished(root, ids, (id) => onBrand(index, id));
    }
    for (const folder of themeFolders) {
      const themes = await readdir(folder).catch(() => []);
      for (const file of themes) {
        const mark = await markOf(folder, [file]);
        if (this.#isNews(path.join(folder, file), mark)) onTheme(file);
      }
      this.#noticeVanished(folder, themes, onTheme);
    }
    this.#hasSwept = true;
    if (this.#isClosed) return;
    this.#sweepIn(this.#isRefused ? SWEEP_UNWATCHED_MS : SWEEP_MS);
  }

  #sweepIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sweep(), ms);
    this.#timer.unref();
  }

  #isNews(place: string, mark: string): boolean {
    const before = this.#marks.get(place);
    this.#marks.set(place, mark);
    return before !== mark && this.#hasSwept && !this.#isClosed;
  }

  #noticeVanished(root: string, names: readonly string[], tell: (name: string) => void): void {
    const known = new Set(names.map((name) => path.join(root, name)));
    for (const place of [...this.#marks.keys()]) {
      if (path.dirname(place) !== root || known.has(place)) continue;
      this.#marks.delete(place);
      tell(path.basename(place));
    }
  }
}

/** Changes whenever one of the files does, as far as their dates and sizes tell. */
async function markOf(folder: string, names: readonly string[], depth = 3): Promise<string> {
  const hash = createHash('md5');
  for (const name of names) {
    const file = path.join(folder, name);
    const facts = await stat(file).catch(() => undefined);
    hash.update(facts ? `${name} ${facts.ino} ${facts.mtimeMs} ${facts.size};` : `${name} -;`);
    if (!facts?.isDirectory() || depth === 0) continue;
    const inside = await readdir(file).catch(() => []);
    hash.update(await markOf(file, inside.sort(), depth - 1));
  }
  return hash.digest('base64url').slice(0, 10);
}
