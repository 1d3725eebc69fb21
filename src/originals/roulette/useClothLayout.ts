import { useSyncExternalStore } from 'react';
import type { ClothLayout } from './cloth.ts';

/** The same as in RouletteScreen.module.css: a phone on its side has no height for a tall cloth. */
const WIDE = '(min-width: 900px), (min-width: 600px) and (max-height: 540px)';

const query = () => matchMedia(WIDE);

function subscribe(listener: () => void) {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** How the cloth lies on this screen. */
export function useClothLayout(): ClothLayout {
  return useSyncExternalStore(subscribe, () => (query().matches ? 'wide' : 'tall'));
}
