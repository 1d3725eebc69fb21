import { useEffect, useRef, useState, type FocusEvent, type ToggleEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** What makes a native popover a sheet: it closes on navigation and when the focus goes elsewhere. */
export function useSheet() {
  const { key } = useLocation();
  const ref = useRef<HTMLDivElement>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const close = () => ref.current?.hidePopover?.();

  useEffect(() => ref.current?.hidePopover?.(), [key]);

  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') setWasOpen(true);
  };
  const onBlur = (move: FocusEvent) => {
    const goesTo = move.relatedTarget as Node | null;
    if (goesTo && !ref.current?.contains(goesTo)) close();
  };
  return {
    sheet: { ref, onBlur, onToggle },
    /** It was opened before, or is open: what nobody sees until then can come now. */
    wasOpen,
  };
}
