import { useLingui } from '@lingui/react';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType, type NavigationType } from 'react-router-dom';
import { useBrand } from '../platform/brand/BrandContext.tsx';
import { endWait } from '../platform/hydration/presses.ts';
import { useLocale } from '../platform/i18n/LocaleContext.tsx';
import { getPageTitle } from './pageTitle.ts';
import { getPlace, keepPlaces, rememberPlace, returnToPlace } from './scrollPlaces.ts';
import type { Destination } from './screens.ts';

interface Place {
  readonly path: string;
  readonly search: string;
}

/**
 * What a full page load would do for a person, done again at each navigation: the title changes, focus moves to the
 * new page's heading, and the scroll position is the top for a new page and the old one for a return or a reload.
 */
export function usePageChange(
  destination: Destination,
  path: string,
  subject: string | undefined,
): RefObject<HTMLElement | null> {
  const mainRef = useRef<HTMLElement>(null);
  const last = useRef<Place>(null);
  const { key, search, hash } = useLocation();
  const navigation = useNavigationType();
  const { i18n } = useLingui();
  const brand = useBrand();
  const { tag } = useLocale();

  useEffect(() => {
    document.title = getPageTitle(destination, brand, i18n, tag, subject);
  }, [destination, brand, i18n, tag, subject]);

  // The first entry of every tab has the same key.
  const entry = `${key} ${path}`;
  const isReturning = useRef(false);
  // Before the browser paints: a shorter page scrolls by itself, which must not count for the one that was left.
  useLayoutEffect(() => {
    let waiting: number | undefined;
    // After the frame: asked within it, the browser lays out at once what a page still changes as it scrolls.
    const remember = () => {
      waiting ??= window.setTimeout(() => {
        waiting = undefined;
        if (!isReturning.current) rememberPlace(entry);
      });
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keepPlaces);
    return () => {
      window.clearTimeout(waiting);
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keepPlaces);
    };
  }, [entry]);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { path, search };
    if (before) endWait();
    if (before && !isNewPage(before, { path, search }, navigation, hash)) return;
    if (!before) window.history.scrollRestoration = 'manual';
    const isReturn = before ? navigation === 'POP' : hash === '' && isReload();
    const place = isReturn ? getPlace(entry) : undefined;
    if (before && navigation !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    isReturning.current = place !== undefined;
    let endReturn = () => undefined as void;
    const stopLooking = whenHeadingShows(mainRef.current, (heading) => {
      if (before) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      if (place) endReturn = returnToPlace(place, () => (isReturning.current = false));
    });
    return () => {
      stopLooking();
      endReturn();
      isReturning.current = false;
    };
    // A new key with the same path is the same page asked for again.
  }, [entry, path, search, hash, navigation]);

  return mainRef;
}

/** Whether this document was loaded again, or come back to from another site. */
function isReload(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && (loaded as PerformanceNavigationTiming).type !== 'navigate';
}

/**
 * Another path is another page. The same path is only that where a visitor asked for it by a link: not on a jump within
 * the page, not on a return, and not where the page keeps what was typed in its own address.
 */
function isNewPage(
  before: Place,
  now: Place,
  navigation: `${NavigationType}`,
  hash: string,
): boolean {
  if (before.path !== now.path) return true;
  if (navigation === 'POP' || hash !== '') return false;
  return navigation === 'PUSH' || before.search === now.search;
}

/** Calls back once the page's heading stands in the tree, which for a page still loading is later. */
function whenHeadingShows(
  main: HTMLElement | null,
  then: (heading: HTMLElement) => void,
): () => void {
  const heading = main?.querySelector('h1');
  if (!main || heading) {
    if (heading) then(heading);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const late = main.querySelector('h1');
    if (!late) return;
    observer.disconnect();
    then(late);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
