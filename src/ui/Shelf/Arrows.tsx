import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useReducedMotion } from '../motion/useMediaQuery.ts';
import styles from './Arrows.module.css';

/** Where a track stands: before the first, after the last. Whole from the start until it is measured. */
function useEdges(track: { current: HTMLElement | null }, shown: number) {
  const [edges, setEdges] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const gone = Math.abs(element.scrollLeft);
      const rest = element.scrollWidth - element.clientWidth - gone;
      setEdges((before) => {
        const now = { atStart: gone < 2, atEnd: rest < 2 };
        return before.atStart === now.atStart && before.atEnd === now.atEnd ? before : now;
      });
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer?.disconnect();
    };
  }, [track, shown]);
  return edges;
}

/** Turns a track page by page; there only where a pointer hovers and something is out of sight. */
export function Arrows({
  track,
  shown,
}: {
  track: { current: HTMLUListElement | null };
  /** How many cards the track has now. */
  shown: number;
}) {
  const { t } = useLingui();
  const reduced = useReducedMotion();
  const { atStart, atEnd } = useEdges(track, shown);
  const turn = (direction: 1 | -1) => {
    const element = track.current;
    const item = element?.firstElementChild;
    if (!element || !item) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -direction : direction;
    const whole = element.clientWidth - item.getBoundingClientRect().width * 0.5;
    element.scrollBy({ left: sign * whole, behavior: reduced ? 'auto' : 'smooth' });
  };
  return (
    <div className={styles.arrows} data-idle={(atStart && atEnd) || undefined}>
      <button
        type="button"
        className={styles.arrow}
        disabled={atStart}
        aria-label={t({
          id: 'shelf.back',
          context: 'Button: scroll a row of cards back',
          message: 'Scroll back',
        })}
        onClick={() => turn(-1)}
      >
        <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.arrow}
        disabled={atEnd}
        aria-label={t({
          id: 'shelf.forward',
          context: 'Button: scroll a row of cards on',
          message: 'Scroll on',
        })}
        onClick={() => turn(1)}
      >
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
