import { compileMessage } from '@lingui/message-utils/compileMessage';
import { brandSchema, type BrandFile } from '../../schemas/brand.schema.ts';
import {
  LEGAL_TOPICS,
  type BrandAsset,
  type CompiledMessage,
  type LegalTopic,
  type ResolvedBrand,
  type ResolvedSection,
} from '../../schemas/resolvedBrand.ts';
import type { FeatureId } from '../../schemas/features.ts';
import type { PaymentChoice } from '../../schemas/payments.schema.ts';
import type { ResolvedTheme } from '../theme/types.ts';
import { listAssets, type AssetFacts } from './assetFacts.ts';
import { completeCurrency } from './currencies.ts';
import { playRulesOf } from '../payments/jurisdictions.ts';
import { featuresOf } from './features.ts';
import { parseHostPattern } from './host.ts';
import { languagesOf } from './languages.ts';
import { articleAddress } from './legal.ts';
import type { MergedBrand } from './mergeChain.ts';
import { DEFAULT_SECTIONS, gateOfSection, withDefaultProps } from './sections.ts';

/** A theme as a brand carries it. */
export interface BrandTheme {
  readonly css: string;
  readonly color: ResolvedBrand['themeColor'];
  readonly scheme: ResolvedBrand['scheme'];
  /** The families that its pages need. */
  readonly fonts: ResolvedTheme['fonts'];
}

/** Keys that go to the browser as they are written. */
const PLAIN_KEYS = [
  'merchantCode',
  'platform',
  'lotteryType',
  'lotteries',
  'payments',
  'identityChecks',
  'profile',
  'referral',
  'cashback',
  'agents',
  'device',
  'variants',
  'menus',
  'timeZone',
  'support',
  'social',
  'apps',
  'captcha',
  'phoneAuth',
  'analytics',
] as const;

const { session, registration } = brandSchema.properties;

/** What stands where a brand says nothing. */
const GAPS = {
  merchantCode: '',
  platform: 'web',
  lotteryType: 'SEA',
  lotteries: {},
  payments: {},
  identityChecks: null,
  profile: {},
  referral: null,
  cashback: null,
  agents: {},
  device: 'WEB',
  variants: {},
  menus: {},
  timeZone: 'UTC',
  wallet: { mode: 'single' },
  cdn: { images: [], launch: [] },
  support: {},
  social: [],
  apps: {},
  jurisdiction: { minimumAge: 18 },
  captcha: { provider: 'none' },
  session: {
    idleMinutes: session.properties.idleMinutes.default,
    maximumHours: session.properties.maximumHours.default,
  },
  registration: {
    audience: registration.properties.audience.default,
    passwordDays: registration.properties.passwordDays.default,
  },
  phoneAuth: { provider: 'none' },
  analytics: {},
} as const satisfies Partial<ResolvedBrand>;

/** Name of the theme that a brand uses. */
export function themeNameOf(brand: BrandFile): string {
  return brand.theme?.tokens ?? 'default';
}

/** The address of a brand's picture; it changes with the content. */
export function assetAddress(hash: string, path: string): string {
  return `/brand-assets/${hash}/${path}`;
}

/** What a brand offers to pay by, as far as the law of its market lets it. */
function lawfulPayments({ payments = {}, jurisdiction }: BrandFile): PaymentChoice {
  const { withdrawalsStand, depositsAreFree } = playRulesOf(jurisdiction?.country);
  const { deposits, withdrawals } = payments;
  return {
    ...payments,
    ...(depositsAreFree &&
      deposits?.methods && {
        deposits: {
          ...deposits,
          methods: deposits.methods.map((method) => ({ ...method, turnover: '0' })),
        },
      }),
    ...(withdrawalsStand && withdrawals && { withdrawals: { ...withdrawals, mayCancel: false } }),
  };
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
  const byName = { [languages.fallback]: name };
  return {
    ...GAPS,
    ...pickPlain(brand),
    id: merged.id,
    name,
    languages,
    scheme: theme.scheme,
    features: featuresOf(brand),
    sections: resolveSections(brand),
    currency: completeCurrency(brand.currency ?? {}),
    wallet: { ...GAPS.wallet, ...brand.wallet },
    cdn: { ...GAPS.cdn, ...brand.cdn },
    allowHosts: normaliseAllowHosts(brand),
    legal: resolveLegal(brand),
    publishedDrafts: publishedDraftsOf(brand),
    payments: lawfulPayments(brand),
    jurisdiction: { ...GAPS.jurisdiction, ...brand.jurisdiction },
    session: { ...GAPS.session, ...brand.session },
    registration: { ...GAPS.registration, ...brand.registration },
    seo: { title: byName, description: byName, ...brand.seo },
    messages: compileWordings(brand),
    assets: resolveAssets(merged, assets),
    themeCss: theme.css,
    themeColor: theme.color,
    fonts: theme.fonts,
  };
}

/** Compiled here, so that no browser needs the parser of ICU messages. */
function compileWordings({ messages = {} }: BrandFile): ResolvedBrand['messages'] {
  return Object.fromEntries(
    Object.entries(messages).map(([tag, wordings]) => [
      tag,
      Object.fromEntries(
        Object.entries(wordings).map(([id, text]) => [id, compileMessage(text) as CompiledMessage]),
      ),
    ]),
  );
}

/** What the brand says of the keys that go to the browser unchanged. */
function pickPlain(brand: BrandFile): Partial<Pick<ResolvedBrand, (typeof PLAIN_KEYS)[number]>> {
  return Object.fromEntries(
    PLAIN_KEYS.flatMap((key) => (brand[key] === undefined ? [] : [[key, brand[key]]])),
  );
}

/** A section of the home page, and the feature that is off where that keeps it from showing. */
export interface ArrangedSection extends ResolvedSection {
  readonly closedBy?: FeatureId;
}

/** The sections of the home page as the brand or the product arranges them, also those that do not show. */
export function arrangeSections(brand: BrandFile): readonly ArrangedSection[] {
  const features = featuresOf(brand);
  const written = brand.home?.sections as typeof DEFAULT_SECTIONS | undefined;
  return (written ?? DEFAULT_SECTIONS).map(({ section, props = {} }) => {
    const gate = gateOfSection(section, props);
    const isClosed = gate !== undefined && !features[gate];
    return {
      section,
      props: withDefaultProps(section, props),
      ...(isClosed && { closedBy: gate }),
    };
  });
}

function resolveSections(brand: BrandFile): readonly ResolvedSection[] {
  return arrangeSections(brand)
    .filter(({ closedBy }) => closedBy === undefined)
    .map(({ section, props }) => ({ section, props }));
}

/** Articles that say nothing in the merchant's name which it might not keep. */
const NEUTRAL_TOPICS: readonly LegalTopic[] = ['about', 'responsibleGaming'];

/** Which proposed articles a brand publishes; that about contact as soon as there is a way to reach it. */
function publishedDraftsOf({ legal = {}, support = {} }: BrandFile): readonly LegalTopic[] {
  const { email, phone, chatUrl } = support;
  return [
    ...(legal.confirmed ?? []),
    ...((email ?? phone ?? chatUrl) ? (['contact'] as const) : []),
  ];
}

function resolveLegal(brand: BrandFile): ResolvedBrand['legal'] {
  const readable = featuresOf(brand).helpCenter
    ? [...NEUTRAL_TOPICS, ...publishedDraftsOf(brand)]
    : [];
  return Object.fromEntries(
    LEGAL_TOPICS.flatMap((topic) => {
      const article = readable.includes(topic) ? articleAddress(topic) : undefined;
      const address = brand.legal?.[topic] ?? article;
      return address === undefined ? [] : [[topic, address]];
    }),
  );
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
