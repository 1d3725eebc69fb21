import './ui/foundation.css';
import './app/failure.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { boot } from './app/boot.ts';
import { preloadPage } from './app/pageModules.ts';
import { getDestination, getShownPath } from './app/screens.ts';
import { showFailure } from './app/showFailure.ts';
import { ChunkError } from './platform/chunks/loadChunk.ts';
import { computeGates } from './platform/gates/gates.tsx';
import { fetchTransport } from './platform/http/fetchTransport.ts';
import { keepRefusedPresses } from './platform/hydration/presses.ts';
import { dropStrayModal } from './platform/modals/strayModal.ts';
import { GUEST } from './platform/session/session.ts';

/** Analytics wait until the page has most likely loaded what it shows. */
const ANALYTICS_AFTER_MS = 2000;

/** A visitor who blocks the tag misses nothing. */
function startAnalytics(gtagId: string): void {
  setTimeout(() => {
    import('./platform/analytics/loadTag.ts').then(
      ({ loadTag }) => loadTag(gtagId, new Date()),
      console.warn,
    );
  }, ANALYTICS_AFTER_MS);
}

async function start(): Promise<void> {
  dropStrayModal();
  const { isPrerendered, ...props } = await boot();
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element #root.');
  const { brand, whitelabel, status } = props;
  if (isPrerendered && status === 0) {
    const gates = computeGates(brand, whitelabel);
    const path = getShownPath(window.location.pathname, gates, GUEST);
    await preloadPage(brand, getDestination(path, gates), gates);
  }
  const app = (
    <App
      {...props}
      transport={fetchTransport}
      year={new Date().getFullYear()}
      isLive
      router={(pages) => <BrowserRouter>{pages}</BrowserRouter>}
    />
  );
  // A transition lets the browser answer between the parts of the page.
  startTransition(() => {
    const options = { onUncaughtError: showFailure };
    if (isPrerendered) hydrateRoot(root, app, { ...options, onRecoverableError: reportMismatch });
    else createRoot(root, options).render(app);
  });
  keepRefusedPresses(root);
  const { gtagId } = brand.analytics;
  if (gtagId) startAnalytics(gtagId);
}

/**
 * The page is shown all the same; the cause belongs to whoever changed the page last. That a piece did not come is no
 * difference, and said elsewhere.
 */
function reportMismatch(error: unknown): void {
  if (
    error instanceof ChunkError ||
    (error instanceof Error && error.cause instanceof ChunkError)
  ) {
    return;
  }
  console.error(
    'The prerendered page and the browser disagree; React rendered that part again.',
    error,
  );
}

start().catch((error: unknown) => showFailure(error));
