import { useEffect, useEffectEvent } from 'react';

/** The figures choose a chip, wherever no other thing has its own use for the key. */
export function useTableKeys(isOpen: boolean, choose: (chip: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.target as HTMLElement).closest('input, textarea, dialog')) return;
    if (/^[1-5]$/.test(event.key)) choose(Number(event.key) - 1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
