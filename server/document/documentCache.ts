import { LRUCache } from 'lru-cache';
import { SharedParts } from '../brands/sharedParts.ts';
import {
  KeptDocument,
  listClosed,
  type DocumentKey,
  type FinishedDocument,
} from './keptDocument.ts';

const nameOf = ({ brandId, variant }: DocumentKey) => `${brandId} ${variant}`;

/** Bytes of bookkeeping beside a document. */
const OVERHEAD_BYTES = 512;

/** Finished documents, bounded by their bytes; each is made once however many ask for it at a time. */
export class DocumentCache {
  readonly #kept: LRUCache<string, KeptDocument>;
  readonly #underway = new Map<string, Promise<KeptDocument>>();
  /** Most documents have their nonces at one of few combinations of places. */
  readonly #places = new SharedParts();
  readonly #clock: () => Date;

  constructor(maxBytes: number, clock: () => Date) {
    this.#clock = clock;
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (document) => document.bytes.length + OVERHEAD_BYTES,
      dispose: (document) => document.retire(),
    });
  }

  /** The document of a key, made by `make` where it is not kept. */
  get(
    key: DocumentKey,
    make: () => Promise<FinishedDocument>,
  ): KeptDocument | Promise<KeptDocument> {
    const name = nameOf(key);
    const kept = this.#kept.get(name);
    if (kept?.isOf(key) && !this.isOver(kept)) return kept;
    const version = `${name} ${key.revision} ${listClosed(key.features)}`;
    return this.#underway.get(version) ?? this.#make(name, version, key, make);
  }

  /** Whether it is this very document that is kept: not where memory is too small for it, nor once it was dropped. */
  keeps(key: DocumentKey, document: FinishedDocument): boolean {
    return this.#kept.peek(nameOf(key)) === document;
  }

  /** Whether something in a document has begun or ended since it was made. */
  isOver({ expiresAt }: FinishedDocument): boolean {
    return expiresAt !== null && expiresAt <= this.#clock();
  }

  #make(
    name: string,
    version: string,
    key: DocumentKey,
    make: () => Promise<FinishedDocument>,
  ): Promise<KeptDocument> {
    const made: Promise<KeptDocument> = make()
      .then((finished) => {
        // Whoever waited for it shares the very object that is kept: it knows whether its bytes are lent.
        const places = this.#places.find(finished.places);
        const document = new KeptDocument({ ...finished, places }, key);
        // One that was dropped while it was made holds what was true before.
        if (this.#underway.get(version) === made) this.#kept.set(name, document);
        return document;
      })
      .finally(() => {
        if (this.#underway.get(version) === made) this.#underway.delete(version);
      });
    this.#underway.set(version, made);
    return made;
  }

  /** Drops the documents that `isOld` names, and whatever is being made at the moment. */
  drop(isOld: (document: Pick<DocumentKey, 'brandId' | 'merchantCode'>) => boolean): void {
    this.#underway.clear();
    for (const [name, document] of this.#kept.entries()) {
      if (isOld(document)) this.#kept.delete(name);
    }
  }

  get size(): { readonly documents: number; readonly bytes: number } {
    return { documents: this.#kept.size, bytes: this.#kept.calculatedSize };
  }
}
