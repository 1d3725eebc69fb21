import { useEffect, useEffectEvent } from 'react';

/** Space and Enter play, the arrows change the bet, wherever no other thing has its own use for the key. */
export function useGameKeys(keys: {
  readonly isOpen: boolean;
  readonly press: () => void;
  readonly step: (by: 1 | -1) => void;
}): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (!keys.isOpen || event.altKey || event.ctrlKey || event.metaKey) return;
    const isOwn = target.closest('input, textarea, dialog') !== null;
    const isButton = target.closest('button, a') !== null;
    if (isOwn) return;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      keys.step(event.key === 'ArrowUp' ? 1 : -1);
    } else if ((event.key === ' ' || event.key === 'Enter') && !isButton && !event.repeat) {
      event.preventDefault();
      keys.press();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
