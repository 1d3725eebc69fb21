import type { CSSProperties } from 'react';
import { CLOTH_CELLS, type Box, type ClothLayout } from './cloth.ts';

/** A box of the cloth in shares of it, for its styles. */
export function boxStyle(layout: ClothLayout, { x, y, w, h }: Box): CSSProperties {
  const { x: columns, y: rows } = CLOTH_CELLS[layout];
  return {
    '--x': x / columns,
    '--y': y / rows,
    '--w': w / columns,
    '--h': h / rows,
  } as CSSProperties;
}
