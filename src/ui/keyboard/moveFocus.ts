import type { KeyboardEvent } from 'react';

type Axis = 'horizontal' | 'vertical';

const FOCUSABLE = 'a[href], button:not(:disabled)';

function stepOf(key: string, axis: Axis, isRtl: boolean): number {
  if (axis === 'vertical') return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  return key === forward ? 1 : key === back ? -1 : 0;
}

/**
 * Moves the focus among the links and buttons of the element that listens: arrows along the axis, Home and End to
 * the ends. Says whether the key was one of these.
 */
export function moveFocus(press: KeyboardEvent<HTMLElement>, axis: Axis): boolean {
  const group = press.currentTarget;
  const places = [...group.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (place) => !place.closest('[inert]'),
  );
  const at = places.indexOf(document.activeElement as HTMLElement);
  const step = stepOf(press.key, axis, group.matches(':dir(rtl)'));
  const next =
    press.key === 'Home'
      ? 0
      : press.key === 'End'
        ? places.length - 1
        : step === 0
          ? -1
          : at + step;
  if (press.key !== 'Home' && press.key !== 'End' && step === 0) return false;
  press.preventDefault();
  places[Math.max(0, Math.min(places.length - 1, next))]?.focus();
  return true;
}
