import { useRef } from 'react';

/**
 * The key of what is asked for: the same as long as the same is asked, so that pressing twice, or again after a lost answer,
 * has one effect. `settle` makes the next press another request.
 */
export function useOrderKey() {
  const kept = useRef<{ what: string; key: string }>(undefined);
  return {
    keyOf(body: unknown): string {
      const what = JSON.stringify(body);
      if (kept.current?.what !== what) kept.current = { what, key: crypto.randomUUID() };
      return kept.current.key;
    },
    settle() {
      kept.current = undefined;
    },
  };
}
