import { useEffect, useRef, useState, type PointerEvent, type SyntheticEvent } from 'react';

const HOLD_MS = 450;

/** Opens on a long touch and closes on the next touch elsewhere; the touch that opened presses nothing. */
export function useLongPress() {
  const [open, setOpen] = useState(false);
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
    handlers: {
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
