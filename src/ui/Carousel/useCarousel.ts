import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { getNearestItem, scrollToItem } from '../motion/scrollToItem.ts';
import { useAutoAdvance } from '../motion/useAutoAdvance.ts';
import { useReducedMotion } from '../motion/useMediaQuery.ts';

/** A swipe is over when nothing has scrolled for this long. */
const SETTLE_MS = 120;

/** Which slide shows, and what moves it: dots, arrow keys, swipes and time. */
export function useCarousel(count: number, intervalSeconds: number) {
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const reduced = useReducedMotion();

  const goTo = useCallback(
    (next: number) => {
      const target = (next + count) % count;
      const item = track.current?.children[target];
      if (track.current && item) {
        // From the last to the first it cuts: rushing back past every slide would be noise.
        scrollToItem(track.current, item, !reduced && Math.abs(target - index) === 1);
      }
      setIndex(target);
    },
    [count, index, reduced],
  );
  const advance = useCallback(() => goTo(index + 1), [goTo, index]);
  const { handlers, canMove, paused, togglePause } = useAutoAdvance({
    ref: root,
    intervalSeconds: count > 1 ? intervalSeconds : 0,
    step: index,
    onAdvance: advance,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[event.key];
    if (step === undefined || count < 2) return;
    event.preventDefault();
    goTo(index + step);
  };
  // Not every browser tells the end of a scroll.
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settling.current), []);
  const settle = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      if (track.current) setIndex(getNearestItem(track.current));
    }, SETTLE_MS);
  };

  return {
    index,
    goTo,
    pause: canMove ? { paused, toggle: togglePause } : undefined,
    rootProps: { ref: root, onKeyDown, ...handlers },
    trackProps: { ref: track, onScroll: settle },
  };
}
