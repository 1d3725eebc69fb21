/** Addresses of one drawn picture in its two formats. */
export interface ArtAddress {
  readonly avif: string;
  readonly webp: string;
  /** What browsers without srcset ask for. */
  readonly src: string;
}

function addressOf(base: string, widths: readonly [number, number, number?]): ArtAddress {
  const set = (format: string) =>
    widths
      .filter((width) => width !== undefined)
      .map((width) => `${base}-${width}.${format} ${width}w`)
      .join(', ');
  return { avif: set('avif'), webp: set('webp'), src: `${base}-${widths[1]}.webp` };
}

/** The drawn picture of a game, 3:4, below the address that pictures come from: empty for this site itself. */
export const getGameArt = (id: string, from = ''): ArtAddress =>
  addressOf(`${from}/art/games/${encodeURIComponent(id)}`, [240, 480]);

/** The drawn picture of a banner: wide 5:2, tall 5:6; see `getGameArt`. */
export const getBannerArt = (art: string, shape: 'wide' | 'tall', from = ''): ArtAddress =>
  addressOf(
    `${from}/art/banners/${encodeURIComponent(art)}-${shape}`,
    shape === 'wide' ? [960, 1600, 2880] : [600, 1200],
  );

/** The drawn picture of a vendor, 8:5, in one size; see `getGameArt`. */
export function getVendorArt(code: string, from = ''): ArtAddress {
  const base = `${from}/art/vendors/${encodeURIComponent(code)}-160`;
  return { avif: `${base}.avif`, webp: `${base}.webp`, src: `${base}.webp` };
}
