import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; false in prerendered pages and in the first render of the browser. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the visitor asked for less motion. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)');
