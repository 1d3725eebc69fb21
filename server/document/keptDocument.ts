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

/** What a page is asked for by: whatever else it depends on is the same for everybody who asks at a host. */
export interface DocumentRequest {
  readonly path: string;
  /** The language that the visitor chose once, as the browser says it. */
  readonly language: string | undefined;
}

/** How often a document is given out again before it is looked up as if for the first time, which keeps caches from forgetting it. */
const MOST_USES = 32;

const NOTHING = Buffer.alloc(0);

/**
 * A document, what it was made from and what it was asked for by, in one object: a host remembers it, and whatever lies
 * elsewhere is slow to come among thousands.
 */
export class KeptDocument implements FinishedDocument {
  // First what an answer looks at, so that it lies together.
  #usesLeft = 0;
  #path = '';
  #language: string | undefined = undefined;
  /** Whether it is also for those who chose no language. */
  #isDefault = false;
  readonly expiresAt: Date | null;
  readonly httpStatus: number;
  readonly policy: string;
  readonly places: readonly number[];
  isLent = false;
  #bytes: Buffer;
  readonly brandId: string;
  readonly merchantCode: string;
  readonly #revision: string;
  #features: DocumentKey['features'];

  constructor(document: FinishedDocument, key: DocumentKey) {
    this.expiresAt = document.expiresAt;
    this.httpStatus = document.httpStatus;
    this.policy = document.policy;
    this.places = document.places;
    this.#bytes = document.bytes;
    this.brandId = key.brandId;
    this.merchantCode = key.merchantCode;
    this.#revision = key.revision;
    this.#features = key.features;
  }

  get bytes(): Buffer {
    return this.#bytes;
  }

  /** Whether it shows the present revision and features; these are read through only where they were read anew. */
  isOf({ revision, features }: DocumentKey): boolean {
    if (this.#revision !== revision) return false;
    if (this.#features === features) return true;
    if (listClosed(this.#features) !== listClosed(features)) return false;
    this.#features = features;
    return true;
  }

  /** Notes what it was found by, for `takeFor`; only where everybody may have it. */
  noteFoundBy({ path, language }: DocumentRequest): void {
    this.#path = path;
    if (language === undefined) this.#isDefault = true;
    else this.#language = language;
    this.#usesLeft = MOST_USES;
  }

  /** Whether it may be given out for this without looking further, and one use less from now on. */
  takeFor({ path, language }: DocumentRequest): boolean {
    if (this.#usesLeft === 0 || this.#path !== path) return false;
    if (language === undefined ? !this.#isDefault : this.#language !== language) return false;
    this.#usesLeft -= 1;
    return true;
  }

  /** It is kept no more. Hosts may go on to remember it, but not its bytes. */
  retire(): void {
    this.#usesLeft = 0;
    // Whoever was given it in this very moment still sends it.
    setImmediate(() => (this.#bytes = NOTHING));
  }
}

/** The names of all closed features, which tell what `features` lets through. */
export const listClosed = (features: DocumentKey['features']): string =>
  Object.entries(features)
    .flatMap(([id, isOpen]) => (isOpen ? [] : [id]))
    .join();
