/** The moment that all pictures are taken at: clocks and "two minutes ago" must not change them. */
const NOW = '2026-01-15T12:30:00.000Z';

/** What takes as long never happens: the next slide, or the end of a wait that a busy machine draws out. */
const NEVER_MS = 1000;

/** Ends animations at once, and hides the caret. */
const STILL_CSS = `*, *::before, *::after {
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  animation-iteration-count: 1 !important;
  transition: none !important;
  scroll-behavior: auto !important;
  caret-color: transparent !important;
}`;

/** What a page needs to be told before anything else runs in it. */
export const STEADY = { now: NOW, neverMs: NEVER_MS, css: STILL_CSS };

/** What a prepared page keeps for those who wait for it. */
export interface SteadyWindow {
  readonly liverySteady: {
    /** Timers that are still to run. */
    readonly pending: ReadonlySet<number>;
    /** How often fonts were asked for so far. */
    fontLoads: number;
    /** The browser's own timer, which always runs. */
    readonly start: (work: () => void, delayMs: number) => number;
  };
}

/** Runs before anything else in a page: stops its clock, ends its animations and keeps count of what is under way. */
export function prepareWindow({ now, neverMs, css }: typeof STEADY) {
  stopClock();
  countTimers();
  leaveOutTools();
  jumpInsteadOfGliding();
  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
  });

  function stopClock() {
    const fixed = new Date(now).getTime();
    const Stopped = class extends Date {
      constructor(...parts: unknown[]) {
        super(...((parts.length > 0 ? parts : [fixed]) as [number]));
      }
      static override now = () => fixed;
    };
    Object.assign(globalThis, { Date: Stopped });
  }

  function countTimers() {
    type Work = (...given: unknown[]) => void;
    const pending = new Set<number>();
    const { setTimeout: start, clearTimeout: stop } = window as unknown as {
      setTimeout: (work: Work, delayMs?: number) => number;
      clearTimeout: (id: number) => void;
    };
    let heldBack = 0;
    const steady = { pending, fontLoads: 0, start: start.bind(window) };
    document.fonts.addEventListener('loading', () => steady.fontLoads++);
    Object.assign(window, {
      setTimeout: (work: Work, delayMs = 0, ...args: unknown[]) => {
        if (delayMs >= neverMs) return --heldBack;
        const run = () => {
          pending.delete(id);
          if (typeof work === 'function') work(...args);
        };
        const id = start.call(window, run, delayMs);
        pending.add(id);
        return id;
      },
      clearTimeout: (id: number) => {
        pending.delete(id);
        stop.call(window, id);
      },
      liverySteady: steady,
    });
  }

  /** Storybook's tools that look at every element of every story, for panels that nobody sees here. */
  function leaveOutTools() {
    let features = {};
    Object.defineProperty(window, 'FEATURES', {
      get: () => features,
      set: (given: object) => {
        features = { ...given, highlight: false, measure: false, outline: false };
      },
    });
  }

  /** A scroll that glides would be met on its way. */
  function jumpInsteadOfGliding() {
    for (const name of ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView'] as const) {
      const glide = Element.prototype[name] as (...args: unknown[]) => void;
      Element.prototype[name] = function jump(this: Element, ...args: unknown[]) {
        const steady = args.map((arg) =>
          typeof arg === 'object' ? { ...arg, behavior: 'instant' } : arg,
        );
        glide.apply(this, steady);
      };
    }
  }
}
