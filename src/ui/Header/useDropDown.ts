import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** How long the pointer rests on an entry before its panel opens, so that passing over opens nothing. */
const OPEN_DELAY_MS = 120;
/** How long the panel waits for a pointer that left by mistake. */
const CLOSE_DELAY_MS = 250;

/** Which panel is open, and the ways in which pointers open and close it. */
export interface DropDown {
  readonly openId: string | null;
  open(id: string): void;
  close(): void;
  /** For an entry: opens after a rest; null closes what another entry opened. */
  hover(press: PointerEvent, id: string | null): void;
  /** For the panel: the pointer has arrived, nothing changes any more. */
  stay(): void;
  /** For the whole: closes after a while. */
  leave(press: PointerEvent): void;
}

/** The open panel of a navigation. It closes by itself on navigation and on a press outside of `root`. */
export function useDropDown(root: RefObject<HTMLElement | null>): DropDown {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ id: string; key: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openId = opened?.key === key ? opened.id : null;

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (openId === null) return;
    const dismiss = (press: globalThis.PointerEvent) => {
      if (!root.current?.contains(press.target as Node)) setOpened(null);
    };
    document.addEventListener('pointerdown', dismiss);
    return () => document.removeEventListener('pointerdown', dismiss);
  }, [openId, root]);

  const set = (id: string | null) => {
    clearTimeout(timer.current);
    setOpened(id === null ? null : { id, key });
  };
  const later = (press: PointerEvent, id: string | null, delayMs: number) => {
    clearTimeout(timer.current);
    if (press.pointerType === 'mouse') timer.current = setTimeout(() => set(id), delayMs);
  };
  return {
    openId,
    open: set,
    close: () => set(null),
    hover: (press, id) => later(press, id, OPEN_DELAY_MS),
    stay: () => clearTimeout(timer.current),
    leave: (press) => later(press, null, CLOSE_DELAY_MS),
  };
}
