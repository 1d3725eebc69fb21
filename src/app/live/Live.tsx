import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useSession } from '../../platform/session/SessionContext.tsx';
import type { LivePage } from './startLive.ts';
import type { SessionStore } from '../../platform/session/sessionStore.ts';

const loadLive = loadChunk(() => import('./startLive.ts'));

/** A page that is left sooner costs no connection. */
const SEEN_MS = 3_000;

/**
 * Acts once the page was seen for a while without a break; ends with what it returns. Not while offline: some browsers
 * never ask again for a script that failed once, and parts of it are those of scripts that are needed later.
 */
function whenSeen(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
  };
  const look = () => {
    clearTimeout(timer);
    const isSeen = document.visibilityState === 'visible' && navigator.onLine;
    if (isSeen) timer = setTimeout(() => (stop(), act()), SEEN_MS);
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  look();
  return stop;
}

/** Keeps what is shown up to date, once the page has shown it for a while. Without its script the page asks as before. */
export function Live({
  store,
  load = loadLive,
}: {
  store: SessionStore;
  /** Where its script comes from; the build's own unless given. */
  load?: typeof loadLive;
}) {
  const session = useSession();
  const queryClient = useQueryClient();
  const http = useHttp();
  const { merchantCode } = useBrand();
  const account = session.kind === 'member' ? session.account : undefined;
  const live = useRef<LivePage>(undefined);
  const { pathname } = useLocation();
  useEffect(() => live.current?.changePage(), [pathname]);
  useEffect(() => {
    let isLeft = false;
    const stopWaiting = whenSeen(() => {
      load().then(
        ({ startLive }) => {
          if (isLeft) return;
          live.current = startLive({ merchantCode, account, http, session: store, queryClient });
        },
        () => undefined,
      );
    });
    return () => {
      isLeft = true;
      stopWaiting();
      live.current?.stop();
      live.current = undefined;
    };
  }, [merchantCode, account, http, store, queryClient, load]);
  return null;
}
