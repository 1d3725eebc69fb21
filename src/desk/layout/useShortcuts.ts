import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** How long after "g" the letter of a page may come. */
const CHORD_MS = 1_500;

const SEARCH = '#main-content input[name="q"], #main-content input[type="search"]';

/** Whether keys are typed into something, or mean something to a dialog that is open. */
function isTaken({ target }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  );
}

/** Acts on keys: "/" goes to the search, "g" and a letter to a page, "?" tells of them. */
export function useShortcuts({
  isOn,
  pages,
  showHelp,
}: {
  isOn: boolean;
  /** Addresses by their letters. */
  pages: ReadonlyMap<string, string>;
  showHelp: () => void;
}): void {
  const navigate = useNavigate();
  const begunAt = useRef(-Infinity);
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTaken(event)) return;
      const isChord = event.timeStamp - begunAt.current < CHORD_MS;
      begunAt.current = -Infinity;
      const page = isChord ? pages.get(event.key.toLowerCase()) : undefined;
      if (page !== undefined) void navigate(page);
      else if (event.key === 'g') begunAt.current = event.timeStamp;
      else if (event.key === '?') showHelp();
      else if (event.key === '/') document.querySelector<HTMLInputElement>(SEARCH)?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, pages, showHelp, navigate]);
}
