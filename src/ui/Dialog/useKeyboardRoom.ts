import { useEffect, type RefObject } from 'react';

/** Lifts a sheet above the keyboard of a phone, which covers the page without making it shorter. */
export function useKeyboardRoom(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const measure = () => {
      const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
      sheet.current?.style.setProperty('--keyboard-room', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, [sheet]);
}
