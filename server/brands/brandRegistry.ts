import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { parseHost } from '../../engine/brand/host.ts';
import type { BrandSource } from '../../engine/brand/loadChain.ts';
import { outlineBrand, type BrandOutline } from '../../engine/brand/parseBrand.ts';
import type { BrandSummary } from './brandStore.ts';
import { Claims } from './claims.ts';

/** What is held of every brand, resolved or not: little. */
export interface BrandEntry {
  readonly id: string;
  readonly rootIndex: number;
  readonly folder: string;
  /** Path of the brand file as the operator knows it. */
  readonly file: string;
  /** The last accepted text, or the first one seen; compressed. */
  source: Buffer;
  outline: BrandOutline;
  /** `unchecked`: nobody has asked for it yet. */
  state: 'unchecked' | 'ok' | 'lastGood' | 'broken';
  /** Revision last served; undefined where the brand was never good. */
  revision?: string;
  /** Counts what was accepted and rejected, so that slower work on older files is dropped. */
  version: number;
}

/** The index of all brands: by id, by host, by merchant code and by what they build on. */
export class BrandRegistry {
  readonly #entries = new Map<string, BrandEntry>();
  readonly hosts = new Claims();
  readonly merchantCodes = new Claims();

  get(id: string): BrandEntry | undefined {
    return this.#entries.get(id);
  }

  ids(): readonly string[] {
    return [...this.#entries.keys()];
  }

  /** All brands by the order of their roots, then by id. */
  inOrder(): readonly BrandEntry[] {
    return [...this.#entries.values()].sort(
      (a, b) => a.rootIndex - b.rootIndex || (a.id < b.id ? -1 : 1),
    );
  }

  add(place: Pick<BrandEntry, 'id' | 'rootIndex' | 'folder' | 'file'>, text: string): BrandEntry {
    const entry: BrandEntry = {
      ...place,
      source: pack(text),
      outline: outlineBrand(text),
      state: 'unchecked',
      version: 0,
    };
    this.#entries.set(entry.id, entry);
    return entry;
  }

  /** Takes a text as the brand's own. */
  accept(entry: BrandEntry, text: string): void {
    if (unpack(entry.source) === text) return;
    entry.source = pack(text);
    entry.outline = outlineBrand(text);
  }

  /** Claims what the brand's outline names; returns the ids of other brands that this concerns. */
  claim(entry: BrandEntry): ReadonlySet<string> {
    const { merchantCode, abstract } = entry.outline;
    const names = hostsOf(entry.outline);
    const codes = abstract || merchantCode === undefined ? [] : [merchantCode];
    return union(this.hosts.set(entry.id, names), this.merchantCodes.set(entry.id, codes));
  }

  /** Says whether the brand can be served; returns the ids of other brands that this concerns. */
  setServable(id: string, isServable: boolean): ReadonlySet<string> {
    return union(this.hosts.setWeak(id, !isServable), this.merchantCodes.setWeak(id, !isServable));
  }

  remove(id: string): ReadonlySet<string> {
    this.setServable(id, true);
    this.#entries.delete(id);
    return union(this.hosts.set(id, []), this.merchantCodes.set(id, []));
  }

  /** The last accepted file of a brand. */
  sourceOf(id: string): BrandSource | undefined {
    const entry = this.#entries.get(id);
    return entry && { id, file: entry.file, folder: entry.folder, text: unpack(entry.source) };
  }

  /** Every brand that builds on a brand, directly or not. */
  descendantsOf(id: string): readonly string[] {
    return this.ids().filter((other) => other !== id && this.#lineOf(other).includes(id));
  }

  /** Every brand that uses a theme. */
  usersOf(theme: string): readonly string[] {
    return this.ids().filter((id) => {
      const named = this.#lineOf(id).find((step) => this.#entries.get(step)?.outline.theme);
      return (named ? this.#entries.get(named)?.outline.theme : 'default') === theme;
    });
  }

  list(): readonly BrandSummary[] {
    return [...this.#entries.values()]
      .filter((entry) => !entry.outline.abstract)
      .map((entry) => ({
        id: entry.id,
        name: this.#nameOf(entry.id),
        hosts: this.hosts.owned(entry.id),
        state: entry.state === 'unchecked' ? 'ok' : entry.state,
      }));
  }

  #nameOf(id: string): string {
    const named = this.#lineOf(id).find((step) => this.#entries.get(step)?.outline.name);
    return (named && this.#entries.get(named)?.outline.name) ?? id;
  }

  /** The brand and what it builds on, nearest first. */
  #lineOf(id: string): readonly string[] {
    const line: string[] = [];
    for (let next: string | undefined = id; next !== undefined && !line.includes(next);) {
      line.push(next);
      next = this.#entries.get(next)?.outline.extends;
    }
    return line;
  }
}

/** The hosts that a brand names, as they are looked up. */
export function hostsOf({ hosts, abstract }: BrandOutline): readonly string[] {
  if (abstract) return [];
  return hosts.flatMap((written) => {
    const parsed = parseHost(written);
    return parsed.ok ? [parsed.host] : [];
  });
}

/** Compresses a text to be held for long. */
export function pack(text: string): Buffer {
  // Copied, because what zlib returns holds on to a whole chunk of its own.
  return Buffer.from(deflateRawSync(text, { level: 1 }));
}

/** The text that was packed. */
export function unpack(bytes: Buffer): string {
  return inflateRawSync(bytes).toString('utf8');
}

function union(a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...a, ...b]);
}
