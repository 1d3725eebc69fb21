import { LRUCache } from 'lru-cache';
import type { PageRequest } from '../../schemas/page.ts';
import type { SplicedDocument } from './nonceSplice.ts';

/** A document to be kept: compressed, with the places of its nonce. */
export interface FinishedDocument extends SplicedDocument {
  /** Its Content-Security-Policy, with a place for the nonce. */
  readonly policy: string;
  readonly httpStatus: number;
  /** When something in it begins or ends by the clock; null for never. */
  readonly expiresAt: Date | null;
}

/** What tells one document from another. */
export interface DocumentKey {
  readonly brandId: string;
  readonly merchantCode: string;
  /** Of the brand. */
  readonly revision: string;
  readonly features: PageRequest['whitelabel'];
  /** Language, path and whatever else the page depends on. */
  readonly variant: string;
}

/** A document and what it was made from in one object, since whatever lies elsewhere is slow to come among thousands. */
class KeptDocument implements FinishedDocument {
  readonly bytes: Buffer;
  readonly places: readonly number[];
  isLent = false;
  readonly policy: string;
  readonly httpStatus: number;
  readonly expiresAt: Date | null;
  readonly brandId: string;
  readonly merchantCode: string;
  readonly #revision: string;
  #features: DocumentKey['features'];

  constructor(document: FinishedDocument, key: DocumentKey) {
    this.bytes = document.bytes;
    this.places = document.places;
    this.policy = document.policy;
    this.httpStatus = document.httpStatus;
    this.expiresAt = document.expiresAt;
    this.brandId = key.brandId;
    this.merchantCode = key.merchantCode;
    this.#revision = key.revision;
    this.#features = key.features;
  }

  /** Whether it shows the present revision and features; these are read through only where they were read anew. */
  isOf({ revision, features }: DocumentKey): boolean {
    if (this.#revision !== revision) return false;
    if (this.#features === features) return true;
    if (listClosed(this.#features) !== listClosed(features)) return false;
    this.#features = features;
    return true;
  }
}

const listClosed = (features: DocumentKey['features']) =>
  Object.entries(features)
    .flatMap(([id, isOpen]) => (isOpen ? [] : [id]))
    .join();

const nameOf = ({ brandId, variant }: DocumentKey) => `${brandId} ${variant}`;

/** Bytes of bookkeeping beside a document. */
const OVERHEAD_BYTES = 512;

/** Finished documents, bounded by their bytes; each is made once however many ask for it at a time. */
export class DocumentCache {
  readonly #kept: LRUCache<string, KeptDocument>;
  readonly #underway = new Map<string, Promise<KeptDocument>>();
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
        const document = new KeptDocument(finished, key);
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
