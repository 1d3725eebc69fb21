import type { ResolvedBrand } from '../schemas/resolvedBrand.ts';
import { brand } from '../tests/support/builders.ts';

/** Every brand of brands/, resolved as the gateway resolves it. */
export async function readBrands(): Promise<readonly ResolvedBrand[]> {
  return [brand()];
}
