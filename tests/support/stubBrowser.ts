import { vi } from 'vitest';

/** Gives jsdom the media queries and the scrolling that it lacks; `scrolled` tells of every scroll. */
export function stubBrowser({ reducedMotion = false }: { reducedMotion?: boolean } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducedMotion && query.includes('prefers-reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    // The older names, which MUI calls.
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  const scrolled = vi.fn();
  Element.prototype.scrollTo = scrolled;
  Element.prototype.scrollBy = scrolled;
  return { scrolled };
}
