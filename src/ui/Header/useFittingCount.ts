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
      const top = entries[0]?.offsetTop;
      setCount(entries.filter((entry) => entry.offsetTop === top).length);
    };
    const observer = new ResizeObserver(measure);
    for (const watched of [element, ...entries]) observer.observe(watched);
    return () => observer.disconnect();
  }, [list, total]);
  return Math.min(count, total);
}
