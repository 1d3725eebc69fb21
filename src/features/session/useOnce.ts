import { useRef, useState } from 'react';

/** Carries out one thing at a time: a second press while the first is on its way does nothing. */
export function useOnce<Args extends readonly unknown[]>(work: (...args: Args) => Promise<void>) {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (...args: Args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await work(...args);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { run, isBusy };
}
