import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether the page has hydrated; false in prerendered pages and in the browser's first render of them. */
export const useMounted = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
