import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadChunk } from '../platform/chunks/loadChunk.ts';
import { replayPress } from '../platform/hydration/presses.ts';
import { useGates } from '../platform/gates/gates.tsx';
import { CurrentScreenProvider, PageSubjectProvider } from '../platform/screens/ScreensContext.tsx';
import { FULL_CHROME } from '../platform/screens/screen.ts';
import { useSession } from '../platform/session/SessionContext.tsx';
import { readStoredSession } from '../platform/session/sessionStore.ts';
import { StatusPage } from '../ui/StatusPage/StatusPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import {
  getDestination,
  getRefusal,
  getScreenPart,
  getShownPath,
  LOGIN_PATH,
  REGISTER_PATHS,
  toPlainPath,
} from './screens.ts';
import { Shell } from './shell/Shell.tsx';
import { usePageChange } from './usePageChange.ts';

const MemberGate = lazy(loadChunk(() => import('./MemberGate.tsx')));

/** The page that the address leads to, inside the shell. */
export function Pages({ year }: { year: number }) {
  const { pathname } = useLocation();
  const gates = useGates();
  const session = useSession();
  const path = getShownPath(pathname, gates, session);
  const destination = useMemo(() => getDestination(path, gates), [path, gates]);
  const [subject, setSubject] = useState<string>();
  const mainRef = usePageChange(destination, REGISTER_PATHS.includes(path) ? '/' : path, subject);
  useLoginAddress(path === LOGIN_PATH && toPlainPath(pathname) !== LOGIN_PATH);

  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    replayPress();
  }, []);

  const screen = destination.kind === 'screen' ? destination.screen : null;
  const refusal = screen && getRefusal(screen, session);
  // Made once a screen, so that a page is not rendered anew because something around it is.
  const page = useMemo(() => {
    const Component = screen && getScreenPart(screen);
    return Component && <Component />;
  }, [screen]);
  // The home page stays as it is while the registration opens over it at an address of its own.
  const pageKey = screen?.id ?? path;
  return (
    <CurrentScreenProvider screen={screen}>
      <Shell chrome={screen?.chrome ?? FULL_CHROME} year={year} mainRef={mainRef} pageKey={pageKey}>
        <PageBoundary key={pageKey}>
          <PageSubjectProvider value={setSubject}>
            <Suspense fallback={<PageSkeleton />}>
              {refusal ? (
                <MemberGate refusal={refusal} />
              ) : (
                (page ?? (
                  <StatusPage kind={destination.kind === 'closed' ? 'closed' : 'notFound'} />
                ))
              )}
            </Suspense>
          </PageSubjectProvider>
        </PageBoundary>
      </Shell>
    </CurrentScreenProvider>
  );
}

/** Puts the log-in page's own address in place of one that shows it to guests. A member's session may be on its way. */
function useLoginAddress(isElsewhere: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isElsewhere && readStoredSession().kind === 'guest') {
      void navigate(LOGIN_PATH, { replace: true });
    }
  }, [isElsewhere, navigate]);
}
