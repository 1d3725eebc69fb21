import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PlayMode } from '../../../schemas/vendorApi.ts';
import { sittingSince } from '../../api/launch.ts';
import { parseMinor } from '../../../engine/minorUnits.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { readSession, writeSession } from '../../platform/storage/storage.ts';
import { begin, passTime, resumeTime, type PlayedTime, type Sitting } from './sitting.ts';

const KEY = 'livery.sitting';
const TICK_MS = 1000;
/** Rounds may follow each other fast; what they came to is asked for once in a while. */
const REST_MS = 800;

/** What is played, and by whom. */
interface Played {
  readonly account: string;
  readonly gameId: string;
  readonly mode: PlayMode;
}

/** Whether the game is open now, and when it was launched (ISO 8601, UTC). */
interface Opened {
  readonly isOpen: boolean;
  readonly startedAt: string | undefined;
}

/**
 * The sitting at a game: its time, which goes on where the page is loaded anew, and what the ledger says that its rounds
 * came to. `refresh` asks for that again, such as after a round.
 */
export function useSitting(
  { account, gameId, mode }: Played,
  opened: Opened,
  now: () => number = Date.now,
) {
  const time = usePlayedTime(`${account} ${gameId} ${mode}`, opened, now);
  const { playedMs, startedAt } = time;
  const { decimals } = useBrand().currency;
  const query = sittingSince(useHttp(), { gameId, mode, from: startedAt ?? '' });
  const { data } = useQuery({ ...query, enabled: startedAt !== null });
  const sums = data && {
    netMinor: (parseMinor(data.paid, decimals) ?? 0n) - (parseMinor(data.staked, decimals) ?? 0n),
    rounds: data.rounds,
    lastRound: data.lastRound,
  };
  const sitting: Sitting = {
    playedMs,
    startedAt,
    ...(sums ?? (startedAt === null ? NOTHING : UNKNOWN)),
  };
  return { sitting, refresh: useRefresh(query.queryKey) };
}

const NOTHING = { netMinor: 0n, rounds: 0, lastRound: null };
const UNKNOWN = { netMinor: undefined, rounds: undefined, lastRound: null };

function useRefresh(queryKey: QueryKey): () => void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queryClient.invalidateQueries({ queryKey });
    }, REST_MS);
  };
}

/** Time counts while the game is open and the page can be seen: who looks at something else does not play. */
function usePlayedTime(of: string, { isOpen, startedAt }: Opened, now: () => number): PlayedTime {
  const [time, setTime] = useState(() => resumeTime(of, readSession(KEY), now()));
  useEffect(() => {
    const isSeen = () => isOpen && document.visibilityState === 'visible';
    let wasSeen = isSeen();
    const tick = () => {
      const counts = wasSeen;
      wasSeen = isSeen();
      const at = now();
      setTime((before) => passTime(before, at, counts));
    };
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isOpen, now]);
  if (startedAt !== undefined && time.startedAt === null) setTime(begin(time, startedAt));
  useEffect(() => void writeSession(KEY, JSON.stringify(time)), [time]);
  return time;
}
