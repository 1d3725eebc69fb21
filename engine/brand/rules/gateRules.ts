import type { BrandFile } from '../../../schemas/brand.schema.ts';
import { FEATURES, type Feature } from '../../../schemas/features.ts';
import type { Rule } from '../rule.ts';
import { featuresOf, requiredBy } from '../features.ts';

const haveProviders: Rule = (brand, report, { isIncomplete }) => {
  const features = featuresOf(brand);
  for (const feature of FEATURES as readonly Feature[]) {
    const { id, needs } = feature;
    if (needs === undefined || !features[id as keyof typeof features]) continue;
    if (isIncomplete([needs])) continue;
    if ((brand[needs]?.provider ?? 'none') !== 'none') continue;
    report('gate.needsProvider', ['features', id], `"${id}" needs a provider in "${needs}".`, {
      suggestion: `Set "${needs}.provider", or switch "${id}" off.`,
      target: 'key',
    });
  }
};

const haveRequirements: Rule = (brand, report, { isIncomplete }) => {
  if (isIncomplete(['features'])) return;
  const features = featuresOf(brand);
  for (const feature of FEATURES as readonly Feature[]) {
    const id = feature.id as keyof typeof features;
    if (!features[id]) continue;
    const missing = requiredBy(feature).filter((other) => !features[other.id as typeof id]);
    for (const other of missing) {
      report('gate.requires', ['features', id], `"${id}" makes no sense without "${other.id}".`, {
        suggestion: `Switch "${other.id}" on, or "${id}" off.`,
        target: 'key',
      });
    }
  }
};

const PROVIDER_KEYS: Readonly<Record<string, readonly string[]>> = {
  turnstile: ['siteKey'],
  geetest: ['siteKey'],
  firebase: ['apiKey', 'authDomain', 'projectId'],
};

const providersAreConfigured: Rule = (brand, report, { isIncomplete }) => {
  for (const kind of ['captcha', 'phoneAuth'] as const) {
    const settings: Partial<NonNullable<BrandFile['captcha' | 'phoneAuth']>> = brand[kind] ?? {};
    for (const key of PROVIDER_KEYS[settings.provider ?? 'none'] ?? []) {
      if (Object.hasOwn(settings, key) || isIncomplete([kind, key])) continue;
      const message = `The provider "${settings.provider}" needs "${key}".`;
      report('provider.incomplete', [kind, 'provider'], message, {
        suggestion: `Add "${kind}.${key}".`,
      });
    }
  }
};

/** Features that are on can work. */
export const gateRules: readonly Rule[] = [haveProviders, haveRequirements, providersAreConfigured];
