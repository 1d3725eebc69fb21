import path from 'node:path';
import type { Fault } from '../../engine/brand/fault.ts';
import { normaliseHostHeader } from '../../engine/brand/host.ts';
import type { BrandSource } from '../../engine/brand/loadChain.ts';
import { AssetFiles } from './assetFiles.ts';
import { BRAND_FILE, isFolder, lookAtFolder } from './brandFolders.ts';
import { BrandRegistry, type BrandEntry } from './brandRegistry.ts';
import type {
  BrandAssetFile,
  BrandStore,
  BrandSummary,
  HostLookup,
  LiveBrand,
} from './brandStore.ts';
import { themeFoldersOf, type BrandStoreOptions } from './brandStoreOptions.ts';
import { scanRoots, type FoundBrand } from './brandScan.ts';
import { BrandWatch } from './brandWatch.ts';
import { ChangeListeners } from './changeListeners.ts';
import { FaultBook } from './faultBook.ts';
import { duplicateFault, fileFault, placeFault } from './folderFaults.ts';
import { HeldIdentities } from './heldIdentity.ts';
import { HostMoves } from './hostMoves.ts';
import { LiveHosts, toLiveHost } from './liveHosts.ts';
import { LiveStates } from './liveStates.ts';
import { attemptBrand, type Attempt, type ResolverParts } from './resolver.ts';
import { SharedParts } from './sharedParts.ts';
import { TaskQueue } from './taskQueue.ts';
import { createDisplayPath, readTextFile } from './textFiles.ts';
import { ThemeFiles } from './themeFiles.ts';

/** Texts to read instead of what is accepted now: what a parent said before its change. */
type Formerly = ReadonlyMap<string, BrandSource>;

const NOTHING: Formerly = new Map();

/** A folder that is replaced as a whole is gone for a moment. */
const SECOND_LOOK_MS = 250;

/** The store of brands in folders. */
export class FileBrandStore implements BrandStore {
  readonly #options: BrandStoreOptions;
  readonly #registry = new BrandRegistry();
  readonly #moves = new HostMoves({
    registry: this.#registry,
    attempt: (source) => this.#attempt(source),
    reloadSoon: (ids) => this.#reloadSoon(ids),
  });
  readonly #faults: FaultBook;
  /** What brands are resolved from, for whoever wants to look into one without serving it. */
  readonly parts: ResolverParts;
  readonly #queue: TaskQueue;
  readonly #states: LiveStates;
  readonly #hosts: LiveHosts;
  readonly #held: HeldIdentities;
  readonly #firstUses = new Map<string, Promise<HostLookup>>();
  readonly #changes: ChangeListeners;
  readonly #displayPath: (file: string) => string;
  #watch: BrandWatch | undefined;

  constructor(options: BrandStoreOptions) {
    this.#options = options;
    this.#displayPath = createDisplayPath(options.cwd ?? process.cwd());
    this.#faults = new FaultBook(options.log);
    this.parts = {
      catalogue: options.catalogue,
      themes: new ThemeFiles(themeFoldersOf(options), this.#faults, this.#displayPath),
      assets: new AssetFiles(this.#displayPath),
      registry: this.#registry,
      shared: new SharedParts(),
    };
    this.#held = new HeldIdentities((id) => this.#reloadSoon([id]), options.admit);
    this.#changes = new ChangeListeners(options.log);
    this.#states = new LiveStates(options.cacheEntries ?? 500);
    this.#hosts = new LiveHosts(this.#registry.hosts, this.#states);
    this.#queue = new TaskQueue((err) => options.log.error({ err }, 'A brand task failed.'));
  }

  /** Builds the index, then watches. */
  async start(): Promise<void> {
    const { roots, log, watch = true, checkAtStart = true } = this.#options;
    if (watch) {
      this.#watch = new BrandWatch({
        roots,
        themeFolders: themeFoldersOf(this.#options),
        log,
        onBrand: (rootIndex, id) => this.#enqueue(rootIndex, id),
        onTheme: (file) => this.#enqueueTheme(file),
        onReset: () => this.#queue.urgent('rescan', () => this.#rescan()),
      });
    }
    await this.parts.themes.refreshAll();
    for (const brand of await this.#scan()) this.#add(brand);
    for (const entry of this.#registry.inOrder()) this.#registry.claim(entry);
    void this.#watch?.settle();
    if (!checkAtStart) return;
    for (const id of this.#registry.ids()) this.#queue.background(() => this.#reload(id));
  }

  async getByHost(host: string): Promise<HostLookup> {
    const name = normaliseHostHeader(host);
    const found = name === null ? undefined : this.#hosts.find(name);
    if (found) return found;
    const id = name === null ? undefined : this.#registry.hosts.get(name);
    if (id === undefined) return { kind: 'unknown' };
    if (this.#registry.get(id)?.state === 'broken') return { kind: 'broken', id };
    const running = this.#firstUses.get(id) ?? this.#resolveFirst(id);
    this.#firstUses.set(id, running);
    return running;
  }

  list(): readonly BrandSummary[] {
    return this.#registry.list();
  }

  faults(): readonly Fault[] {
    return this.#faults.all();
  }

  /** The ids of all brands, also of those that others only extend. */
  ids(): readonly string[] {
    return this.#registry.ids();
  }

  async check(only?: readonly string[]): Promise<readonly Fault[]> {
    const ids = only ?? this.ids();
    const reload = (id: string) =>
      new Promise<void>((resolve, reject) => {
        this.#queue.patient(() => this.#reload(id).then(resolve, reject));
      });
    await Promise.all(ids.map(reload));
    return only ? only.flatMap((id) => this.#faults.of(`brand ${id}`)) : this.faults();
  }

  async readAsset(live: LiveBrand, asked: string): Promise<BrandAssetFile | null> {
    return this.parts.assets.read(live.files, asked);
  }

  onChange(listener: (brandId: string) => void): () => void {
    return this.#changes.add(listener);
  }

  async close(): Promise<void> {
    this.#watch?.close();
    this.#changes.clear();
    await this.#queue.close();
  }

  #add({ read, ...place }: FoundBrand): BrandEntry {
    return this.#registry.add(place, read.kind === 'absent' ? '' : read.text);
  }

  #scan() {
    return scanRoots({
      roots: this.#options.roots,
      displayPath: this.#displayPath,
      faults: this.#faults,
      beforeReading: (rootIndex, names) => this.#watch?.armNow(rootIndex, names),
    });
  }

  async #resolveFirst(id: string): Promise<HostLookup> {
    try {
      for (;;) {
        const entry = this.#registry.get(id);
        const source = this.#registry.sourceOf(id);
        if (!entry || !source) return { kind: 'unknown' };
        const { version } = entry;
        const attempt = await this.#held.hold(entry, await this.#attempt(source));
        const live = this.#states.find(id);
        if (live) return toLiveHost(live);
        if (entry.version !== version) continue;
        if (attempt.ok) this.#accept(entry, source.text, attempt, { isAskedFor: true });
        else await this.#reject(entry, attempt, NOTHING);
        const served = attempt.live ?? this.#states.find(id);
        return served ? toLiveHost(served) : { kind: 'broken', id };
      }
    } finally {
      this.#firstUses.delete(id);
    }
  }

  #attempt(source: BrandSource, formerly: Formerly = NOTHING): Promise<Attempt> {
    const getSource = (id: string) => formerly.get(id) ?? this.#registry.sourceOf(id);
    return attemptBrand(source, getSource, this.parts);
  }

  #enqueue(rootIndex: number, id: string): void {
    this.#queue.urgent(`brand ${rootIndex} ${id}`, () => this.#visit(rootIndex, id));
  }

  #enqueueTheme(file: string): void {
    const name = this.parts.themes.nameOf(file);
    if (name === undefined) return;
    this.#queue.urgent(`theme ${name}`, async () => {
      if (await this.parts.themes.refresh(name)) this.#reloadSoon(this.#registry.usersOf(name));
    });
  }

  async #rescan(): Promise<void> {
    const changed = await this.parts.themes.refreshAll();
    for (const name of changed) this.#reloadSoon(this.#registry.usersOf(name));
    const found = await this.#scan();
    for (const { rootIndex, id } of found) this.#enqueue(rootIndex, id);
    for (const entry of this.#registry.inOrder()) this.#enqueue(entry.rootIndex, entry.id);
  }

  /** Looks at a folder again after something in it changed. */
  async #visit(rootIndex: number, id: string, isSecondLook = false): Promise<void> {
    const root = this.#options.roots[rootIndex]!;
    const folder = path.join(root, id);
    const file = this.#displayPath(path.join(folder, BRAND_FILE));
    const found = await lookAtFolder(root, id);
    const entry = this.#registry.get(id);
    const owner = `folder ${folder}`;
    if (found === 'folder' && entry && entry.rootIndex !== rootIndex) {
      return this.#faults.set(owner, [duplicateFault(file, id, entry.file)]);
    }
    const fault = placeFault(file, id, found);
    this.#faults.set(owner, fault ? [fault] : []);
    if (fault?.rule === 'brand.id') return;
    if (found === 'folder') {
      if (entry) return this.#reload(id, { isEvent: true });
      const read = await readTextFile(folder, BRAND_FILE);
      const added = this.#add({ id, rootIndex, folder, file, read });
      this.#reloadSoon(this.#registry.claim(added));
      return this.#reload(id, { isEvent: true, isNew: true });
    }
    if (entry?.rootIndex !== rootIndex || !(await isFolder(root))) return;
    if (isSecondLook) return this.#remove(entry);
    const again = () => this.#queue.urgent(owner, () => this.#visit(rootIndex, id, true));
    setTimeout(again, SECOND_LOOK_MS).unref();
  }

  #remove(entry: BrandEntry): void {
    const { id } = entry;
    const formerly = new Map([[id, this.#registry.sourceOf(id)!]]);
    const children = this.#registry.descendantsOf(id);
    this.#states.delete(id);
    this.#faults.set(`brand ${id}`, []);
    entry.version += 1;
    this.#reloadSoon(this.#registry.remove(id));
    this.#reloadSoon(children, formerly);
    this.#options.roots.forEach((_, rootIndex) => {
      if (rootIndex !== entry.rootIndex) this.#enqueue(rootIndex, id);
    });
    this.#changes.tell(id);
  }

  /** Those that members use now come first. */
  #reloadSoon(ids: Iterable<string>, formerly: Formerly = NOTHING): void {
    const all = [...ids];
    const inUse = all.filter((id) => this.#states.isCached(id));
    const others = all.filter((id) => !this.#states.isCached(id));
    for (const id of [...inUse, ...others]) {
      this.#queue.patient(() => this.#reload(id, { formerly }));
    }
  }

  /** Reads a brand's file again and takes it over if it is good. */
  async #reload(
    id: string,
    { formerly = NOTHING, isNew = false, isEvent = false } = {},
  ): Promise<void> {
    const entry = this.#registry.get(id);
    if (!entry) return;
    const source = this.#registry.sourceOf(id)!;
    const read = await readTextFile(entry.folder, BRAND_FILE);
    const text = read.kind === 'absent' ? '' : read.text;
    const attempt =
      read.kind === 'text'
        ? await this.#held.hold(entry, await this.#moves.attempt(entry, { ...source, text }))
        : { ok: false, faults: [fileFault(entry.file, read)] };
    if (attempt.ok) this.#accept(entry, text, attempt, { isNew });
    else await this.#reject(entry, attempt, formerly);
    if (entry.state === 'broken') this.#index(entry, text);
    const isChanged = attempt.ok && text !== source.text;
    if (isChanged || isEvent) {
      this.#reloadSoon(this.#registry.descendantsOf(id), new Map([[id, source]]));
    }
  }

  #index(entry: BrandEntry, text: string): void {
    this.#registry.accept(entry, text);
    this.#reloadSoon(this.#registry.claim(entry));
  }

  #accept(
    entry: BrandEntry,
    text: string,
    attempt: Attempt,
    { isNew = false, isAskedFor = false } = {},
  ): void {
    const { id } = entry;
    const wasServed = entry.revision !== undefined || entry.state === 'broken' || isNew;
    const isChanged = entry.revision !== attempt.live?.revision;
    entry.state = 'ok';
    entry.revision = attempt.live?.revision;
    this.#faults.set(`brand ${id}`, attempt.faults);
    if (attempt.live) this.#states.put(id, attempt.live, isAskedFor);
    else this.#states.delete(id);
    this.#reloadSoon(this.#registry.setServable(id, true));
    this.#index(entry, text);
    if (!isChanged) return;
    entry.version += 1;
    if (wasServed) this.#changes.tell(id);
  }

  /** Keeps the last good state of a brand whose files are at fault, wherever it can still be had from. */
  async #reject(entry: BrandEntry, attempt: Attempt, formerly: Formerly): Promise<void> {
    const { id } = entry;
    this.#faults.set(`brand ${id}`, attempt.faults);
    if (entry.state === 'broken' || this.#states.isKept(id)) return;
    const live = this.#states.find(id) ?? (await this.#recover(entry, attempt, formerly));
    const wasServed = entry.revision !== undefined;
    const isChanged = entry.revision !== live?.revision;
    entry.version += 1;
    if (live) {
      this.parts.assets.keep(Object.keys(live.files));
      this.#states.keep(id, live);
      entry.state = 'lastGood';
      entry.revision = live.revision;
    } else {
      entry.state = 'broken';
      entry.revision = undefined;
      this.#reloadSoon(this.#registry.setServable(id, false));
    }
    if (wasServed && isChanged) this.#changes.tell(id);
  }

  async #recover(entry: BrandEntry, attempt: Attempt, formerly: Formerly) {
    const before = await this.#attempt(this.#registry.sourceOf(entry.id)!, formerly);
    return this.#held.choose(entry, before, attempt);
  }
}

/** Reads the index of all brands and starts to watch them. Rejects for nothing that is in a brand's folder. */
export async function createBrandStore(options: BrandStoreOptions): Promise<FileBrandStore> {
  const store = new FileBrandStore(options);
  await store.start();
  return store;
}
