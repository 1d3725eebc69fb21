import { useCallback, useEffect, useState } from 'react';
import { readSession, writeSession } from '../../platform/storage/storage.ts';
import { addRound, begin, passTime, resumeSitting, writeSitting } from './sitting.ts';

const KEY = 'livery.sitting';
const TICK_MS = 1000;

/**
 * The sitting at a game. Time counts while the game is open and the page can be seen: who looks at something else does
 * not play. It goes on where the page is loaded anew.
 */
export function useSitting(
  of: string,
  { isOpen, startedAt }: { readonly isOpen: boolean; readonly startedAt: string | undefined },
  now: () => number = Date.now,
) {
  const [sitting, setSitting] = useState(() => resumeSitting(of, readSession(KEY), now()));
  useEffect(() => {
    const isSeen = () => isOpen && document.visibilityState === 'visible';
    let wasSeen = isSeen();
    const tick = () => {
      const counts = wasSeen;
      wasSeen = isSeen();
      const at = now();
      setSitting((before) => passTime(before, at, counts));
    };
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isOpen, now]);
  if (startedAt !== undefined && sitting.startedAt === null) setSitting(begin(sitting, startedAt));
  useEffect(() => void writeSession(KEY, writeSitting(sitting)), [sitting]);
  const add = useCallback(
    (round: { stake: bigint; paid: bigint }) => setSitting((before) => addRound(before, round)),
    [],
  );
  return { sitting, add };
}
