import { useCallback, useSyncExternalStore, type RefObject } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** The whole screen for an element. Phones that have that for videos only cannot do it. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const canFill = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled === true,
    () => false,
  );
  const isFull = useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenElement),
    () => false,
  );
  const toggle = useCallback(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen({ navigationUI: 'hide' });
    // A browser may refuse; then the page stays as it is.
    change?.catch(() => undefined);
  }, [element]);
  return { canFill, isFull, toggle };
}
