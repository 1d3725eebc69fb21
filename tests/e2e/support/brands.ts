import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getLocale, type LocaleTag } from '../../../locales/locales.ts';
import type { BrandFile } from '../../../schemas/brand.schema.ts';
import { REGISTER_FIELDS } from '../../../schemas/registration.ts';
import { PHONE_AUTH_PROJECT } from './settings.ts';

const folder = resolve(import.meta.dirname, '../../../brands');

/** A merchant of brands/, as its file says. */
export interface ShippedBrand {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly file: BrandFile;
}

/** Every merchant that the checkout ships and serves. */
export const SHIPPED_BRANDS: readonly ShippedBrand[] = readdirSync(folder).flatMap((id) => {
  const path = join(folder, id, 'brand.json');
  if (!existsSync(path)) return [];
  const file = JSON.parse(readFileSync(path, 'utf8')) as BrandFile;
  if (file.abstract || !file.name) return [];
  const host = file.hosts?.find((name) => name.endsWith('.localhost'));
  return host ? [{ id, name: file.name, host, file }] : [];
});

/** Every line that a registration form may have. */
const ALL_FIELDS = Object.fromEntries(REGISTER_FIELDS.map((field) => [field, { enabled: true }]));

/** A merchant that only the tests have; what it does not say is taken from Aurora. */
const testBrand = (id: string, more: object = {}) => ({
  id,
  host: `${id}.localhost`,
  file: {
    version: 1,
    extends: 'aurora',
    name: `House of ${id}`,
    merchantCode: id.toUpperCase().replaceAll('-', '_'),
    hosts: [`${id}.localhost`],
    languages: { offered: ['en', 'es', 'ar', 'ja', 'vi'], default: 'en', fallback: 'en' },
    ...more,
  },
});

/** Merchants in states that no shipped one is in. */
export const TEST_BRANDS = {
  /** Every feature that guards a screen is on. */
  open: testBrand('e2e-open', {
    features: {
      slots: true,
      live: true,
      fish: true,
      pvp: true,
      sports: true,
      esports: true,
      lottery: true,
      vnLottery: true,
      seaLottery: true,
      elott: true,
      seamless: true,
      promotions: true,
      vip: true,
      pointMall: true,
      announcements: true,
      helpCenter: true,
      appDownload: true,
      affiliate: true,
      registration: true,
      schemeSwitch: true,
      loginToHome: false,
    },
  }),
  /** Without games between members. */
  gated: testBrand('e2e-gated', { features: { pvp: false } }),
  /** Shows guests its log-in page first. */
  loginFirst: testBrand('e2e-login-first', { features: { loginToHome: true } }),
  maintained: testBrand('e2e-maintained'),
  restricted: testBrand('e2e-restricted'),
};

/** Every shipped merchant out of service, in both ways, at hosts of their own. */
export const CLOSED_BRANDS = SHIPPED_BRANDS.flatMap((brand) =>
  (['maintained', 'restricted'] as const).map((state) => {
    const id = `e2e-${brand.id}-${state}`;
    const merchantCode = id.toUpperCase().replaceAll('-', '_');
    const host = `${id}.localhost`;
    const file = { version: 1, extends: brand.id, name: brand.name, merchantCode, hosts: [host] };
    return { id, host, name: brand.name, state, merchantCode, file };
  }),
);

/** A merchant on which a way in is tried, in its own language. */
export interface IdentityBrand extends Omit<ShippedBrand, 'file'> {
  readonly merchantCode: string;
  readonly language: LocaleTag;
  readonly isRightToLeft: boolean;
}

const toIdentityBrand = (id: string): IdentityBrand => {
  const brand = SHIPPED_BRANDS.find((shipped) => shipped.id === id)!;
  const { merchantCode, languages } = brand.file as Required<BrandFile>;
  const language = languages.default as LocaleTag;
  return {
    id,
    name: brand.name,
    host: brand.host,
    merchantCode,
    language,
    isRightToLeft: getLocale(language).dir === 'rtl',
  };
};

/** One shipped merchant of each direction of writing. */
export const BOTH_WAYS: readonly IdentityBrand[] = ['aurora', 'majlis'].map(toIdentityBrand);

/** The one that most journeys are walked at, and the one of those that are walked from right to left. */
export const [AURORA, MAJLIS] = BOTH_WAYS as readonly [IdentityBrand, IdentityBrand];

/** The one that lives from lotteries. */
export const LOTUS = toIdentityBrand('lotus');

/** What both of the merchants below ask for, in each direction of writing. */
const derive = (suffix: string, more: object) =>
  BOTH_WAYS.map((parent) => {
    const id = `e2e-${parent.id}-${suffix}`;
    const host = `${id}.localhost`;
    const merchantCode = id.toUpperCase().replaceAll('-', '_');
    const file = { version: 1, extends: parent.id, name: parent.name, merchantCode, hosts: [host] };
    return { ...parent, id, host, merchantCode, file: { ...file, ...more } };
  });

/** Every check there is: of addresses and of passwords' ages, with a new password by phone. */
export const STRICT_BRANDS = derive('strict', {
  features: {
    addressCheck: true,
    passwordExpiry: true,
    phoneRecovery: true,
    smsLogin: true,
    announcements: false,
  },
  registration: { passwordDays: 90 },
});

/** Asks a provider whether a person is there, and people who register by phone for a password. */
export const PROVEN_BRANDS = derive('proven', {
  features: {
    loginCaptcha: true,
    mobileRegistration: true,
    mobilePassword: true,
    registrationSms: true,
    announcements: false,
  },
  captcha: { provider: 'altcha' },
  registration: { fields: ALL_FIELDS },
});

/** Lets nobody but agents in. */
export const AGENT_BRANDS = derive('agents', {
  features: { announcements: false },
  registration: { audience: 'agents' },
});

/** Asks an outside provider whether a person is there, each merchant by its own public key. */
const deriveAsking = (provider: 'turnstile' | 'geetest') =>
  derive(provider, {
    features: { loginCaptcha: true, announcements: false, addressCheck: false },
    captcha: { provider, siteKey: `e2e-${provider}-key` },
  });

/** Merchants of each outside captcha provider. */
export const ASKING_BRANDS = {
  turnstile: deriveAsking('turnstile'),
  geetest: deriveAsking('geetest'),
};

/** Lets an outside service vouch for phone numbers. */
export const PHONE_AUTH_BRANDS = derive('phone-auth', {
  features: {
    phoneAuth: true,
    smsLogin: true,
    mobileRegistration: true,
    registrationSms: true,
    announcements: false,
  },
  phoneAuth: {
    provider: 'firebase',
    apiKey: 'e2e-api-key',
    authDomain: 'e2e-livery.firebaseapp.com',
    projectId: PHONE_AUTH_PROJECT,
  },
});

/** Has no free demo. */
export const NO_TRIAL_BRANDS = derive('no-trial', { features: { freePlay: false } });

/** Merchants on which accounts are tried, beside the shipped ones. */
export const IDENTITY_BRANDS = [
  ...STRICT_BRANDS,
  ...PROVEN_BRANDS,
  ...AGENT_BRANDS,
  ...ASKING_BRANDS.turnstile,
  ...ASKING_BRANDS.geetest,
  ...PHONE_AUTH_BRANDS,
  ...NO_TRIAL_BRANDS,
];
