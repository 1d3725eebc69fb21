import { useLingui } from '@lingui/react';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useBrand } from '../platform/brand/BrandContext.tsx';
import { useLocale } from '../platform/i18n/LocaleContext.tsx';
import { getPageTitle } from './pageTitle.ts';
import type { Destination } from './screens.ts';

const positions = new Map<string, number>();

/**
 * What a full page load would do for a person, done again at each navigation: the title changes, focus moves to the
 * new page's heading, and the scroll position is the top for a new page and the old one for a return.
 */
export function usePageChange(destination: Destination): RefObject<HTMLElement | null> {
  const mainRef = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const { i18n } = useLingui();
  const brand = useBrand();
  const { tag } = useLocale();

  useEffect(() => {
    document.title = getPageTitle(destination, brand, i18n, tag);
  }, [destination, brand, i18n, tag]);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const returnTo = navigation === 'POP' ? (positions.get(key) ?? 0) : 0;
    return whenHeadingShows(mainRef.current, (heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      window.scrollTo({ top: returnTo, behavior: 'instant' });
    });
    // A new key with the same path is the same page asked for again: it scrolls up, too.
  }, [key, pathname, navigation]);

  return mainRef;
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
