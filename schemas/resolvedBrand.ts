import type { LocaleTag } from '../locales/locales.ts';
import type { MenuEntry, MenuName, SocialKind } from './brand.schema.ts';
import type { LocalisedText } from './localisedText.ts';
import type { FeatureId } from './features.ts';
import type { FieldRule } from './fields.ts';
import type { HomeSectionId } from './home.ts';
import type { LotteryChoice } from './lotteries.schema.ts';
import type { IdentityChoice } from './identity.schema.ts';
import type { AgentsChoice } from './agents.schema.ts';
import type { CashbackChoice } from './cashback.schema.ts';
import type { ReferralChoice } from './referral.schema.ts';
import type { PaymentChoice } from './payments.schema.ts';
import type { BrandProfile } from './profile.ts';
import type { RegisterField } from './registration.ts';
import type { FontFamilyId } from './theme.schema.ts';

/** A picture of a brand as the browser asks for it: an address with a content hash, and its own size where known. */
export interface BrandAsset {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
}

/** A section of the home page with its props checked and defaults filled in. */
export interface ResolvedSection {
  readonly section: HomeSectionId;
  readonly props: Readonly<Record<string, unknown>>;
}

/** A message as the browser's catalogue holds it, without a parser: a text, or texts and placeholders in turn. */
export type CompiledMessage = string | (string | readonly unknown[])[];

/** What the links of the footer about the company may be about, in their order. */
export const LEGAL_TOPICS = [
  'about',
  'contact',
  'terms',
  'responsibleGaming',
  'privacy',
  'affiliates',
  'refund',
] as const;

/** One of them. */
export type LegalTopic = (typeof LEGAL_TOPICS)[number];

/**
 * A brand with every default filled in: what the gateway serves at `/brand.json`, the document carries
 * and components read. It holds nothing that a visitor may not see.
 */
export interface ResolvedBrand {
  readonly id: string;
  readonly name: string;
  readonly merchantCode: string;
  readonly platform: 'web';
  readonly lotteryType: 'SEA';
  /** Just what the brand says; `termsOf` fills the rest in. */
  readonly lotteries: LotteryChoice;
  /** Just what the brand says; `methodsOf` and `withdrawalTermsOf` fill the rest in. */
  readonly payments: PaymentChoice;
  /** Just what the brand says; `identityTermsOf` fills the rest in. Null without levels. */
  readonly identityChecks: IdentityChoice | null;
  /** Personal details, where the brand asks otherwise than the product does by itself. */
  readonly profile: BrandProfile;
  /** Just what the brand says; `referralTermsOf` fills the rest in. Null where friends bring nothing. */
  readonly referral: ReferralChoice | null;
  /** Just what the brand says; `cashbackTermsOf` fills the rest in. Null where nothing is given back. */
  readonly cashback: CashbackChoice | null;
  /** Just what the brand says of agents and their lines. */
  readonly agents: AgentsChoice;
  readonly device: 'WEB';
  readonly languages: {
    readonly offered: readonly LocaleTag[];
    readonly default: LocaleTag;
    readonly fallback: LocaleTag;
  };
  readonly scheme: 'dark' | 'light' | 'system';
  /** Every feature, defaults applied; the gateway's whitelabel answer narrows it further. */
  readonly features: Readonly<Record<FeatureId, boolean>>;
  /** Slot → variant, only where the brand chose one. */
  readonly variants: Readonly<Record<string, string>>;
  readonly menus: Readonly<Partial<Record<MenuName, readonly MenuEntry[]>>>;
  readonly sections: readonly ResolvedSection[];
  readonly currency: { readonly code: string; readonly symbol: string; readonly decimals: number };
  /** Where the merchant keeps its days, as the IANA names it. */
  readonly timeZone: string;
  /** One wallet for all games, or one a vendor beside the main one. */
  readonly wallet: {
    readonly mode: 'single' | 'transfer';
    /** The most that a vendor may pay in one round, in the main unit; undefined where anything goes. */
    readonly payoutLimit?: number;
  };
  readonly cdn: { readonly images: readonly string[]; readonly launch: readonly string[] };
  readonly allowHosts: readonly string[];
  readonly support: {
    readonly chatUrl?: string;
    readonly vipChatUrl?: string;
    readonly email?: string;
    readonly phone?: string;
  };
  readonly social: readonly { readonly kind: SocialKind; readonly href: string }[];
  readonly apps: { readonly ios?: string; readonly iosLite?: string; readonly android?: string };
  /** Addresses of the topics that have something to read: the merchant's own, or `/help?topic=<topic>`. */
  readonly legal: Readonly<Partial<Record<LegalTopic, string>>>;
  /** Proposed articles of the help centre that are the merchant's own by now. */
  readonly publishedDrafts: readonly LegalTopic[];
  readonly jurisdiction: {
    readonly country?: string;
    readonly minimumAge: number;
    /** The most that a spin of a slot may cost, in the main unit; the law may say less. */
    readonly highestStake?: number;
    readonly highestStakeYoung?: number;
    readonly licence?: {
      readonly authority: string;
      readonly number: string;
      readonly href?: string;
    };
    readonly helpline?: { readonly name: string; readonly href: string };
  };
  readonly captcha: {
    readonly provider: 'none' | 'altcha' | 'turnstile' | 'geetest';
    readonly siteKey?: string;
  };
  /** How long a member stays signed in. */
  readonly session: { readonly idleMinutes: number; readonly maximumHours: number };
  /** Who may have an account; of `fields` just what the brand says, the forms add the product's own rules. */
  readonly registration: {
    readonly audience: 'everyone' | 'members' | 'agents';
    readonly passwordDays: number;
    readonly fields?: Readonly<Partial<Record<RegisterField, Partial<FieldRule>>>>;
  };
  readonly phoneAuth: {
    readonly provider: 'none' | 'firebase';
    readonly apiKey?: string;
    readonly authDomain?: string;
    readonly projectId?: string;
  };
  readonly analytics: { readonly gtagId?: string };
  readonly seo: { readonly title: LocalisedText; readonly description: LocalisedText };
  readonly assets: {
    readonly logo?: BrandAsset;
    readonly logoLight?: BrandAsset;
    readonly mark?: BrandAsset;
    readonly favicon?: BrandAsset;
    readonly hero?: BrandAsset;
    readonly heroTall?: BrandAsset;
    readonly login?: BrandAsset;
    readonly socialImage?: BrandAsset;
  };
  /** The merchant's own wordings, compiled: a text, or the parts that ICU placeholders make of it. */
  readonly messages: Readonly<
    Partial<Record<LocaleTag, Readonly<Record<string, CompiledMessage>>>>
  >;
  /** Ids of the bundled font families, for the document's font rules. */
  readonly fonts: { readonly display: FontFamilyId; readonly text: FontFamilyId };
  /** Custom properties of both colour schemes, as the text of one style element. */
  readonly themeCss: string;
  /** Colour of the browser's own bars, by scheme. */
  readonly themeColor: { readonly dark: string; readonly light: string };
}
