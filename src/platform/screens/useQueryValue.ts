import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const subscribeToNothing = () => () => {};

/**
 * A value of the address's query string; null where it is not given, and in prerendered pages and the browser's first
 * render of them, since one prerendered page serves every query.
 */
export function useQueryValue(name: string): string | null {
  const value = new URLSearchParams(useLocation().search).get(name);
  return useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => null,
  );
}
