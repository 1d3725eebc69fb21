import { useEffect, useRef, useState, type PointerEvent, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

const HOLD_MS = 450;

/**
 * Opens on a long touch and closes on the next touch elsewhere; the touch that opened presses nothing. Tells too whether
 * a pointer or the focus ever came: what shows only then need not be drawn before.
 */
export function useLongPress() {
  const [open, setOpen] = useState(false);
  const [isMet, setMet] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const opening = useRef(false);
  const cancel = () => clearTimeout(timer.current);

  useEffect(() => cancel, []);
  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);

  return {
    open,
    isMet,
    handlers: {
      // Before the press that may follow at once: a card that changed between press and release would lose the click.
      onPointerEnter: () => flushSync(() => setMet(true)),
      onFocus: () => setMet(true),
      onPointerDown: (event: PointerEvent) => {
        opening.current = false;
        if (event.pointerType !== 'touch') return;
        if (open) event.nativeEvent.stopImmediatePropagation();
        timer.current = setTimeout(() => {
          opening.current = true;
          setOpen(true);
        }, HOLD_MS);
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
      onContextMenu: (event: SyntheticEvent) => opening.current && event.preventDefault(),
      onClickCapture: (event: SyntheticEvent) => {
        if (!opening.current) return;
        opening.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
