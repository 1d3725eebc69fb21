import type { KeyboardEvent } from 'react';

type Axis = 'horizontal' | 'vertical';

const FOCUSABLE = 'a[href], button:not(:disabled)';

/** Where a key leads from a place among `count`; undefined for keys that lead nowhere. */
function getTarget(key: string, axis: Axis, isRtl: boolean, from: number, count: number) {
  const [back, forward] =
    axis === 'vertical'
      ? ['ArrowUp', 'ArrowDown']
      : isRtl
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === back) return Math.max(0, from - 1);
  if (key === forward) return Math.min(count - 1, from + 1);
  return undefined;
}

/**
 * Moves the focus among the links and buttons of the element that listens: arrows along the axis, in the direction of
 * writing, Home and End to the ends.
 */
export function moveFocus(press: KeyboardEvent<HTMLElement>, axis: Axis): void {
  const group = press.currentTarget;
  const places = [...group.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (place) => !place.closest('[inert]'),
  );
  const from = places.indexOf(document.activeElement as HTMLElement);
  const isRtl = group.matches(':dir(rtl)');
  const target = getTarget(press.key, axis, isRtl, from, places.length);
  if (target === undefined) return;
  press.preventDefault();
  places[target]?.focus();
}
