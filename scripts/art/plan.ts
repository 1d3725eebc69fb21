import { BANNERS, GAMES, VENDORS } from '../../server/seed/catalogue.ts';
import { drawBanner } from './drawBanner.ts';
import { drawGame } from './drawGame.ts';
import { drawVendor } from './drawVendor.ts';

/** One drawing and the widths it is published in. */
export interface Picture {
  /** Path below /art/ without width and ending: `games/<id>`, `banners/<id>-wide`. */
  key: string;
  /** The colour shown while loading is kept under this id; none when left out. */
  colourId?: string;
  widths: readonly number[];
  /** What the drawing depends on besides the drawing code. */
  input: string;
  draw(): string;
}

export const planPictures = (): Picture[] => [
  ...GAMES.map(({ id, name, vendorCode, category, gameType }): Picture => ({
    key: `games/${id}`,
    colourId: id,
    widths: [240, 480],
    input: JSON.stringify([id, name, vendorCode, category, gameType]),
    draw: () => drawGame({ id, name, vendorId: vendorCode, category, gameType }),
  })),
  ...BANNERS.flatMap(({ id, motif }): Picture[] => [
    {
      key: `banners/${id}-wide`,
      colourId: id,
      widths: [800, 1600],
      input: JSON.stringify([id, motif]),
      draw: () => drawBanner({ id, motif }).wide,
    },
    {
      key: `banners/${id}-tall`,
      widths: [480, 800],
      input: JSON.stringify([id, motif]),
      draw: () => drawBanner({ id, motif }).tall,
    },
  ]),
  ...VENDORS.map(({ code, name }): Picture => ({
    key: `vendors/${code}`,
    widths: [160],
    input: JSON.stringify([code, name]),
    draw: () => drawVendor({ id: code, name }),
  })),
];
