import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loadChunk } from '../platform/chunks/loadChunk.ts';
import { useGates } from '../platform/gates/gates.tsx';
import { CurrentScreenProvider } from '../platform/screens/ScreensContext.tsx';
import { FULL_CHROME, type Screen } from '../platform/screens/screen.ts';
import { useSession } from '../platform/session/SessionContext.tsx';
import { StatusPage } from '../ui/StatusPage/StatusPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { getDestination } from './screens.ts';
import { Shell } from './shell/Shell.tsx';
import { usePageChange } from './usePageChange.ts';

/** Pages that visitors reach without signing in where a brand asks for it (`loginToHome`). */
const OPEN_PATHS = ['/login', '/register', '/register.html', '/helpmc', '/download'];

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
  const session = useSession();
  const destination = getDestination(pathname, gates);
  const mainRef = usePageChange(destination);

  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);

  if (gates.loginToHome && session.kind === 'guest' && !OPEN_PATHS.includes(pathname)) {
    return <Navigate to="/login" replace />;
  }
  const screen = destination.kind === 'screen' ? destination.screen : null;
  const Component = screen && getComponent(screen);
  return (
    <CurrentScreenProvider screen={screen}>
      <Shell
        chrome={screen?.chrome ?? FULL_CHROME}
        year={year}
        mainRef={mainRef}
        pageKey={pathname}
      >
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            {Component ? (
              <Component />
            ) : (
              <StatusPage kind={destination.kind === 'closed' ? 'closed' : 'notFound'} />
            )}
          </Suspense>
        </ErrorBoundary>
      </Shell>
    </CurrentScreenProvider>
  );
}
