import type { FinishedDocument } from './documentCache.ts';

/** What a page is asked for by: whatever else it depends on is the same for everybody who asks at a host. */
export interface PageWish {
  readonly path: string;
  /** The language that the visitor chose once, as the browser says it. */
  readonly language: string | undefined;
}

/** How often a page is given out again before it is looked up as if for the first time, which keeps caches from forgetting it. */
const MOST_USES = 32;

/**
 * The page that a host gave out last, for whoever asks for just that again: no brand, standing or cache is looked at for
 * it, since each lies somewhere else and is slow to come among thousands.
 */
export class LastPage {
  readonly #path: string;
  readonly #language: string | undefined;
  readonly #epoch: number;
  /** Weak, because how many documents are kept is for their cache to say. */
  readonly #document: WeakRef<FinishedDocument>;
  #usesLeft = MOST_USES;

  /** `epoch`: of all that pages are made from, read before this one was. */
  constructor(document: FinishedDocument, { path, language }: PageWish, epoch: number) {
    this.#document = new WeakRef(document);
    this.#path = path;
    this.#language = language;
    this.#epoch = epoch;
  }

  /** The document, if it is what is asked for and nothing has changed since. */
  find({ path, language }: PageWish, epoch: number): FinishedDocument | undefined {
    if (this.#epoch !== epoch || this.#path !== path || this.#language !== language) return;
    if (this.#usesLeft === 0) return;
    this.#usesLeft -= 1;
    return this.#document.deref();
  }
}
