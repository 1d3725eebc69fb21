import { readSession, writeSession } from '../platform/storage/storage.ts';

/** Where a page was left. */
export interface ScrollPlace {
  /** Px from the top of the page. */
  readonly top: number;
  /** The first place of a virtualised grid that was in view, and its px from the top of the window. */
  readonly row?: { readonly at: number; readonly offset: number };
}

const KEY = 'livery.scroll';
/** Pages that are remembered; a tab that is open for days must not fill the storage. */
const MOST_PAGES = 50;
/** How long a page may take to become as long as it was. */
const PATIENCE_MS = 10_000;
/** How long the place is held once it is found: what loads above it would move it. */
const HOLD_MS = 2_000;
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let places: Map<string, ScrollPlace> | null = null;

function readPlaces(): Map<string, ScrollPlace> {
  try {
    return new Map(JSON.parse(readSession(KEY) ?? '[]') as [string, ScrollPlace][]);
  } catch {
    return new Map();
  }
}

/** Where the page of a history entry was left, also before a reload; undefined for a page that was never scrolled. */
export function getPlace(entry: string): ScrollPlace | undefined {
  places ??= readPlaces();
  return places.get(entry);
}

/** Remembers where the page of a history entry stands now. */
export function rememberPlace(entry: string): void {
  places ??= readPlaces();
  places.delete(entry);
  places.set(entry, { top: window.scrollY, row: findFirstRow() });
  const [oldest] = places.keys();
  if (places.size > MOST_PAGES && oldest !== undefined) places.delete(oldest);
}

/** Keeps the places for when the tab loads the page anew. */
export function keepPlaces(): void {
  if (places) writeSession(KEY, JSON.stringify([...places]));
}

function findFirstRow(): ScrollPlace['row'] {
  for (const item of document.querySelectorAll('main li[data-at]')) {
    const { top, bottom } = item.getBoundingClientRect();
    if (bottom > 0) return { at: Number(item.getAttribute('data-at')), offset: top };
  }
  return undefined;
}

/**
 * Scrolls to a place and holds it while the page above and below still loads: a list whose items come late is too short
 * at first, and what comes above moves it. Ends when the visitor moves by themselves. Gives the way to end it.
 */
export function returnToPlace(place: ScrollPlace, onEnd: () => void): () => void {
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    resized.disconnect();
    changed.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, end);
    onEnd();
  };
  let timer = setTimeout(end, PATIENCE_MS);
  let isFound = false;
  const step = () => {
    if (!scrollToPlace(place) || isFound) return;
    isFound = true;
    clearTimeout(timer);
    timer = setTimeout(end, HOLD_MS);
  };
  const resized = new ResizeObserver(step);
  const changed = new MutationObserver(step);
  resized.observe(document.body);
  changed.observe(document.body, { childList: true, subtree: true });
  for (const move of OWN_MOVES) window.addEventListener(move, end, { passive: true });
  step();
  return end;
}

/** Scrolls as near to a place as the page allows; whether that is the place. */
function scrollToPlace({ top, row }: ScrollPlace): boolean {
  const item = row && document.querySelector(`main li[data-at="${row.at}"]`);
  const wanted = item ? window.scrollY + item.getBoundingClientRect().top - row.offset : top;
  if (Math.abs(window.scrollY - wanted) > 1) {
    window.scrollTo({ top: wanted, behavior: 'instant' });
  }
  return (!row || item !== null) && Math.abs(window.scrollY - wanted) <= 1;
}
