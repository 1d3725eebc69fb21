import createCache, { type EmotionCache, type Options } from '@emotion/cache';
import type { LocaleState } from '../i18n/LocaleContext.tsx';

type Direction = LocaleState['dir'];

/** The document's own; the gateway renders many documents and keeps none. */
const shared = new Map<string, EmotionCache>();

/**
 * Where emotion puts the styles of MUI: all in the cascade layer `mui`, so that a class of a CSS Module wins over them
 * by being one. In the browser there is one cache a direction, on the gateway a new one at each call.
 */
export function createMuiCache(
  dir: Direction,
  options: Pick<Options, 'nonce' | 'stylisPlugins'>,
): EmotionCache {
  const key = dir === 'rtl' ? 'muirtl' : 'mui';
  const known = shared.get(key);
  if (known) return known;
  const cache = createCache({ key, ...options });
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) => {
    const rules = selector ? `${selector}{${serialized.styles}}` : serialized.styles;
    return insert('', { ...serialized, styles: `@layer mui{${rules}}` }, ...rest);
  };
  if (typeof document !== 'undefined') shared.set(key, cache);
  return cache;
}
