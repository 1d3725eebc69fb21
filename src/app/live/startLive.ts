import type { QueryClient } from '@tanstack/react-query';
import { liveStream } from '../../../schemas/api/stream.ts';
import { memberInfo } from '../../api/member.ts';
import { balance } from '../../api/wallet.ts';
import { fetchStream, StreamRefusal } from '../../platform/http/fetchStream.ts';
import type { Http } from '../../platform/http/http.ts';
import type { SessionStore } from '../../platform/session/sessionStore.ts';
import { followStream } from '../../platform/stream/followStream.ts';
import { after, judge, watchSeen } from '../../platform/stream/pageStream.ts';
import { readSession, writeSession } from '../../platform/storage/storage.ts';
import { shareStream } from '../../platform/stream/shareStream.ts';
import { applyEvent, refreshAll, refreshInbox } from './applyEvent.ts';
import { createBrandTaker } from './takeBrand.ts';
import { isPageBusy, watchTouches } from './pageBusy.ts';

/** What live updates need of the page. */
export interface LiveDeps {
  readonly merchantCode: string;
  /** Undefined for a guest. */
  readonly account: string | undefined;
  readonly http: Http;
  readonly session: Pick<SessionStore, 'readToken' | 'onTokenUsed'>;
  readonly queryClient: QueryClient;
}

/** A whole merchant's pages hear of the same thing at once, and ask for it within this time. */
const SPREAD_MS = 3_000;
/** A sign-out of this page itself is answered by then. */
const SIGN_OUT_MS = 700;

/** The state of the brand that this tab was loaded again for, so that it is not for ever. */
const TRIED_KEY = 'livery.brandTried';

/** What keeps a page up to date. */
export interface LivePage {
  /** The page changed to another one of the site. */
  changePage(): void;
  stop(): void;
}

/** Keeps what the page shows as it is on the gateway, until it is stopped. */
export function startLive(deps: LiveDeps): LivePage {
  const { merchantCode, account, http, session, queryClient } = deps;
  const token = session.readToken();
  const timers = new Set<() => void>();
  const later = (ms: number, act: () => void) => {
    const cancel = after(ms, () => {
      timers.delete(cancel);
      act();
    });
    timers.add(cancel);
  };
  const { revision } = document.documentElement.dataset;
  const brand = createBrandTaker({
    revision,
    isBusy: isPageBusy,
    watchTouches,
    isHidden: () => document.visibilityState === 'hidden',
    reload: () => window.location.reload(),
    tried: {
      read: () => readSession(TRIED_KEY),
      write: (value) => void writeSession(TRIED_KEY, value),
    },
    after,
    random: Math.random,
  });
  const soon = (act: () => void) => later(Math.random() * SPREAD_MS, act);

  // Only an answer ends a session: the gateway may be asked, a stream only told.
  const checkSession = () =>
    later(SIGN_OUT_MS, () => {
      if (account === undefined || session.readToken() !== token) return;
      queryClient.fetchQuery({ ...memberInfo(http), staleTime: 0, retry: false }).catch(ignore);
    });

  const open = async (lastEventId: string | null, signal: AbortSignal) => {
    const shown = account === undefined ? null : session.readToken();
    const { language } = http;
    try {
      const request = { merchantCode, language, revision, token: shown, lastEventId, signal };
      return await fetchStream(liveStream, request);
    } catch (error) {
      if (error instanceof StreamRefusal && error.status === 401) checkSession();
      throw error;
    }
  };

  // What the page has read may be older than the first event that it hears.
  if (account !== undefined)
    void queryClient.invalidateQueries({ queryKey: balance(http).queryKey });
  const shared = shareStream({
    name: `livery.stream ${merchantCode} ${account ?? ''}`,
    locks: navigator.locks as LockManager | undefined,
    openChannel: (name) => new BroadcastChannel(name),
    watchSeen,
    follow: (lastEventId, onEvent) =>
      followStream({ open, lastEventId, onEvent, judge, after, random: Math.random }),
    onEvent: (event) =>
      applyEvent(queryClient, event, { soon, checkSession, takeBrand: brand.hear }),
    onBegin() {
      if (account !== undefined) refreshInbox(queryClient);
    },
    onGap: () => refreshAll(queryClient),
    after,
  });
  return {
    changePage: brand.changePage,
    stop() {
      shared.stop();
      brand.stop();
      for (const cancel of timers) cancel();
    },
  };
}

/** What becomes of it is told to the session by the call itself. */
const ignore = () => undefined;
