import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE_MS / 4);
  return () => clearInterval(timer);
}

const getMinute = () => Math.floor(Date.now() / MINUTE_MS);

/** The present to the minute; null in prerendered pages and in the browser's first render, which know no time. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore<number | null>(subscribe, getMinute, () => null);
  return minute === null ? null : new Date(minute * MINUTE_MS);
}
