import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useReducedMotion } from '../motion/useMediaQuery.ts';
import styles from './Arrows.module.css';

interface Edges {
  /** Nothing lies before what is seen. */
  readonly atStart: boolean;
  /** Nothing lies after it. */
  readonly atEnd: boolean;
}

/** Where a track stands; undefined until it is measured. */
function useEdges(track: { current: HTMLElement | null }, shown: number): Edges | undefined {
  const [edges, setEdges] = useState<Edges>();
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const gone = Math.abs(element.scrollLeft);
      const rest = element.scrollWidth - element.clientWidth - gone;
      setEdges((before) => {
        const now = { atStart: gone < 2, atEnd: rest < 2 };
        return before?.atStart === now.atStart && before.atEnd === now.atEnd ? before : now;
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

/**
 * Turns a track page by page; there only where a pointer hovers and something is out of sight. Until that is known the
 * buttons keep their place but are not seen: nobody aims at one that goes.
 */
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
  const edges = useEdges(track, shown);
  const { atStart, atEnd } = edges ?? { atStart: true, atEnd: true };
  const turn = (direction: 1 | -1) => {
    const element = track.current;
    const item = element?.firstElementChild;
    if (!element || !item) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -direction : direction;
    const whole = element.clientWidth - item.getBoundingClientRect().width * 0.5;
    element.scrollBy({ left: sign * whole, behavior: reduced ? 'auto' : 'smooth' });
  };
  return (
    <div
      className={styles.arrows}
      data-unmeasured={!edges || undefined}
      data-idle={(edges && atStart && atEnd) || undefined}
    >
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
