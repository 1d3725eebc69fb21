import { LRUCache } from 'lru-cache';
import type { SplicedDocument } from './nonceSplice.ts';

/** A document as it is kept: compressed, with the places of its nonce. */
export interface FinishedDocument extends SplicedDocument {
  readonly httpStatus: number;
  /** When something in it begins or ends by the clock; null for never. */
  readonly expiresAt: Date | null;
}

/** What tells one document from another. */
export interface DocumentKey {
  readonly brandId: string;
  readonly merchantCode: string;
  /** Revision, language, path and whatever else the page depends on. */
  readonly variant: string;
}

interface Kept extends FinishedDocument {
  readonly key: DocumentKey;
}

/** Bytes of bookkeeping beside a document. */
const OVERHEAD_BYTES = 512;

/** Finished documents, bounded by their bytes; each is made once however many ask for it at a time. */
export class DocumentCache {
  readonly #kept: LRUCache<string, Kept>;
  readonly #underway = new Map<string, Promise<FinishedDocument>>();

  readonly #clock: () => Date;

  constructor(maxBytes: number, clock: () => Date) {
    this.#clock = clock;
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (document) => document.bytes.length + OVERHEAD_BYTES,
    });
  }

  /** The document of a key, made by `make` where it is not kept. */
  get(
    key: DocumentKey,
    make: () => Promise<FinishedDocument>,
  ): FinishedDocument | Promise<FinishedDocument> {
    const name = `${key.brandId} ${key.variant}`;
    const kept = this.#kept.get(name);
    const isOver = kept?.expiresAt && kept.expiresAt <= this.#clock();
    if (kept && !isOver) return kept;
    return this.#underway.get(name) ?? this.#make(name, key, make);
  }

  #make(
    name: string,
    key: DocumentKey,
    make: () => Promise<FinishedDocument>,
  ): Promise<FinishedDocument> {
    const made: Promise<FinishedDocument> = make()
      .then((document) => {
        // One that was dropped while it was made holds what was true before.
        if (this.#underway.get(name) === made) this.#kept.set(name, { ...document, key });
        return document;
      })
      .finally(() => {
        if (this.#underway.get(name) === made) this.#underway.delete(name);
      });
    this.#underway.set(name, made);
    return made;
  }

  /** Drops the documents that `isOld` names, and whatever is being made at the moment. */
  drop(isOld: (key: DocumentKey) => boolean): void {
    this.#underway.clear();
    for (const [name, { key }] of this.#kept.entries()) if (isOld(key)) this.#kept.delete(name);
  }

  get size(): { readonly documents: number; readonly bytes: number } {
    return { documents: this.#kept.size, bytes: this.#kept.calculatedSize };
  }
}
