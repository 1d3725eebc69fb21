import { watch, type FSWatcher } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyEdits, modify, parse } from 'jsonc-parser';
import { BRAND_FILE } from '../../server/brands/brandFolders.ts';

/** A brand on disk. */
export interface BrandPlace {
  readonly id: string;
  readonly folder: string;
}

const DEBOUNCE_MS = 80;
const MAX_HOSTS = 200;

/** Where the copies lie in a preview's folder. */
export function brandsBelow(root: string): string {
  return path.join(root, 'brands');
}

/**
 * A folder of brands with copies of one brand and of what it extends: the brand answers at more hosts, the others at
 * none. Copies follow their originals while they are watched.
 */
export class PreviewFolder {
  readonly root: string;
  readonly #brands: readonly [BrandPlace, ...BrandPlace[]];
  readonly #hosts: readonly string[];
  readonly #watchers: FSWatcher[] = [];
  #timer: NodeJS.Timeout | undefined;
  #copying: Promise<void> = Promise.resolve();

  static async create(
    brands: readonly [BrandPlace, ...BrandPlace[]],
    hosts: readonly string[],
  ): Promise<PreviewFolder> {
    const root = await mkdtemp(path.join(tmpdir(), 'livery-preview-'));
    const folder = new PreviewFolder(root, brands, hosts);
    await folder.#copyAll();
    return folder;
  }

  private constructor(
    root: string,
    brands: readonly [BrandPlace, ...BrandPlace[]],
    hosts: readonly string[],
  ) {
    this.root = root;
    this.#brands = brands;
    this.#hosts = hosts;
  }

  /** Where the gateway may keep its own files. */
  get dataDirectory(): string {
    return path.join(this.root, 'data');
  }

  /** Copies again after every change of an original, then calls back. */
  watch(onCopied: () => void): void {
    const soon = () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#copying = this.#copying.then(() => this.#copyAll()).then(onCopied, () => undefined);
      }, DEBOUNCE_MS);
    };
    for (const { folder } of this.#brands) {
      this.#watchers.push(watch(folder, { recursive: true }, soon).on('error', () => undefined));
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers) watcher.close();
    await this.#copying;
    await rm(this.root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  async #copyAll(): Promise<void> {
    for (const [index, brand] of this.#brands.entries()) await this.#copy(brand, index > 0);
  }

  /** Filled beside its place and then exchanged, so that the gateway never sees half of it. */
  async #copy({ id, folder }: BrandPlace, isParent: boolean): Promise<void> {
    const place = path.join(brandsBelow(this.root), id);
    const next = path.join(brandsBelow(this.root), `.next-${id}`);
    const last = path.join(brandsBelow(this.root), `.last-${id}`);
    await rm(next, { recursive: true, force: true });
    await cp(folder, next, { recursive: true, verbatimSymlinks: true });
    const file = path.join(next, BRAND_FILE);
    const text = await readFile(file, 'utf8');
    await writeFile(file, isParent ? makeAbstract(text) : addHosts(text, this.#hosts));
    await rename(place, last).catch(() => undefined);
    await rename(next, place);
    await rm(last, { recursive: true, force: true });
  }
}

function makeAbstract(text: string): string {
  return applyEdits(text, modify(text, ['abstract'], true, {}));
}

/** Whoever is asked for by these names, it is this brand; version 0 wrote its hosts under another name. */
function addHosts(text: string, hosts: readonly string[]): string {
  const value = parse(text) as { version?: unknown; hosts?: unknown; domain?: unknown } | undefined;
  const key = value?.version === 0 ? 'domain' : 'hosts';
  const own = [value?.[key] ?? []].flat();
  const all = [...new Set([...hosts, ...own])].slice(0, MAX_HOSTS);
  return applyEdits(text, modify(text, [key], all, {}));
}
