declare module 'virtual:livery-brands' {
  import type { ResolvedBrand } from '../schemas/resolvedBrand.ts';

  /** Every brand of brands/, resolved by the engine; a sample where there is none yet. */
  export const brands: readonly ResolvedBrand[];
}
