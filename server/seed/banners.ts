/** What a banner's picture is for. */
export const BANNER_ROLES = ['hero', 'table', 'fair', 'login', 'phone'] as const;

export type BannerRole = (typeof BANNER_ROLES)[number];

/** Brands whose pictures the build draws. Each has its own of everything: no picture of one appears at another. */
export const DRAWN_BRANDS = ['aurora', 'lotus', 'majlis', 'sakura'] as const;

export interface BannerSeed {
  /** Stable slug; also the picture's file name under /art/banners/. */
  id: `${(typeof DRAWN_BRANDS)[number]}-${BannerRole}`;
  brand: (typeof DRAWN_BRANDS)[number];
  role: BannerRole;
}

/** Every banner that the build draws. */
export const BANNERS: readonly BannerSeed[] = DRAWN_BRANDS.flatMap((brand) =>
  BANNER_ROLES.map((role) => ({ id: `${brand}-${role}` as const, brand, role })),
);
