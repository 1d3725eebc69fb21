import { useEffect, useRef, type FocusEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** What makes a native popover a sheet: it closes on navigation and when the focus goes elsewhere. */
export function useSheet() {
  const { key } = useLocation();
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => sheet.current?.hidePopover?.();

  useEffect(() => sheet.current?.hidePopover?.(), [key]);

  const onBlur = (move: FocusEvent) => {
    const goesTo = move.relatedTarget as Node | null;
    if (goesTo && !sheet.current?.contains(goesTo)) close();
  };
  return { ref: sheet, onBlur };
}
