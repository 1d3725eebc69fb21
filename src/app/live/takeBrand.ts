import type { After } from '../../platform/stream/followStream.ts';

/** What a page's taking of a new brand is made from. */
export interface BrandTakerDeps {
  /** State of the brand that the page was made with; undefined where it does not say. */
  readonly revision: string | undefined;
  /** Whether somebody plays, has a dialog open, or has typed something. */
  readonly isBusy: () => boolean;
  readonly isHidden: () => boolean;
  /** Calls back whenever somebody does something with the page, or it is hidden or seen; ends with what it returns. */
  readonly watchTouches: (onTouch: () => void) => () => void;
  readonly reload: () => void;
  /** The state that this tab was loaded again for last. */
  readonly tried: { read(): string | null; write(revision: string): void };
  readonly after: After;
  readonly random: () => number;
}

/** Lets a page take new states of its brand. */
export interface BrandTaker {
  /** There is a state of the brand. */
  hear(told: { readonly revision: string; readonly isAtOnce: boolean }): void;
  /** The page changed to another one of the site, which is a moment to take it. */
  changePage(): void;
  stop(): void;
}

/** Nobody has touched the page for this long, so a reload tears nobody away. */
export const QUIET_MS = 15_000;
/** All open pages of a merchant hear of it at the same moment. */
export const SPREAD_MS = 20_000;

/**
 * Takes a new state of the brand by loading the page again, which the browser brings back to where it was: at once where
 * somebody previews, else when the page changes, is hidden, or was not touched for a while, and never while it is busy.
 */
export function createBrandTaker(deps: BrandTakerDeps): BrandTaker {
  const { revision, isBusy, isHidden, reload, tried, after, random } = deps;
  let wanted: string | undefined;
  let cancel: (() => void) | undefined;
  let stopWatching: (() => void) | undefined;

  const take = () => {
    if (wanted === undefined || isBusy()) return false;
    tried.write(wanted);
    wanted = undefined;
    stop();
    reload();
    return true;
  };
  const wait = () => {
    cancel?.();
    const rest = isHidden() ? 0 : QUIET_MS;
    cancel = after(rest + random() * SPREAD_MS, () => {
      if (!take()) wait();
    });
  };
  function stop(): void {
    cancel?.();
    stopWatching?.();
    cancel = undefined;
    stopWatching = undefined;
  }

  return {
    hear(told) {
      // A page that did not get it by loading again, as from a gateway that is behind, would load for ever.
      const isOurs = told.revision === revision || told.revision === tried.read();
      wanted = revision === undefined || isOurs ? undefined : told.revision;
      stop();
      if (wanted === undefined) return;
      if (told.isAtOnce) {
        tried.write(wanted);
        return reload();
      }
      stopWatching = deps.watchTouches(wait);
      wait();
    },
    changePage: () => void take(),
    stop,
  };
}
