import { lazy, Suspense, useEffect, useMemo, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadChunk } from '../platform/chunks/loadChunk.ts';
import { useGates } from '../platform/gates/gates.tsx';
import { CurrentScreenProvider } from '../platform/screens/ScreensContext.tsx';
import { FULL_CHROME, type Screen } from '../platform/screens/screen.ts';
import { useSession } from '../platform/session/SessionContext.tsx';
import { readStoredSession } from '../platform/session/sessionStore.ts';
import { StatusPage } from '../ui/StatusPage/StatusPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { getDestination, getShownPath, LOGIN_PATH, toPlainPath } from './screens.ts';
import { Shell } from './shell/Shell.tsx';
import { usePageChange } from './usePageChange.ts';

const components = new WeakMap<Screen['load'], ComponentType>();

function getComponent(screen: Screen): ComponentType {
  const known = components.get(screen.load);
  if (known) return known;
  const component = lazy(loadChunk(screen.load));
  components.set(screen.load, component);
  return component;
}

/** The page that the address leads to, inside the shell. */
export function Pages({ year }: { year: number }) {
  const { pathname } = useLocation();
  const gates = useGates();
  const path = getShownPath(pathname, gates, useSession());
  const destination = useMemo(() => getDestination(path, gates), [path, gates]);
  const mainRef = usePageChange(destination, path);
  useLoginAddress(path === LOGIN_PATH && toPlainPath(pathname) !== LOGIN_PATH);

  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);

  const screen = destination.kind === 'screen' ? destination.screen : null;
  const Component = screen && getComponent(screen);
  return (
    <CurrentScreenProvider screen={screen}>
      <Shell chrome={screen?.chrome ?? FULL_CHROME} year={year} mainRef={mainRef} pageKey={path}>
        <PageBoundary key={path}>
          <Suspense fallback={<PageSkeleton />}>
            {Component ? (
              <Component />
            ) : (
              <StatusPage kind={destination.kind === 'closed' ? 'closed' : 'notFound'} />
            )}
          </Suspense>
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
