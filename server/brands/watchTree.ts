import { statSync, watch, type FSWatcher } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** What a watch of a folder needs and whom it tells. */
export interface TreeWatch {
  readonly root: string;
  /** How many levels of folders below the root are watched. */
  readonly depth: number;
  /** Something changed in these files or folders of the root. */
  readonly onChange: (names: readonly string[]) => void;
  /** The root appeared, vanished or was replaced: anything may have changed. */
  readonly onReset: () => void;
  /** The system refuses to watch; `sweep` must look instead. */
  readonly onRefused: (error: Error) => void;
  /** How a folder is watched; the system's own way by default. */
  readonly watchFolder?: typeof watch;
}

const DEBOUNCE_MS = 40;
const DEBOUNCE_LIMIT_MS = 200;
const ROOT_CHECK_MS = 500;

interface Armed {
  readonly watcher: FSWatcher;
  readonly inode: number;
}

/**
 * Watches each folder of a tree by itself: one kernel watch a folder, none a file. After every change the folder
 * concerned is looked through again, so that folders which came as a whole are watched too.
 */
export class WatchedTree {
  readonly #options: TreeWatch;
  readonly #armed = new Map<string, Armed>();
  /** Armed folders by the folder of the root that they lie in. */
  readonly #below = new Map<string, Set<string>>();
  readonly #dirty = new Set<string>();
  readonly #rootCheck: NodeJS.Timeout;
  #timer: NodeJS.Timeout | undefined;
  #dirtySince = 0;
  #isClosed = false;
  #isRefused = false;

  constructor(options: TreeWatch) {
    this.#options = options;
    this.#arm(options.root);
    this.#rootCheck = setInterval(() => this.#checkRoot(), ROOT_CHECK_MS);
    this.#rootCheck.unref();
  }

  /** Watches everything below the root that is there now. */
  async armAll(): Promise<void> {
    const names = await listFolders(this.#options.root);
    for (const name of names) await this.#armBelow(path.join(this.#options.root, name), 1);
  }

  /** Watches the folders below the root that are named, without looking into them. */
  armNow(names: readonly string[]): void {
    for (const name of names) this.#arm(path.join(this.#options.root, name));
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#rootCheck);
    clearTimeout(this.#timer);
    for (const folder of [...this.#armed.keys()]) this.#disarm(folder);
  }

  #arm(folder: string): void {
    if (this.#isClosed || this.#isRefused) return;
    const inode = inodeOf(folder);
    const known = this.#armed.get(folder);
    if (known && known.inode === inode) return;
    this.#disarm(folder);
    if (inode === undefined) return;
    try {
      const watcher = (this.#options.watchFolder ?? watch)(folder, { persistent: false }, (_event, name) =>
        this.#notice(folder, name),
      );
      watcher.on('error', () => this.#disarm(folder));
      this.#armed.set(folder, { watcher, inode });
      const group = this.#below.get(this.#topOf(folder)) ?? new Set();
      this.#below.set(this.#topOf(folder), group.add(folder));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ENOTDIR') return;
      this.#isRefused = true;
      this.#options.onRefused(error as Error);
    }
  }

  #disarm(folder: string): void {
    const known = this.#armed.get(folder);
    if (!known) return;
    known.watcher.close();
    this.#armed.delete(folder);
    const group = this.#below.get(this.#topOf(folder));
    group?.delete(folder);
    if (group?.size === 0) this.#below.delete(this.#topOf(folder));
  }

  async #armBelow(folder: string, level: number): Promise<void> {
    this.#arm(folder);
    if (level >= this.#options.depth) return;
    for (const name of await listFolders(folder)) {
      await this.#armBelow(path.join(folder, name), level + 1);
    }
  }

  #notice(folder: string, name: string | null): void {
    const first = this.#topOf(folder) || name;
    if (first) this.#dirty.add(first);
    const now = performance.now();
    if (this.#timer === undefined) this.#dirtySince = now;
    clearTimeout(this.#timer);
    const patience = Math.max(0, DEBOUNCE_LIMIT_MS - (now - this.#dirtySince));
    this.#timer = setTimeout(() => void this.#flush(), Math.min(DEBOUNCE_MS, patience));
  }

  async #flush(): Promise<void> {
    this.#timer = undefined;
    const names = [...this.#dirty];
    this.#dirty.clear();
    for (const name of names) {
      const folder = path.join(this.#options.root, name);
      this.#dropVanished(name);
      if ((await stat(folder).catch(() => undefined))?.isDirectory())
        await this.#armBelow(folder, 1);
    }
    if (!this.#isClosed && names.length > 0) this.#options.onChange(names);
  }

  #dropVanished(name: string): void {
    for (const folder of [...(this.#below.get(name) ?? [])]) {
      if (inodeOf(folder) === undefined) this.#disarm(folder);
    }
  }

  #topOf(folder: string): string {
    return path.relative(this.#options.root, folder).split(path.sep)[0] ?? '';
  }

  #checkRoot(): void {
    const { root } = this.#options;
    const inode = inodeOf(root);
    if (inode === this.#armed.get(root)?.inode || this.#isRefused) return;
    for (const folder of [...this.#armed.keys()]) this.#disarm(folder);
    this.#arm(root);
    void this.armAll().then(() => {
      if (!this.#isClosed) this.#options.onReset();
    });
  }
}

/** Changes when a folder is replaced; undefined where there is none to be reached. */
function inodeOf(folder: string): number | undefined {
  try {
    return statSync(folder).ino;
  } catch {
    return undefined;
  }
}

async function listFolders(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
