/** The brand that is worked for, by its merchant code. */
export interface BrandStore {
  get(): string | undefined;
  choose(merchantCode: string): void;
  subscribe(listener: () => void): () => void;
}

/** Where a choice outlives the page. */
export interface Keep {
  getItem<Value>(key: string): Value | undefined;
  setItem<Value>(key: string, value: Value): void;
}

const KEY = 'brand';

/** Makes the store. What was chosen counts while it is among `getChoices()`, else the first of them. */
export function createBrandStore(
  keep: Keep,
  getChoices: () => readonly string[] | undefined,
): BrandStore {
  const listeners = new Set<() => void>();
  return {
    get() {
      const choices = getChoices() ?? [];
      const kept = keep.getItem<string>(KEY);
      return kept !== undefined && choices.includes(kept) ? kept : choices[0];
    },
    choose(merchantCode) {
      keep.setItem(KEY, merchantCode);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
