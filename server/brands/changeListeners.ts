import type { BrandLog } from './faultBook.ts';

type Listener = (brandId: string) => void;

/** Those who want to know of every change of what is served; one that throws does not keep it from the others. */
export class ChangeListeners {
  readonly #listeners = new Set<Listener>();
  readonly #log: BrandLog;

  constructor(log: BrandLog) {
    this.#log = log;
  }

  add(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  clear(): void {
    this.#listeners.clear();
  }

  tell(id: string): void {
    for (const listener of this.#listeners) {
      try {
        listener(id);
      } catch (error) {
        this.#log.error({ err: error }, `A listener failed for the brand "${id}".`);
      }
    }
  }
}
