import type { BrandFile } from '../../schemas/brand.schema.ts';
import { playRulesOf } from '../payments/jurisdictions.ts';
import { FEATURES, type Feature, type FeatureId } from '../../schemas/features.ts';

/**
 * Every feature of a brand, on or off. A feature that the brand does not name is off where one it requires is off, and one
 * that the law of its market closes is off whatever the brand says.
 */
export function featuresOf(brand: BrandFile): Record<FeatureId, boolean> {
  const written: Partial<Record<FeatureId, boolean>> = brand.features ?? {};
  const { closedFeatures } = playRulesOf(brand.jurisdiction?.country);
  const isOn = (feature: Feature): boolean => {
    if (closedFeatures.includes(feature.id as FeatureId)) return false;
    const chosen = written[feature.id as FeatureId];
    if (chosen !== undefined) return chosen;
    return feature.default && requiredBy(feature).every(isOn);
  };
  return Object.fromEntries(FEATURES.map((feature) => [feature.id, isOn(feature)])) as Record<
    FeatureId,
    boolean
  >;
}

/** The features without which a feature makes no sense. */
export function requiredBy(feature: Feature): readonly Feature[] {
  const all: readonly Feature[] = FEATURES;
  return all.filter((other) => feature.requires?.includes(other.id));
}
