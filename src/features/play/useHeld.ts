import { useEffect, useState } from 'react';

/** A round is shown for so long at most: a game that says nothing after that has lost its way. */
const LONGEST_SHOW_MS = 60_000;

/**
 * A value as it was while a round is shown: money moves faster than reels and wheels, and nobody wants to read in the
 * bar how a round ends that still turns.
 */
export function useHeld<Value>(value: Value) {
  const [held, setHeld] = useState<{ readonly value: Value }>();
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => setHeld(undefined), LONGEST_SHOW_MS);
    return () => clearTimeout(timer);
  }, [held]);
  return {
    value: held ? held.value : value,
    hold: () => setHeld({ value: held ? held.value : value }),
    release: () => setHeld(undefined),
  };
}
