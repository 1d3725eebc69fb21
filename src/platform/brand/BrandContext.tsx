import { createContext, useContext, type ReactNode } from 'react';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';

const BrandContext = createContext<ResolvedBrand | null>(null);

/** Hands the resolved brand down; the only way a component learns of it. */
export function BrandProvider({ brand, children }: { brand: ResolvedBrand; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

/** The brand of this page. */
export function useBrand(): ResolvedBrand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand() outside of a brand. Wrap the tree in <BrandProvider>.');
  return brand;
}

/** Where this page's pictures come from: the network that the gateway picked of the brand's, or empty for this site itself. */
export function usePictureSource(): string {
  return useBrand().cdn.images[0]?.replace(/\/+$/, '') ?? '';
}
