import { useEffect, useState, useSyncExternalStore, type FocusEvent, type RefObject } from 'react';
import { useReducedMotion } from './useMediaQuery.ts';

const subscribeToVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

const usePageVisible = () =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState !== 'hidden',
    () => false,
  );

function useInView(ref: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? true),
      { threshold: 0.25 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return inView;
}

/**
 * Moves something on by itself every so many seconds. It stands still while it is pointed at, holds the focus, is out
 * of sight, in a hidden tab, where less motion is wanted, and after the visitor pauses it.
 */
export function useAutoAdvance({
  ref,
  intervalSeconds,
  step,
  onAdvance,
}: {
  ref: RefObject<HTMLElement | null>;
  /** 0 never moves by itself. */
  intervalSeconds: number;
  /** Changes with every move, by whomever, and so gives what shows its full time. */
  step: number;
  onAdvance: () => void;
}) {
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const reduced = useReducedMotion();
  const visible = usePageVisible();
  const inView = useInView(ref);
  const canMove = intervalSeconds > 0 && !reduced;
  const moving = canMove && !paused && !pointed && !focused && visible && inView;

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(onAdvance, intervalSeconds * 1000);
    return () => clearTimeout(timer);
  }, [moving, intervalSeconds, step, onAdvance]);

  return {
    /** Whether it would move by itself at all: only then is there something to pause. */
    canMove,
    paused,
    togglePause: () => setPaused((before) => !before),
    handlers: {
      onPointerEnter: (event: { pointerType: string }) => setPointed(event.pointerType !== 'touch'),
      onPointerLeave: () => setPointed(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
