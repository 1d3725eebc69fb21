import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Children,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';
import { useReducedMotion } from '../motion/useMediaQuery.ts';
import styles from './Shelf.module.css';
import { useRovingItems } from './useRovingItems.ts';

/** Cards that fill the widest screen: what a page starts with, since every further one delays the first paint. */
const FIRST_CARDS = 8;

/** How many cards show: the first ones until the row has hydrated, then all. */
function useShownCards(total: number): number {
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return isWhole ? total : Math.min(total, FIRST_CARDS);
}

/** A row of cards that scrolls: by touch with a peek at the next, by arrows on desktops, card by card by keys. */
export function Shelf({
  title,
  count,
  seeAllHref,
  width = 'poster',
  children,
}: {
  title: ReactNode;
  /** How many there are in all, beside the heading. */
  count?: number;
  seeAllHref?: string;
  /** How wide a card is. */
  width?: 'poster' | 'wide';
  /** The cards. */
  children: ReactNode;
}) {
  const headingId = useId();
  const track = useRef<HTMLUListElement>(null);
  const roving = useRovingItems(track);
  const cards = Children.toArray(children);
  const shown = useShownCards(cards.length);
  return (
    <section aria-labelledby={headingId} className={styles.shelf}>
      <SectionHeading id={headingId} title={title} count={count} seeAllHref={seeAllHref}>
        <Arrows track={track} shown={shown} />
      </SectionHeading>
      <ul ref={track} className={styles.track} role="list" data-width={width} {...roving}>
        {cards.slice(0, shown).map((card, at) => (
          <li key={at} className={styles.item}>
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}

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

function Arrows({ track, shown }: { track: { current: HTMLUListElement | null }; shown: number }) {
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
