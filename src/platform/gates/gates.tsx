import { createContext, useContext, type ReactNode } from 'react';
import { FEATURE_IDS, type FeatureId } from '../../../schemas/features.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';

/** Which features are open right now. One table guards the menu entry, the route and the call. */
export type Gates = Readonly<Record<FeatureId, boolean>>;

/** What the gateway grants a merchant; features that it does not name keep what the brand says. */
export type Whitelabel = Readonly<Partial<Record<FeatureId, boolean>>>;

/** A feature is open where the brand has it on and the gateway does not withhold it. */
export function computeGates(brand: ResolvedBrand, whitelabel: Whitelabel = {}): Gates {
  return Object.fromEntries(
    FEATURE_IDS.map((id) => [id, brand.features[id] && whitelabel[id] !== false]),
  ) as Record<FeatureId, boolean>;
}

const GatesContext = createContext<Gates | null>(null);

/** Hands the gates down. */
export function GatesProvider({ gates, children }: { gates: Gates; children: ReactNode }) {
  return <GatesContext value={gates}>{children}</GatesContext>;
}

/** All gates of this page. */
export function useGates(): Gates {
  const gates = useContext(GatesContext);
  if (!gates) throw new Error('useGates() outside of gates. Wrap the tree in <GatesProvider>.');
  return gates;
}

/** Whether a feature is open; no feature means open. */
export function useGate(id: FeatureId | undefined): boolean {
  const gates = useGates();
  return id === undefined || gates[id];
}
