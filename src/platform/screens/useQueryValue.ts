import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const subscribeToNothing = () => () => {};

/**
 * The query string of the address; empty in prerendered pages and the browser's first render of them, since one
 * prerendered page serves every query.
 */
export function useQueryText(): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    subscribeToNothing,
    () => search,
    () => '',
  );
}

/** A value of the address's query string; null where it is not given, and as long as `useQueryText` is empty. */
export const useQueryValue = (name: string): string | null =>
  new URLSearchParams(useQueryText()).get(name);
