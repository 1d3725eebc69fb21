import { useStore } from 'react-admin';
import { useEffect } from 'react';

/** How bright the desk is: as the device says, or as was chosen. */
export type DeskScheme = 'system' | 'light' | 'dark';

/** The scheme that was chosen, and the way to another. */
export const useScheme = () => useStore<DeskScheme>('scheme', 'system');

/** Puts the chosen scheme on the document. Nothing fades for that one frame. */
export function SchemeRoot() {
  const [scheme] = useScheme();
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['still'] = '';
    if (scheme === 'system') delete root.dataset['scheme'];
    else root.dataset['scheme'] = scheme;
    const frame = requestAnimationFrame(() => delete root.dataset['still']);
    return () => cancelAnimationFrame(frame);
  }, [scheme]);
  return null;
}
