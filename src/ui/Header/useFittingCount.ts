import { useEffect, useState, type RefObject } from 'react';

/**
 * How many entries of a wrapping list stand in its first row; all of them until it is measured. The list shows one row
 * only, so that what does not fit is out of sight even before any script runs.
 */
export function useFittingCount(list: RefObject<HTMLElement | null>, total: number): number {
  const [count, setCount] = useState(total);
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const entries = [...element.children] as HTMLElement[];
    const measure = () => {
      const shown = entries.filter((entry) => entry.offsetTop === entries[0]?.offsetTop);
      setCount(shown.length);
      // Written past React: where "More" stands is no reason to render.
      element.parentElement?.style.setProperty('--slack', `${getSlack(element, shown)}px`);
    };
    const observer = new ResizeObserver(measure);
    for (const watched of [element, ...entries]) observer.observe(watched);
    return () => observer.disconnect();
  }, [list, total]);
  return Math.min(count, total);
}

/** Room between the last entry of the row and the end of the list, in pixels. */
function getSlack(list: HTMLElement, shown: readonly HTMLElement[]): number {
  const used = shown.reduce((sum, entry) => sum + entry.offsetWidth, 0);
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(list);
  const room =
    list.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  return Math.max(0, Math.floor(room - used));
}
