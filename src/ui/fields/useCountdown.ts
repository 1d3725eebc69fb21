import { useEffect, useState } from 'react';
import { readSession, writeSession } from '../../platform/storage/storage.ts';

const keyOf = (name: string) => `livery.codeUntil.${name}`;

/** Longest countdown that is believed: nothing counts from a kept time that makes no sense. */
const MAX_SECONDS = 3600;

const toSeconds = (untilMs: number) => {
  const seconds = Math.ceil((untilMs - Date.now()) / 1000);
  return seconds > 0 && seconds <= MAX_SECONDS ? seconds : 0;
};

/** Counts seconds down to a time that this tab remembers over a reload. */
export function useCountdown(name: string): {
  secondsLeft: number;
  start: (seconds: number) => void;
} {
  const [untilMs, setUntilMs] = useState<number | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const isCounting = secondsLeft > 0;

  useEffect(() => {
    const tick = () => setSecondsLeft(toSeconds(untilMs ?? Number(readSession(keyOf(name)) ?? 0)));
    tick();
    if (!isCounting) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [name, untilMs, isCounting]);

  const start = (seconds: number) => {
    const until = Date.now() + seconds * 1000;
    writeSession(keyOf(name), String(until));
    setUntilMs(until);
  };
  return { secondsLeft, start };
}
