import { vi } from 'vitest';

/** Gives jsdom the media queries, the scrolling and the observer of sizes that it lacks; `scrolled` records every scroll. */
export function stubBrowser({ reducedMotion = false }: { reducedMotion?: boolean } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducedMotion && query.includes('prefers-reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    // The older names, which MUI calls.
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const scrolled = vi.fn();
  Element.prototype.scrollTo = scrolled;
  Element.prototype.scrollBy = scrolled;
  return { scrolled };
}
