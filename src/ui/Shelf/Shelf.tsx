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
import { Arrows } from './Arrows.tsx';
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
