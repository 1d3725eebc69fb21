import { useEffect, useState, type RefObject } from 'react';

/** How a grid lies on its page, in px. */
export interface GridMeasure {
  readonly columns: number;
  /** From the start of a row to that of the next. */
  readonly pitch: number;
  readonly gap: number;
  /** From the top of the page. */
  readonly top: number;
}

/** The last grid that was measured: a page one comes back to has its height at once, and so the place it was left at. */
let last: GridMeasure | null = null;

function measure(list: HTMLElement): GridMeasure | null {
  const item = list.querySelector(':scope > li');
  if (!item) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const gap = Number.parseFloat(rowGap) || 0;
  return {
    columns: gridTemplateColumns.split(' ').length,
    pitch: item.getBoundingClientRect().height + gap,
    gap,
    top: list.getBoundingClientRect().top + window.scrollY,
  };
}

const isSame = (a: GridMeasure | null, b: GridMeasure) =>
  a !== null &&
  a.columns === b.columns &&
  Math.abs(a.pitch - b.pitch) < 0.5 &&
  Math.abs(a.top - b.top) < 1;

/** Measures a grid whenever it or the page around it changes its size; null in prerendered pages and until it is there. */
export function useGridMeasure(list: RefObject<HTMLElement | null>, isEmpty: boolean) {
  const [current, setCurrent] = useState<GridMeasure | null>(last);
  useEffect(() => {
    const element = list.current;
    if (!element || isEmpty) return;
    const observer = new ResizeObserver(() => {
      const found = measure(element);
      if (!found) return;
      // A card that replaces its skeleton may be of another height, which the grid alone would not tell.
      observer.observe(element.firstElementChild!);
      last = found;
      setCurrent((before) => (isSame(before, found) ? before : found));
    });
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, isEmpty]);
  return current;
}
