import type { JSONSchema } from 'json-schema-to-ts';
import { LOCALE_TAGS } from '../locales/locales.ts';
import { brandSchema } from './brand.schema.ts';
import { FEATURE_IDS } from './features.ts';
import { HOME_SECTIONS } from './home.ts';
import { LEGAL_TOPICS, type ResolvedBrand } from './resolvedBrand.ts';
import { fontFamilyIds } from './theme.schema.ts';

const written = brandSchema.properties;
/** Refers to one of the definitions, so that the validator holds the code for each once. */
const text = { $ref: '#/definitions/text' };
const locale = { $ref: '#/definitions/locale' };
const link = { $ref: '#/definitions/link' };
const localisedText = { $ref: '#/definitions/localisedText' };
const menu = { $ref: '#/definitions/menu' };
const asset = { $ref: '#/definitions/asset' };
const color = { $ref: '#/definitions/color' };

const exactly = (
  properties: Readonly<Record<string, JSONSchema>>,
  optional: readonly string[],
) => ({
  type: 'object' as const,
  additionalProperties: false,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  properties,
});

const whole = (properties: Readonly<Record<string, JSONSchema>>) => exactly(properties, []);

const partial = (properties: Readonly<Record<string, JSONSchema>>) =>
  exactly(properties, Object.keys(properties));

const listOf = (items: JSONSchema) => ({ type: 'array' as const, items });

const namesOf = (object: object) => Object.keys(object);

const properties: Readonly<Record<keyof ResolvedBrand, JSONSchema>> = {
  id: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,62}$' },
  name: { type: 'string', minLength: 1, maxLength: 60 },
  merchantCode: written.merchantCode,
  platform: written.platform,
  lotteryType: written.lotteryType,
  lotteries: { type: 'object' },
  payments: { type: 'object' },
  identityChecks: { type: ['object', 'null'] },
  profile: { type: 'object' },
  referral: { type: ['object', 'null'] },
  cashback: { type: ['object', 'null'] },
  agents: { type: 'object' },
  device: written.device,
  languages: whole({
    offered: { type: 'array', minItems: 1, items: locale },
    default: locale,
    fallback: locale,
  }),
  scheme: { type: 'string', enum: ['dark', 'light', 'system'] },
  features: {
    type: 'object',
    required: FEATURE_IDS,
    additionalProperties: { type: 'boolean' },
  },
  variants: { type: 'object', additionalProperties: text },
  menus: partial(Object.fromEntries(namesOf(written.menus.properties).map((id) => [id, menu]))),
  sections: listOf(
    whole({
      section: { type: 'string', enum: namesOf(HOME_SECTIONS) },
      props: { type: 'object' },
    }),
  ),
  currency: whole(written.currency.properties),
  timeZone: text,
  wallet: exactly(written.wallet.properties, ['payoutLimit']),
  cdn: whole({ images: listOf(link), launch: listOf(link) }),
  allowHosts: listOf(text),
  support: partial({ chatUrl: link, vipChatUrl: link, email: text, phone: text }),
  social: listOf(whole({ kind: written.social.items.properties.kind, href: link })),
  apps: partial({ ios: link, iosLite: link, android: link }),
  legal: partial(Object.fromEntries(LEGAL_TOPICS.map((topic) => [topic, link]))),
  publishedDrafts: listOf({ type: 'string', enum: LEGAL_TOPICS }),
  jurisdiction: exactly(
    {
      country: text,
      minimumAge: { type: 'integer' },
      highestStake: { type: 'number' },
      highestStakeYoung: { type: 'number' },
      licence: exactly({ authority: text, number: text, href: link }, ['href']),
      helpline: whole({ name: text, href: link }),
    },
    ['country', 'highestStake', 'highestStakeYoung', 'licence', 'helpline'],
  ),
  captcha: exactly(written.captcha.properties, ['siteKey']),
  session: whole(written.session.properties),
  registration: { type: 'object', required: ['audience', 'passwordDays'] },
  phoneAuth: exactly(written.phoneAuth.properties, ['apiKey', 'authDomain', 'projectId']),
  analytics: partial(written.analytics.properties),
  seo: whole({ title: localisedText, description: localisedText }),
  assets: partial(Object.fromEntries(namesOf(written.assets.properties).map((id) => [id, asset]))),
  messages: {
    type: 'object',
    additionalProperties: {
      type: 'object',
      additionalProperties: { anyOf: [text, { type: 'array', maxItems: 200 }] },
    },
  },
  fonts: whole({ display: { enum: fontFamilyIds }, text: { enum: fontFamilyIds } }),
  themeCss: { type: 'string', pattern: '^[^<]*$' },
  themeColor: whole({ dark: color, light: color }),
};

const definitions: Readonly<Record<string, JSONSchema>> = {
  text: { type: 'string', maxLength: 1000 },
  locale: { type: 'string', enum: LOCALE_TAGS },
  /** An https address or a path of this site; never a script. */
  link: { type: 'string', maxLength: 500, pattern: '^(https://|/(?![/\\\\]))' },
  localisedText: { type: 'object', additionalProperties: text },
  menu: listOf({ anyOf: [text, whole({ label: localisedText, href: link })] }),
  asset: exactly(
    {
      src: { type: 'string', pattern: '^/brand-assets/[A-Za-z0-9_-]+/assets/[A-Za-z0-9._/-]+$' },
      width: { type: 'integer', minimum: 1 },
      height: { type: 'integer', minimum: 1 },
    },
    ['width', 'height'],
  ),
  color: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
};

/** Schema of what `/brand.json` answers; the browser checks it where no gateway filled the document. */
export const resolvedBrandSchema = { ...whole(properties), definitions };
