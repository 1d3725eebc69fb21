import { useSyncExternalStore } from 'react';
import { getServerTime } from '../../../schemas/api/system.ts';
import type { Http } from '../http/http.ts';
import { useHttp } from '../http/HttpContext.tsx';
import { createServerClock, type ServerClock } from './serverClock.ts';

const clocks = new WeakMap<Http, ServerClock>();

function onReturn(act: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && act();
  document.addEventListener('visibilitychange', look);
  for (const happening of ['focus', 'pageshow', 'online']) window.addEventListener(happening, look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    for (const happening of ['focus', 'pageshow', 'online'])
      window.removeEventListener(happening, look);
  };
}

function makeClock(http: Http): ServerClock {
  return createServerClock({
    monotonic: () => performance.now(),
    wall: () => Date.now(),
    ask: async () => Date.parse((await http.call(getServerTime)).serverNow),
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    onReturn,
  });
}

/** The gateway's time on this page: one clock and one timer for all who look at it. */
export function useServerClock(): ServerClock {
  const http = useHttp();
  const clock = clocks.get(http) ?? makeClock(http);
  clocks.set(http, clock);
  return clock;
}

/**
 * What the gateway's time comes to, looked at each second; `of` gets null while the time is not known, which is also what
 * prerendered pages say. It must return a text, a number or the like.
 */
export function useServerTime<Value extends string | number | boolean | null>(
  of: (now: number | null) => Value,
): Value {
  const clock = useServerClock();
  return useSyncExternalStore(
    clock.subscribe,
    () => of(clock.now()),
    () => of(null),
  );
}
