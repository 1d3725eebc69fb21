import { BANNERS } from '../../server/seed/banners.ts';
import { GAMES, VENDORS } from '../../server/seed/catalogue.ts';
import { readBrandPalette } from './brandPalette.ts';
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

/** As wide as the hero at 1440 px on a screen of two pixels a point, and as a phone of three; the site asks for these. */
export const BANNER_WIDTHS = { wide: [960, 1600, 2880], tall: [600, 1200] } as const;

export const planPictures = (): Picture[] => [
  ...GAMES.map(({ id, name, vendorCode, category, gameType }): Picture => ({
    key: `games/${id}`,
    colourId: id,
    widths: [240, 480],
    input: JSON.stringify([id, name, vendorCode, category, gameType]),
    draw: () => drawGame({ id, name, vendorId: vendorCode, category, gameType }),
  })),
  ...BANNERS.flatMap(({ id, brand }): Picture[] => {
    const palette = readBrandPalette(brand);
    const input = JSON.stringify([id, palette]);
    return [
      {
        key: `banners/${id}-wide`,
        colourId: id,
        widths: BANNER_WIDTHS.wide,
        input,
        draw: () => drawBanner({ id, palette }).wide,
      },
      {
        key: `banners/${id}-tall`,
        widths: BANNER_WIDTHS.tall,
        input,
        draw: () => drawBanner({ id, palette }).tall,
      },
    ];
  }),
  ...VENDORS.map(({ code, name }): Picture => ({
    key: `vendors/${code}`,
    widths: [160],
    input: JSON.stringify([code, name]),
    draw: () => drawVendor({ id: code, name }),
  })),
];
