declare module 'virtual:livery-brands' {
  import type { StoryBrand } from './storyBrand.ts';

  /** Every brand that the gateway would serve, in the order of the catalogue. */
  export const brands: readonly StoryBrand[];
  /** Whether the pictures of games and banners were drawn; `npm run build` draws them. */
  export const hasArt: boolean;
}
