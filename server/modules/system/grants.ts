import { FEATURES, type FeatureId } from '../../../schemas/features.ts';

type Flags = Readonly<Record<FeatureId, boolean>>;

/**
 * What a merchant is granted: a switch can take away what the brand file has on and never add to it, and a feature
 * goes with the features it cannot do without.
 */
export function narrowFeatures(
  brandFeatures: Flags,
  switches: ReadonlyMap<string, boolean>,
): Flags {
  const granted: Record<string, boolean> = {};
  const isGranted = (id: FeatureId): boolean => {
    const known = granted[id];
    if (known !== undefined) return known;
    const feature = FEATURES.find((entry) => entry.id === id);
    const needed = feature && 'requires' in feature ? feature.requires : [];
    const own = brandFeatures[id] && (switches.get(id) ?? true);
    return (granted[id] = own && needed.every(isGranted));
  };
  for (const { id } of FEATURES) isGranted(id);
  return granted as Flags;
}
