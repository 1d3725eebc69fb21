import type { FeatureId } from '../../schemas/features.ts';
import type { LocaleTag } from '../../locales/locales.ts';
import { useGlobalTypes } from 'storybook/manager-api';

/** What the tool's own frame knows of a brand; the preview tells it with the toolbar's choices. */
export interface BrandFacts {
  readonly id: string;
  readonly name: string;
  readonly languages: readonly LocaleTag[];
  readonly features: Readonly<Record<FeatureId, boolean>>;
}

/** Every brand of the catalogue; none until the preview has started. */
export function useBrandFacts(): readonly BrandFacts[] {
  const { features } = useGlobalTypes() as { features?: { brands?: readonly BrandFacts[] } };
  return features?.brands ?? [];
}
