import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button:not([disabled])';

function getCards(track: HTMLElement): HTMLElement[][] {
  return Array.from(track.children, (item) => [...item.querySelectorAll<HTMLElement>(FOCUSABLE)]);
}

/** Only the card that was last in focus takes part in tabbing; arrow keys, Home and End move from card to card. */
export function useRovingItems(ref: RefObject<HTMLElement | null>) {
  const current = useRef(0);

  const settle = (track: HTMLElement) => {
    const cards = getCards(track);
    if (!cards[current.current]?.length) {
      current.current = Math.max(
        0,
        cards.findIndex((card) => card.length > 0),
      );
    }
    cards.forEach((card, at) =>
      card.forEach((element) => {
        element.tabIndex = at === current.current ? 0 : -1;
      }),
    );
  };

  useEffect(() => {
    if (ref.current) settle(ref.current);
  });

  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const track = event.currentTarget;
      const at = Array.from(track.children).findIndex((item) => item.contains(event.target));
      if (at < 0 || at === current.current) return;
      current.current = at;
      settle(track);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const track = event.currentTarget;
      const rtl = getComputedStyle(track).direction === 'rtl';
      const cards = getCards(track);
      const open = cards.flatMap((card, at) => (card.length > 0 ? [at] : []));
      const place = open.indexOf(current.current);
      const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[event.key];
      const next =
        event.key === 'Home'
          ? open[0]
          : event.key === 'End'
            ? open.at(-1)
            : open[place + (step ?? NaN)];
      if (next === undefined) return;
      event.preventDefault();
      cards[next]?.[0]?.focus();
    },
  };
}
