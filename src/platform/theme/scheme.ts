import { writeLocal } from '../storage/storage.ts';

/** A colour scheme. */
export type Scheme = 'dark' | 'light';

/** Local-storage key of the visitor's choice; the document's first script reads the same key. */
export const SCHEME_KEY = 'livery.scheme';

/** The scheme that shows now. */
export function getScheme(): Scheme {
  return document.documentElement.dataset.scheme === 'light' ? 'light' : 'dark';
}

/**
 * Shows the other scheme and keeps the choice. It flips one attribute: no component renders. Transitions are off for
 * that one frame, since fading a thousand elements costs several times the recalculation itself.
 */
export function setScheme(scheme: Scheme): void {
  const root = document.documentElement;
  root.dataset.still = '';
  root.dataset.scheme = scheme;
  writeLocal(SCHEME_KEY, scheme);
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const color = bar?.dataset[scheme];
  if (bar && color) bar.content = color;
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.still));
}
