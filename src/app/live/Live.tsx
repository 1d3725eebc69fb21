import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useSession } from '../../platform/session/SessionContext.tsx';
import type { SessionStore } from '../../platform/session/sessionStore.ts';

const loadLive = loadChunk(() => import('./startLive.ts'));

/** A page that is left sooner costs no connection. */
const SEEN_MS = 3_000;

/** Acts once the page was seen for a while without a break; ends with what it returns. */
function whenSeen(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(() => (stop(), act()), SEEN_MS);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}

/** Keeps what is shown up to date, once the page has shown it for a while. Without its script the page asks as before. */
export function Live({ store }: { store: SessionStore }) {
  const session = useSession();
  const queryClient = useQueryClient();
  const http = useHttp();
  const { merchantCode } = useBrand();
  const account = session.kind === 'member' ? session.account : undefined;
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    const stopWaiting = whenSeen(() => {
      loadLive().then(
        ({ startLive }) => {
          if (!isLeft)
            stop = startLive({ merchantCode, account, http, session: store, queryClient });
        },
        () => undefined,
      );
    });
    return () => {
      isLeft = true;
      stopWaiting();
      stop?.();
    };
  }, [merchantCode, account, http, store, queryClient]);
  return null;
}
