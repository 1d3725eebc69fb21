import type { BrandFile } from '../../schemas/brand.schema.ts';
import type {
  BrandAsset,
  LegalTopic,
  ResolvedBrand,
  ResolvedSection,
} from '../../schemas/resolvedBrand.ts';
import type { HomeSectionId } from '../../schemas/home.ts';
import { listAssets, type AssetFacts } from './assetFacts.ts';
import { featuresOf } from './features.ts';
import { parseHostPattern } from './host.ts';
import { languagesOf } from './languages.ts';
import type { MergedBrand } from './mergeChain.ts';
import { DEFAULT_SECTIONS, gateOfSection, withDefaultProps } from './sections.ts';

/** A theme as a brand carries it. */
export interface BrandTheme {
  readonly css: string;
  readonly color: ResolvedBrand['themeColor'];
  readonly scheme: ResolvedBrand['scheme'];
}

const LEGAL_TOPICS: readonly LegalTopic[] = [
  'about',
  'contact',
  'terms',
  'responsibleGaming',
  'privacy',
  'affiliates',
  'refund',
];

/** Name of the theme that a brand uses. */
export function themeNameOf(brand: BrandFile): string {
  return brand.theme?.tokens ?? 'default';
}

/** The address of a brand's picture; it changes with the content. */
export function assetAddress(hash: string, path: string): string {
  return `/brand-assets/${hash}/${path}`;
}

/** Fills every default in. The brand must have passed `checkBrand`. */
export function resolveBrand(
  merged: MergedBrand,
  assets: ReadonlyMap<string, AssetFacts>,
  theme: BrandTheme,
): ResolvedBrand {
  const brand = merged.value;
  const name = brand.name ?? merged.id;
  const languages = languagesOf(brand);
  const { captcha, phoneAuth, currency, jurisdiction, cdn } = brand;
  return {
    id: merged.id,
    name,
    merchantCode: brand.merchantCode ?? '',
    platform: brand.platform ?? 'web',
    lotteryType: brand.lotteryType ?? 'SEA',
    device: brand.device ?? 'WEB',
    languages,
    scheme: theme.scheme,
    features: featuresOf(brand),
    variants: brand.variants ?? {},
    menus: brand.menus ?? {},
    sections: resolveSections(brand),
    currency: {
      code: currency?.code ?? 'PTS',
      symbol: currency?.symbol ?? 'P',
      decimals: currency?.decimals ?? 2,
    },
    cdn: { images: cdn?.images ?? [], launch: cdn?.launch ?? [] },
    allowHosts: normaliseAllowHosts(brand),
    support: brand.support ?? {},
    social: brand.social ?? [],
    apps: brand.apps ?? {},
    legal: resolveLegal(brand),
    jurisdiction: { ...jurisdiction, minimumAge: jurisdiction?.minimumAge ?? 18 },
    captcha: captcha ?? { provider: 'none' },
    phoneAuth: phoneAuth ?? { provider: 'none' },
    analytics: brand.analytics ?? {},
    seo: {
      title: brand.seo?.title ?? { [languages.fallback]: name },
      description: brand.seo?.description ?? { [languages.fallback]: name },
    },
    assets: resolveAssets(merged, assets),
    messages: brand.messages ?? {},
    themeCss: theme.css,
    themeColor: theme.color,
  };
}

function resolveSections(brand: BrandFile): readonly ResolvedSection[] {
  const features = featuresOf(brand);
  const written = brand.home?.sections as typeof DEFAULT_SECTIONS | undefined;
  const isOpen = (section: HomeSectionId, props: object) => {
    const gate = gateOfSection(section, { ...props });
    return gate === undefined || features[gate];
  };
  return (written ?? DEFAULT_SECTIONS)
    .filter(({ section, props = {} }) => isOpen(section, props))
    .map(({ section, props = {} }) => ({ section, props: withDefaultProps(section, props) }));
}

function resolveLegal(brand: BrandFile): ResolvedBrand['legal'] {
  return Object.fromEntries(
    LEGAL_TOPICS.map((topic) => [topic, brand.legal?.[topic] ?? `/help?topic=${topic}`]),
  ) as Record<LegalTopic, string>;
}

function normaliseAllowHosts(brand: BrandFile): readonly string[] {
  return (brand.allowHosts ?? []).flatMap((written) => {
    const parsed = parseHostPattern(written);
    return parsed.ok ? [parsed.host] : [];
  });
}

function resolveAssets(
  merged: MergedBrand,
  assets: ReadonlyMap<string, AssetFacts>,
): ResolvedBrand['assets'] {
  const entries = listAssets(merged).flatMap(({ name, path, key }): [string, BrandAsset][] => {
    const facts = assets.get(key);
    if (facts?.state !== 'present') return [];
    const { hash, width, height } = facts;
    return [
      [name, { src: assetAddress(hash, path), ...(width && height ? { width, height } : {}) }],
    ];
  });
  const resolved: ResolvedBrand['assets'] = Object.fromEntries(entries);
  return resolved.logo && !resolved.logoLight
    ? { ...resolved, logoLight: resolved.logo }
    : resolved;
}
