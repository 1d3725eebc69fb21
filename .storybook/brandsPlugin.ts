import type { Plugin } from 'vite';
import { readBrands } from './readBrands.ts';

const ID = 'virtual:livery-brands';

/** Gives stories the brands of brands/ as data. */
export function brandsPlugin(): Plugin {
  return {
    name: 'livery-brands',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: async (id) =>
      id === `\0${ID}` ? `export const brands = ${JSON.stringify(await readBrands())};` : null,
  };
}
